import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { starterWeek } from '@/domain/workshop/starterSet';
import { changeDocument, seedDocuments } from '../support/documents';
import { catchFiles } from '../support/files';
import { type SeededEvent, seedLedger } from '../support/ledgerSeed';
import { onFriday } from '../support/onFriday';
import { page } from '../support/renderApp';
import { storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const people = {
  anna: { name: 'Anna Berg', number: '198507099805' },
  bo: { name: 'Bo Lind' },
};
/** Tuesday to Thursday of the week: nobody stamped on Wednesday, and Bo never stamped out on Tuesday. */
const week: readonly SeededEvent[] = [
  { who: 'anna', kind: 'in', at: '2026-11-17 07:00' },
  { who: 'bo', kind: 'in', at: '2026-11-17 07:30' },
  { who: 'anna', kind: 'out', at: '2026-11-17 16:00' },
  { who: 'anna', kind: 'in', at: '2026-11-19 07:00' },
  { who: 'anna', kind: 'out', at: '2026-11-19 12:00' },
  {
    ...{ who: 'anna', kind: 'correction', at: '2026-11-19 17:00', corrects: 4 },
    ...{ told: '2026-11-19 16:30', reason: 'Gick på lunch' },
  },
];

/** Bo stamped out on Wednesday without having stamped in. */
const stray: readonly SeededEvent[] = [{ who: 'bo', kind: 'out', at: '2026-11-18 16:00' }];

async function openShifts(
  role: Role,
  search: string,
  heading = 'Dagar och tider',
  events: readonly SeededEvent[] = week,
) {
  const { person, workshopId } = await seedAs(role);
  const root = `workshops/${workshopId}`;
  const seeded = await seedLedger(workshopId, people, events);
  await seedDocuments(
    `${root}/openingHours`,
    Object.fromEntries(Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }])),
  );
  const path = heading === 'Dagar och tider' ? 'shifts' : 'verify';
  const { user } = await openAs(person, `/dashboard/personalliggare/${path}${search}`);
  await page(heading);
  return {
    ...{ user, root, ...seeded },
    stored: async () => Object.values(await storedDocuments(`${root}/ledger`)),
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

describe('The days and times of the ledger', () => {
  onFriday();

  it('show a day with what was corrected struck through beside its correction', async () => {
    await openShifts('staff', '?datum=2026-11-19');
    const struck = await screen.findByRole('deletion');
    expect(struck).toHaveTextContent('12:00:00 Ut Anna Berg');
    const row = struck.closest('li');
    expect(row).toHaveTextContent('Rättad: 16:30:00');
    expect(row).toHaveTextContent('Gick på lunch · Surfplattan, 2026:11:19 17:00:01');
    expect(rows()).toEqual(['NamnInUtTid', expect.stringContaining('9 h 30 min')]);
  });

  it('show a week, what nobody ended, and the open day without a stamp', async () => {
    const { user } = await openShifts('owner', '?vy=vecka&datum=2026-11-18');
    await screen.findByRole('table');
    expect(rows().slice(1)).toEqual([
      'Anna Berg–9 h–9 h 30 min–––18 h 30 min',
      'Bo Lind––1 utan sluttid–––––0 min1 utan sluttid',
    ]);
    const note = await screen.findByText(/^En dag då ni hade öppet saknar stämplingar/);
    expect(within(note).getByRole('link')).toHaveTextContent('onsdag 18 november');
    await user.type(screen.getByLabelText('Sök namn'), 'bo');
    expect(rows()).toHaveLength(2);
    expect(location.search).toContain('sok=bo');
    await user.type(screen.getByLabelText('Sök namn'), 'x');
    expect(await screen.findByText('Ingen i liggaren heter ”box”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Visa alla' }));
    expect(rows()).toHaveLength(3);
    await user.type(screen.getByLabelText('Sök namn'), 'bo');
    await user.click(screen.getByRole('button', { name: 'Person' }));
    await user.selectOptions(await screen.findByLabelText('Person'), 'Anna Berg');
    expect(await screen.findByText(/^2 pass, sammanlagt/)).toBeVisible();
  });

  it('show a person’s month with its sum, and lead from all people to one', async () => {
    const { user } = await openShifts('auditor', '?vy=person');
    await user.click(await screen.findByRole('link', { name: 'Anna Berg' }));
    expect(await screen.findByText(/^2 pass, sammanlagt/)).toHaveTextContent(/18\sh\s30\smin/);
    expect(location.search).toContain('person=anna');
    expect(screen.queryByRole('button', { name: 'Lägg till en stämpling' })).toBeNull();
  });

  it('count a shift over midnight on the day on which it began, and show it on both', async () => {
    const night: readonly SeededEvent[] = [
      { who: 'anna', kind: 'in', at: '2026-11-17 22:00' },
      { who: 'anna', kind: 'out', at: '2026-11-18 06:00' },
    ];
    const address = '?vy=vecka&datum=2026-11-18';
    const { user } = await openShifts('staff', address, 'Dagar och tider', night);
    await screen.findByRole('table');
    expect(rows().slice(1)).toEqual(['Anna Berg–8 h–––––8 h']);
    await user.click(screen.getByRole('link', { name: 'ons 18' }));
    await screen.findByRole('heading', { name: 'Onsdag 18 november' });
    expect(rows().slice(1)).toEqual(['Anna Berg22:00:00 2026:11:1706:00:00 2026:11:188 h']);
  });

  it('do not take somebody who is here for one whose end is missing', async () => {
    const going: readonly SeededEvent[] = [{ who: 'bo', kind: 'in', at: '2026-11-20 07:00' }];
    await openShifts('auditor', '?vy=person', 'Dagar och tider', going);
    await screen.findByRole('table');
    expect(rows().slice(1)).toEqual(['Bo Lind10 minär här']);
  });

  it('show who stamped out without having come, in every view, until it is corrected', async () => {
    const address = '?vy=vecka&datum=2026-11-18';
    const { user, stored } = await openShifts('owner', address, 'Dagar och tider', stray);
    const note = () => screen.findByText(/^En utstämpling saknar instämpling/);
    expect(await note()).toHaveTextContent(
      'En utstämpling saknar instämpling: Bo Lind onsdag 18 november 16:00:00. Tiden är inte med i någon summa. Lägg till instämplingen med en anledning, eller rätta utstämplingen.',
    );
    expect(rows().slice(1)).toEqual(['Bo Lind–––1 utan instämpling––––0 min1 utan instämpling']);
    await user.click(await button('Person'));
    expect(rows().slice(1)).toEqual(['Bo Lind00 min1 utan instämpling']);
    await user.click(screen.getByRole('link', { name: 'Bo Lind' }));
    await screen.findByText(/^0 pass, sammanlagt/);
    expect(rows().slice(1)).toEqual(['2026:11:18instämpling saknas16:00:00–']);
    await user.click(within(await note()).getByRole('link', { name: 'onsdag 18 november' }));
    await user.click(await button('Rätta 16:00:00 Ut Bo Lind'));
    expect(rows().slice(1)).toEqual(['Bo Lindinstämpling saknas16:00:00–']);
    await user.click(screen.getByLabelText('Stämplingen ska inte gälla alls'));
    await user.type(screen.getByLabelText('Varför?'), 'Bo var inte här');
    await user.click(await button('Lägg till rättelsen'));
    await waitFor(() => expect(screen.queryByText(/saknar instämpling/)).toBeNull());
    await waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  it('give an auditor the hours as a file without personal numbers', async () => {
    const files = catchFiles();
    const twice = { who: 'anna', kind: 'out', at: '2026-11-17 16:01' } as const;
    const { user } = await openShifts('auditor', '?vy=person', 'Dagar och tider', [...week, twice]);
    await user.click(await button('Spara timmarna som CSV'));
    expect(files[0]?.name).toBe('timmar-2026-11-01-2026-11-30.csv');
    const text = (await files[0]?.blob.text()) ?? '';
    const lines = (each: string) =>
      each
        .replaceAll(/["\uFEFF]/g, '')
        .trim()
        .split('\r\n');
    expect(lines(text)).toEqual([
      'Namn;Arbetspass;Timmar;Minuter;Pass utan sluttid;Utstämplingar utan instämpling',
      'Anna Berg;2;18,5;1110;0;1',
      'Bo Lind;1;0;0;1;0',
    ]);
    expect(text).not.toContain('9805');
    expect(screen.getByText(/saknar instämpling/)).not.toHaveTextContent('Lägg till');
    await user.selectOptions(screen.getByLabelText('Person'), 'Anna Berg');
    await user.click(await button('Spara timmarna som CSV'));
    const own = (await files[1]?.blob.text()) ?? '';
    expect(lines(own).slice(1)).toEqual(['Anna Berg;2;18,5;1110;0;1']);
  });

  it('take a correction, with a reason, as an event of its own', async () => {
    const { user, stored, events } = await openShifts('staff', '?datum=2026-11-17');
    await user.click(await button('Rätta 16:00:00 Ut Anna Berg'));
    const form = within(screen.getByRole('dialog', { name: 'Rätta stämplingen för Anna Berg' }));
    const clock = form.getByLabelText('Klockslag');
    await user.clear(clock);
    await user.type(clock, '15:15');
    await user.click(form.getByRole('button', { name: 'Lägg till rättelsen' }));
    expect(form.getByLabelText('Varför?')).toHaveAccessibleDescription(/^Skriv varför\./);
    await user.type(form.getByLabelText('Varför?'), 'Gick tidigare');
    await user.click(form.getByRole('button', { name: 'Lägg till rättelsen' }));
    expect(await screen.findByRole('deletion')).toHaveTextContent('16:00:00 Ut');
    await waitFor(async () => expect(await stored()).toHaveLength(week.length + 1));
    expect(await stored()).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'correction', correctsId: events[2], reason: 'Gick tidigare', by: 'Olle Ek' },
        newTimeAt: '2026-11-17T14:15:00Z',
      }),
    );
  });

  it('take a stamp that was forgotten, which ends the open shift', async () => {
    const { user, stored } = await openShifts('owner', '?datum=2026-11-17');
    await screen.findByText('sluttid saknas');
    await user.click(await button('Lägg till en stämpling'));
    const form = within(screen.getByRole('dialog', { name: 'Lägg till en stämpling' }));
    await user.click(form.getByRole('button', { name: 'Lägg till' }));
    expect(form.getByLabelText('Person')).toHaveAccessibleDescription('Välj en person.');
    await user.selectOptions(form.getByLabelText('Person'), 'Bo Lind');
    await user.selectOptions(form.getByLabelText('Stämpling'), 'Ut');
    await user.type(form.getByLabelText('Klockslag'), '16.45');
    await user.type(form.getByLabelText('Varför stämplades det inte då?'), 'Bo ringde');
    await user.click(form.getByRole('button', { name: 'Lägg till' }));
    await waitFor(() => expect(screen.queryByText('sluttid saknas')).toBeNull());
    await screen.findAllByText('registrerad i efterhand');
    await waitFor(async () => expect(await stored()).toHaveLength(week.length + 1));
  });
});

describe('A remark', () => {
  // It stands on the day that the server tells.
  it('is added to the day, and sent', async () => {
    const { user, stored } = await openShifts('staff', '');
    await user.click(await button('Skriv en anmärkning'));
    const form = within(screen.getByRole('dialog', { name: 'Skriv en anmärkning' }));
    await user.type(form.getByLabelText('Anmärkning'), 'Strömavbrott 07–08');
    await user.click(form.getByRole('button', { name: 'Spara' }));
    await screen.findByText(/^Strömavbrott 07–08 · Olle Ek/);
    await waitFor(async () =>
      expect(await stored()).toContainEqual(
        expect.objectContaining({ kind: 'note', personId: null, reason: 'Strömavbrott 07–08' }),
      ),
    );
  });
});

describe('“Kontrollera liggaren”', () => {
  onFriday();

  it('finds all in order, tells what that proves, and shows the control value', async () => {
    await openShifts('auditor', '', 'Kontrollera liggaren');
    await screen.findByText('Allt stämmer: 6 händelser från 1 enhet.');
    expect(screen.getByText(/^Kontrollen visar att ingen har ändrat/)).toHaveTextContent(
      /kapat slutet på en kedja: det avslöjas av en annan enhet .* kontrollvärde på papper\.$/,
    );
    await screen.findByText(/^[0-9A-F]{4}(-[0-9A-F]{4}){4}$/);
    expect(screen.queryByRole('heading', { name: 'Gallring' })).not.toBeInTheDocument();
  });

  it('tells what has been changed and taken away', async () => {
    const { user, root, events } = await openShifts('owner', '', 'Kontrollera liggaren');
    await screen.findByText(/^Allt stämmer/);
    expect(screen.getByText('Inget räkenskapsår är gammalt nog att gallra.')).toBeVisible();
    await changeDocument(`${root}/ledger/${events[3]}`, {
      ...{ reason: 'ändrad', newTimeAt: new Date('2026-11-19T05:00:00Z') },
      updatedAt: new Date('2026-11-20T07:00:00Z'),
    });
    await screen.findByText('Liggaren har fått nya händelser sedan kontrollen.');
    await user.click(await button('Kontrollera igen'));
    await screen.findByText('En sak stämmer inte bland 6 händelser från 1 enhet.');
    expect(screen.getByText(/stämmer inte med sin kontrollsumma/)).toHaveTextContent(
      'Händelsen 2026:11:19 07:00:00 stämmer inte med sin kontrollsumma: den är ändrad efter att den skrevs.',
    );
  });
});
