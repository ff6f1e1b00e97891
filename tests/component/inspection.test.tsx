import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { type InspectionFields, newInspection } from '@/domain/inspection/inspection';
import { newOrder } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import type { Role } from '@/domain/workshop/member';
import { removeDocument, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { button, heading, openOrders } from '../support/workOrders';

const order = newOrder({ customerId: 'anna', vehicleId: 'car', odometerKm: 123_456, lines: {} });
const brakes = { name: 'Bromsar', points: 'Bromsar:\nBelägg (mm)\nSkivor\nSikt:\nRuta', order: 0 };
const inspection = newInspection('1042', 'Bromsar', [
  { group: 'Bromsar', text: 'Belägg', unit: 'mm' },
  { group: 'Bromsar', text: 'Skivor', unit: '' },
  { group: 'Sikt', text: 'Ruta', unit: '' },
]);
const begun = { '1042_a': inspection };
const judged = (state: string, by: string): unknown =>
  expect.stringMatching(new RegExp(`^${state}\\|${by}\\|\\d{13}$`));

/** Opens a page of the order 1042 of a workshop with these templates and inspections. */
async function open(
  path: string,
  {
    inspections = begun,
    templates = {},
    orders = { '1042': order },
    role = 'staff',
  }: {
    inspections?: Record<string, object>;
    templates?: Record<string, object>;
    orders?: Record<string, OrderFields>;
    role?: Role;
  } = {},
) {
  const also = { inspections, inspectionTemplates: templates };
  const app = await openOrders(`workorders/1042${path}`, orders, { role, also });
  const { root, stored } = app;
  return {
    ...app,
    /** Writes documents as somebody does on another device. */
    elsewhere: (of: string, documents: Record<string, object>) =>
      seedDocuments(`${root}/${of}`, documents, new Date()),
    remove: (of: string) => removeDocument(`${root}/${of}`),
    found: async (id = '1042_a') => (await stored(`inspections/${id}`)) as InspectionFields,
    lines: async () => {
      const { lines } = (await stored('workOrders/1042')) as { lines: Record<string, string> };
      return Object.entries(lines);
    },
  };
}

const point = (name: string) => screen.findByRole('heading', { level: 2, name });
const state = (name: string) =>
  within(screen.getByRole('group', { name: 'Bedömning' })).getByRole('button', { name });

describe('An inspection', () => {
  it('begins from a template, whose points it copies', async () => {
    const { user, found, all, events, remove } = await open('', {
      templates: { t1: brakes },
      inspections: {},
    });
    await screen.findByText('Ingen bilkontroll än.');
    await user.click(await button('Kontrollera bilen'));
    const dialog = await screen.findByRole('dialog', { name: 'Kontrollera bilen' });
    await user.click(await within(dialog).findByRole('button', { name: 'Bromsar' }));
    await point('Belägg');
    await waitFor(async () => expect(Object.values(await all('inspections'))).toHaveLength(1));
    await remove('inspectionTemplates/t1');
    const [id = ''] = Object.keys(await all('inspections'));
    expect(id).toMatch(/^1042_/);
    expect(await found(id)).toMatchObject(inspection);
    expect(await events()).toMatchObject([
      { kind: 'inspection', orderId: '1042', inspectionId: id, after: 'Bromsar' },
    ]);
    await user.click(await screen.findByRole('link', { name: 'AO\u00a01042' }));
    expect(await screen.findByText('Bilkontroll: Bromsar')).toBeVisible();
    expect(await screen.findByText('3 ej kontrollerade')).toBeVisible();
  });

  it('begins from the starter set where the workshop has no templates', async () => {
    const { user, found, all } = await open('', { inspections: {} });
    await user.click(await button('Kontrollera bilen'));
    const dialog = await screen.findByRole('dialog', { name: 'Kontrollera bilen' });
    const names = (await within(dialog).findAllByRole('button', { name: /^(V|D|T)/ })).map(
      (each) => each.textContent,
    );
    expect(names).toEqual(['Verkstad', 'Däck', 'Tvätt']);
    await user.click(within(dialog).getByRole('button', { name: 'Verkstad' }));
    await point('Bromsbelägg fram');
    expect(screen.getByText('Punkt 1 av 30 · Bromsar')).toBeVisible();
    await waitFor(async () => expect(Object.values(await all('inspections'))).toHaveLength(1));
    const [id = ''] = Object.keys(await all('inspections'));
    expect(Object.values((await found(id)).points)).toHaveLength(30);
  });

  it('begins from the starter set without a network too', async () => {
    const { user, db, all } = await open('', { inspections: {} });
    const start = await button('Kontrollera bilen');
    await loseNetwork(db());
    await user.click(start);
    const dialog = await screen.findByRole('dialog', { name: 'Kontrollera bilen' });
    await user.click(await within(dialog).findByRole('button', { name: 'Däck' }));
    await point('Vänster fram');
    await findNetwork(db());
    await waitFor(async () =>
      expect(Object.values(await all('inspections'))).toMatchObject([{ templateName: 'Däck' }]),
    );
  });

  it('records each point with its value, its note, who and when', async () => {
    const { user, found, events } = await open('/inspections/1042_a');
    await screen.findByRole('option', { name: 'Kim Ek' });
    await user.selectOptions(screen.getByLabelText('Vem är du?'), 'Kim Ek');
    await point('Belägg');
    await user.click(state('Röd – åtgärda'));
    await user.type(screen.getByLabelText('Mätvärde i mm'), '2,5');
    await user.type(screen.getByLabelText('Anteckning om bilen'), 'Gnisslar | <img src=x>');
    await user.click(await button('Nästa punkt'));
    const heading = await point('Skivor');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByLabelText(/^Mätvärde/)).toBeNull();
    await user.click(state('Grön – OK'));
    await waitFor(async () => {
      expect(await found()).toMatchObject({
        points: inspection.points,
        judged: { p00: judged('red', 'kim'), p01: judged('green', 'kim') },
        measured: { p00: '2500' },
        notes: { p00: 'Gnisslar / <img src=x>' },
      });
    });
    await user.click(await button('Föregående'));
    await waitFor(async () => expect(await point('Belägg')).toHaveFocus());
    expect(state('Röd – åtgärda')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Mätvärde i mm')).toHaveValue('2,5');
    expect(screen.getByText(/^Kim Ek, /)).toBeVisible();
    const told = await events();
    expect(told).toHaveLength(4);
    expect(told).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'point', inspectionId: '1042_a', lineId: 'p00' },
        before: 'Bromsar|mm|Belägg|unchecked||',
        after: 'Bromsar|mm|Belägg|red||',
      }),
    );
  });

  it('stays at a point whose measured value cannot be read, with what was typed', async () => {
    const { user, found } = await open('/inspections/1042_a');
    await point('Belägg');
    const value = screen.getByLabelText('Mätvärde i mm');
    await user.type(value, 'slitet');
    await user.click(await button('Nästa punkt'));
    await waitFor(() => expect(value).toHaveFocus());
    expect(value).toHaveAccessibleDescription('Skriv ett tal, till exempel 2,5.');
    expect(value).toHaveValue('slitet');
    expect(screen.getByRole('heading', { level: 2, name: 'Belägg' })).toBeVisible();
    await user.clear(value);
    await user.type(value, '4');
    await user.click(await button('Nästa punkt'));
    await point('Skivor');
    await waitFor(async () => expect((await found()).measured).toEqual({ p00: '4000' }));
  });

  it('keeps a typed note when its point is left, and tells what it cannot keep', async () => {
    const { user, found } = await open('/inspections/1042_a');
    await point('Belägg');
    await user.type(screen.getByLabelText('Mätvärde i mm'), 'slitet');
    await user.type(screen.getByLabelText('Anteckning om bilen'), 'Rost');
    // No field is left before the page is.
    fireEvent.click(screen.getByRole('link', { name: 'Alla punkter' }));
    expect(await screen.findByText('”slitet” är inget mätvärde och sparades inte.')).toBeVisible();
    await waitFor(async () => expect((await found()).notes).toEqual({ p00: 'Rost' }));
    expect((await found()).measured).toEqual({});
  });

  it('keeps what was typed when the app is put aside', async () => {
    const { user, found } = await open('/inspections/1042_a');
    await point('Belägg');
    await user.type(screen.getByLabelText('Mätvärde i mm'), '3');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(async () => expect((await found()).measured).toEqual({ p00: '3000' }));
    expect(screen.getByLabelText('Mätvärde i mm')).toHaveFocus();
    await user.keyboard(',5');
    await user.click(await button('Nästa punkt'));
    await waitFor(async () => expect((await found()).measured).toEqual({ p00: '3500' }));
  });

  it('goes by keys, and ends in the list of all points', async () => {
    const { user, found } = await open('/inspections/1042_a');
    await point('Belägg');
    await user.keyboard('2{ArrowRight}');
    await point('Skivor');
    await user.keyboard('1{ArrowLeft}');
    await point('Belägg');
    await user.keyboard('0{ArrowRight}');
    await point('Skivor');
    await user.keyboard('{ArrowRight}');
    await point('Ruta');
    await user.keyboard('3{ArrowRight}');
    await waitFor(async () => expect(await point('Alla punkter')).toHaveFocus());
    const sight = screen.getByRole('region', { name: 'Sikt' });
    await waitFor(() =>
      expect(within(sight).getByRole('link')).toHaveTextContent('Ruta Röd – åtgärda'),
    );
    await user.click(within(sight).getByRole('link'));
    await waitFor(async () => expect(await point('Ruta')).toHaveFocus());
    await waitFor(async () => {
      const states = Object.entries((await found()).judged).map(([id, each]) => [
        id,
        each.split('|')[0],
      ]);
      expect(Object.fromEntries(states)).toEqual({ p00: 'unchecked', p01: 'green', p02: 'red' });
    });
  });

  it('makes a line of the order of a red point in one press, and takes it back', async () => {
    const { user, lines } = await open('/inspections/1042_a');
    await point('Belägg');
    expect(screen.queryByRole('button', { name: 'Lägg till på ordern' })).toBeNull();
    await user.click(state('Röd – åtgärda'));
    await user.type(screen.getByLabelText('Mätvärde i mm'), '2');
    await user.click(await button('Lägg till på ordern'));
    const link = await screen.findByRole('link', { name: 'Finns som rad på arbetsordern' });
    const made = [['a-p00', 'labour|1000|h|0|0|25||open||todo|Belägg, 2 mm']];
    await waitFor(async () => expect(await lines()).toEqual(made));
    await user.click(await button('Ångra'));
    await button('Lägg till på ordern');
    expect(link).not.toBeInTheDocument();
    await waitFor(async () => expect(await lines()).toEqual([]));
    await user.click(await button('Lägg till på ordern'));
    await user.click(await screen.findByRole('link', { name: 'Finns som rad på arbetsordern' }));
    expect(await screen.findByText('Belägg, 2 mm')).toBeVisible();
  });

  it('makes one line of a point of which two people make one at once', async () => {
    const { user, lines, db, elsewhere } = await open('/inspections/1042_a?punkt=p00', {
      inspections: { '1042_a': { ...inspection, judged: { p00: 'red|kim|1795420800000' } } },
    });
    await point('Belägg');
    const make = await button('Lägg till på ordern');
    await loseNetwork(db());
    await user.click(make);
    await screen.findByText('Offline, 1 väntar');
    const theirs = 'labour|1000|h|0|0|25||open||todo|Belägg';
    await elsewhere('workOrders', { '1042': { ...order, lines: { 'a-p00': theirs } } });
    await findNetwork(db());
    await screen.findByText('Sparat');
    expect(await lines()).toEqual([['a-p00', theirs]]);
  });

  it('is filled in without a network, and the server gets it afterwards', async () => {
    const { user, found, lines, db } = await open('/inspections/1042_a');
    await point('Belägg');
    await loseNetwork(db());
    await user.click(state('Gul – snart'));
    await user.click(await button('Lägg till på ordern'));
    await user.click(await button('Nästa punkt'));
    await point('Skivor');
    await user.type(screen.getByLabelText('Anteckning om bilen'), 'Rost');
    await user.click(state('Grön – OK'));
    await screen.findByText(/^Offline, \d väntar$/);
    expect(await found()).toMatchObject(inspection);
    await findNetwork(db());
    await waitFor(async () => {
      expect(await found()).toMatchObject({
        judged: { p00: judged('amber', '.+'), p01: judged('green', '.+') },
        notes: { p01: 'Rost' },
      });
      expect(await lines()).toHaveLength(1);
    });
  });

  it('keeps the work of two people at one point, the last one for the same field', async () => {
    const { user, found, db, elsewhere } = await open('/inspections/1042_a');
    await point('Belägg');
    await loseNetwork(db());
    await user.click(state('Röd – åtgärda'));
    await screen.findByText('Offline, 1 väntar');
    const theirs = {
      judged: { p00: 'green|vera|1795420800000', p02: 'amber|vera|1795420800000' },
      ...{ measured: { p00: '4000' }, notes: { p00: 'Nya' } },
    };
    await elsewhere('inspections', { '1042_a': { ...inspection, ...theirs } });
    await findNetwork(db());
    await waitFor(async () => {
      expect(await found()).toMatchObject({
        ...theirs,
        judged: { ...theirs.judged, p00: judged('red', '.+') },
      });
    });
    await user.click(screen.getByRole('link', { name: 'Alla punkter' }));
    const history = await screen.findByRole('region', { name: 'Historik' });
    expect(
      await within(history).findByText('Belägg: Ej kontrollerad → Röd – åtgärda'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'AO\u00a01042' }));
    await heading(/^AO/);
    const ofOrder = await screen.findByRole('region', { name: 'Historik' });
    expect(await within(ofOrder).findByText('Skapad: Incheckad')).toBeVisible();
    expect(within(ofOrder).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps what was found without a network although the order has ended meanwhile', async () => {
    const { user, db, elsewhere, found } = await open('/inspections/1042_a');
    await point('Belägg');
    await loseNetwork(db());
    await user.click(state('Röd – åtgärda'));
    await screen.findByText('Offline, 1 väntar');
    await elsewhere('workOrders', {
      '1042': { ...order, stage: 'closed', isOpen: false, closedReason: 'Såld' },
    });
    await findNetwork(db());
    await waitFor(async () =>
      expect(await found()).toMatchObject({ judged: { p00: judged('red', '.+') } }),
    );
    const region = await screen.findByRole('region', { name: 'Bromsar' });
    expect(within(region).getByText(/^Röd – åtgärda/)).toBeVisible();
  });

  it.each([
    ['an auditor', 'auditor', order],
    [
      'staff, of an order that has ended',
      'staff',
      { ...order, stage: 'closed', isOpen: false, closedReason: 'Såld' },
    ],
  ] as const)('is only shown to %s', async (_, role, ended) => {
    await open('/inspections/1042_a', { role, orders: { '1042': ended } });
    const region = await screen.findByRole('region', { name: 'Bromsar' });
    expect(within(region).getByText('Belägg')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Bedömning' })).toBeNull();
    expect(within(region).queryByRole('link')).toBeNull();
    expect(screen.queryByLabelText('Vem är du?')).toBeNull();
  });

  it('is not found under the number of another order', async () => {
    await open('/inspections/1042_a', {
      inspections: { '1042_a': { ...inspection, orderId: '1' } },
    });
    await heading('Bilkontrollen finns inte');
    expect(screen.getByRole('link', { name: 'Till arbetsordern' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/1042',
    );
  });
});

describe('A check before the car is handed over', () => {
  const lines = { a: 'labour|1000|h|100|0|25||accepted|100|done|Bromsbyte' };
  const checking = { ...order, stage: 'checking' as const, sentBy: 'vera', lines };

  it('sends the order back with what is red as the reason', async () => {
    const { user, stored, all } = await open('', {
      orders: { '1042': checking },
      inspections: {},
    });
    await user.click(await button('Kontrollera arbetet'));
    const dialog = await screen.findByRole('dialog', { name: 'Kontrollera arbetet' });
    await user.click(await within(dialog).findByRole('button', { name: 'Kontroll före lämning' }));
    await point('Provkörning');
    await user.click(state('Grön – OK'));
    await user.click(await button('Nästa punkt'));
    await point('Hjulbultar dragna med moment');
    await user.click(state('Röd – åtgärda'));
    await user.click(screen.getByRole('link', { name: 'Alla punkter' }));
    await user.click(await button('Skicka tillbaka'));
    await heading(/^AO/);
    const reason = 'Rött i kontrollen: Hjulbultar dragna med moment';
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working' });
      expect(Object.values(await all('orderEvents'))).toContainEqual(
        expect.objectContaining({ before: 'checking', after: 'working', reason }),
      );
    });
    expect(Object.values(await all('inspections'))).toMatchObject([{ isCheck: true }]);
  });

  it('lets no order become ready with a red point, and proposes the reason', async () => {
    const { user, stored } = await open('', {
      orders: { '1042': checking },
      inspections: {
        '1042_a': { ...inspection, isCheck: true, judged: { p02: 'red|kim|1795420800000' } },
      },
    });
    await screen.findByText('1 röd');
    await user.click(await button('Godkänn och markera klar'));
    expect(
      await screen.findByText('Kontrollen har röda punkter. Skicka tillbaka ordern.'),
    ).toBeVisible();
    await user.click(await button('Skicka tillbaka'));
    expect(await screen.findByLabelText('Varför?')).toHaveValue('Rött i kontrollen: Ruta');
    await user.click(await button('Spara'));
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working' }),
    );
  });
});

describe('The protocol', () => {
  it('tells the state of every point in words, by whom, and what nobody has looked at', async () => {
    const found = {
      judged: { p00: 'red|kim|1795420800000', p01: 'green|gone|1795420800000' },
      ...{ measured: { p00: '2500' }, notes: { p00: 'Gnisslar <b>mycket</b>' } },
    };
    await open('/inspections/1042_a/print', {
      inspections: { '1042_a': { ...inspection, ...found } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Kontrollprotokoll AO\u00a01042' });
    await waitFor(() => {
      const rows = screen
        .getAllByRole('row')
        .map((row) => row.textContent.replaceAll('\u00a0', ' '));
      expect(rows).toEqual(
        expect.arrayContaining([
          'BeläggGnisslar <b>mycket</b> Röd – åtgärda2,5 mmKim Ek, 2026-11-23 09:00',
          'Skivor Grön – OKnågon som inte längre är med, 2026-11-23 09:00',
          'Ruta Ej kontrollerad',
        ]),
      );
    });
    const sheet = screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');
    for (const text of ['Ekens bil', 'ABC 123', '123 456 km', 'Anna Berg', '1 röd, 1 grön']) {
      expect(sheet).toContain(text);
    }
    expect(sheet).not.toContain('Fylls i för hand');
  });
});
