import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { company } from '../support/company';
import { changeDocument } from '../support/documents';
import { seedEvents, seedPerson } from '../support/ledger';
import { page } from '../support/renderApp';
import { storedDocuments } from '../support/storedValue';
import { at } from '../support/swedishInstant';
import { openAs, seedAs } from '../support/workshops';

const path = '/dashboard/personalliggare/kontroll';

const kindsIn = async (workshop: string) =>
  Object.values(await storedDocuments(`${workshop}/ledger`)).map((event) => Object(event).kind);

/** Opens the ledger of a workshop where Anders came at seven, which was corrected, and went at four, and Danko is here. */
async function openInspection(role: Role, query = '?dag=2026-11-20') {
  const { person, workshopId } = await seedAs(role);
  const workshop = `workshops/${workshopId}`;
  await changeDocument(workshop, { organisationNumber: company.organisationNumber });
  const anders = await seedPerson(workshop, {
    ...{ key: 'anders', name: 'Anders Holm' },
    number: { kind: 'swedish', number: '198507099805' },
  });
  const danko = await seedPerson(workshop, {
    ...{ key: 'danko', name: 'Danko Horvat', relation: 'hired' },
    ...{ employerName: 'Bemanning AB', employerNumber: '5560360793' },
    number: { kind: 'foreign', number: 'HR 4711-22' },
  });
  const [came = ''] = await seedEvents(workshop, [
    { kind: 'in', personId: anders, occurredAt: at('2026-11-20 07:00') },
    {
      ...{ kind: 'out', personId: anders, occurredAt: at('2026-11-20 16:00') },
      createdAt: at('2026-11-20 18:30'),
    },
  ]);
  const correction = {
    ...({
      kind: 'correction',
      personId: anders,
      correctsId: came,
      reason: 'Glömde stämpla',
    } as const),
    ...{ newTimeAt: at('2026-11-20 06:45'), occurredAt: at('2026-11-20 12:00') },
  };
  await seedEvents(workshop, [correction], { uid: person.uid, by: 'Kim Ek' });
  await seedEvents(workshop, [{ kind: 'in', personId: danko, occurredAt: new Date() }]);
  const { user } = await openAs(person, path + query);
  await page('Personalliggare');
  await screen.findByRole('heading', { level: 2, name: 'Här nu: 1' });
  // The opening becomes an event, whose write must not outlast the test.
  await waitFor(async () => expect(await kindsIn(workshop)).toContain('inspection'));
  return { user, workshop, person };
}

/** Gives the text of the file that the app offers. */
function offered() {
  const files: Blob[] = [];
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob);
    return 'blob:';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => [urls, revoked, clicked].forEach((spy) => spy.mockRestore()));
  return async () => {
    await waitFor(() => expect(files).toHaveLength(1));
    return files[0]?.text() ?? '';
  };
}

describe('The ledger for an inspector', () => {
  it('tells whose it is and who is here, and the account beside a written name', async () => {
    const { person } = await openInspection('owner');
    expect(screen.getByText('Organisationsnummer 443210-9876')).toBeInTheDocument();
    const here = screen.getByRole('region', { name: 'Här nu: 1' });
    expect(within(here).getByRole('row', { name: /^Danko/ })).toHaveTextContent(
      'Danko HorvatHR 4711-22Bemanning AB, 556036-0793',
    );
    const day = screen.getByRole('table', { name: 'Händelser 2026:11:20' });
    const [, first, corrected, second] = within(day).getAllByRole('row');
    expect(first?.querySelector('del')).toHaveTextContent('2026:11:20');
    const account = `Kim Ek, konto ${person.email}`;
    await waitFor(() => {
      expect(corrected?.querySelector('ins')).toHaveTextContent(
        `2026:11:20 06:45:00 Rättat 2026:11:20 12:00:00 av ${account}: Glömde stämpla`,
      );
    });
    expect(first).toHaveTextContent('19850709-9805');
    expect(second).toHaveTextContent('16:00:00Ut');
    expect(second).toHaveTextContent('18:30:00 Entrén, konto tablet registrerad i efterhand');
  });

  it('goes to any day that is kept, and to no other', async () => {
    const { user } = await openInspection('owner');
    expect(screen.getByRole('button', { name: 'Dagen före' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Dagen efter' }));
    expect(await screen.findByText('Ingen händelse den här dagen.')).toBeInTheDocument();
    expect(location.search).toBe('?dag=2026-11-21');
    const field = screen.getByRole('combobox', { name: 'Visa dagen' });
    await user.clear(field);
    await user.type(field, '2026-11-19{Enter}');
    expect(await screen.findByText('Liggaren börjar 2026:11:20.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Idag' }));
    const table = await screen.findByRole('table', { name: /^Händelser/ });
    expect(within(table).getByRole('cell', { name: 'Danko Horvat' })).toBeInTheDocument();
  });

  it('is given out as a file with hashes and as CSV, which the ledger tells', async () => {
    const { user, workshop } = await openInspection('auditor');
    const file = offered();
    await user.click(screen.getByRole('button', { name: 'JSON-fil med kontrollsummor' }));
    const json: unknown = JSON.parse(await file());
    expect(json).toMatchObject({
      format: 'verkstadsnavet-personalliggare',
      business: { name: 'Ekens bil', organisationNumber: '4432109876' },
      persons: [{ name: 'Anders Holm', number: '198507099805' }],
    });
    expect(
      await screen.findByText('JSON 2026:11:20–2026:11:20. Utlämningen är antecknad i liggaren.'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await kindsIn(workshop)).toContain('export'));
  });

  it('is given out for at most a year', async () => {
    const { user } = await openInspection('owner');
    const to = screen.getByRole('combobox', { name: 'Till' });
    await user.clear(to);
    await user.type(to, '2026-11-19{Enter}');
    expect(await screen.findByText('Liggaren börjar 2026:11:20.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Året' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Från' })).toHaveValue('2026-11-20'),
    );
    const file = offered();
    await user.click(screen.getByRole('button', { name: 'CSV-fil' }));
    const csv = await file();
    expect(csv).toContain('"Ut";"Anders Holm";"19850709-9805"');
    expect(csv).toContain('"In";"Danko Horvat";"HR 4711-22";"Bemanning AB"');
    await screen.findByText(/^CSV .* Utlämningen är antecknad i liggaren\.$/);
  });

  it('does not show numbers to staff, says so, and gives nothing out', async () => {
    await openInspection('staff');
    expect(
      screen.getByText(/^Med din roll syns inte identitetsnumren. Vid en kontroll/),
    ).toBeInTheDocument();
    expect(screen.queryByText('Identitetsnummer')).toBeNull();
    expect(document.body).not.toHaveTextContent('19850709');
    expect(screen.queryByRole('button', { name: 'CSV-fil' })).toBeNull();
  });
});
