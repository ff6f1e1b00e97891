import { CalendarDate } from '@internationalized/date';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { hoursCsv, ledgerCsv, shownNumber } from '@/domain/ledger/ledgerCsv';
import { ledgerRows } from '@/domain/ledger/ledgerRows';
import { workedTimes } from '@/domain/ledger/shifts';
import { builtLedger, ledgerOfKim } from './builtLedger';

const friday = new CalendarDate(2026, 11, 20);

function parsed(csv: string): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter: ';', skipEmptyLines: true });
  return data;
}

test('the ledger is a row for each event, a correction after what it corrects', async () => {
  const { ledger, stamps, stamp, correct, add } = await ledgerOfKim();
  const came = await stamp('in', '2026-11-20 07:10');
  const first = await correct(came, '2026-11-20 08:00', '2026-11-20 07:00');
  const struck = await correct(first, '2026-11-20 09:00', null);
  await add('inspection', '2026-11-20 10:00', {}, { pending: true });
  await add('out', '2026-11-20 15:00', { personId: 'unknown' }, { lateMs: 600_000 });
  const [headers, ...rows] = parsed(ledgerCsv(ledgerRows(ledger, stamps(), friday, friday)));
  expect(headers).toEqual([
    ...['Datum', 'Tid', 'Händelse', 'Namn', 'Person-, samordnings- eller utländskt nummer'],
    ...['Arbetsgivare', 'Arbetsgivarens nummer', 'Registrerad datum', 'Registrerad tid'],
    ...['Registrerad i efterhand', 'Registrerad av', 'Konto', 'Anledning'],
    ...['Rättar kontrollsumma', 'Kontrollsumma'],
  ]);
  const kim = ['Kim Ek', '19850709-9805', '', ''];
  const day = '2026:11:20';
  expect(rows.map((row) => row.slice(0, 14))).toEqual([
    [day, '07:10:00', 'In', ...kim, day, '07:10:01', '', 'Entrén', 'kiosk', '', ''],
    [
      ...[day, '07:00:00', 'Rättelse', ...kim, day, '08:00:01', ''],
      ...['Entrén', 'kiosk', 'Fel tid', came.data.hash],
    ],
    [
      ...['', '', 'Rättelse: gäller inte', ...kim, day, '09:00:01', ''],
      ...['Entrén', 'kiosk', 'Fel tid', first.data.hash],
    ],
    [
      ...[day, '10:00:00', 'Visad för kontroll', '', '', '', '', 'väntar', '', ''],
      ...['Entrén', 'kiosk', '', ''],
    ],
    [day, '15:00:00', 'Ut', '', '', '', '', day, '15:10:00', 'Ja', 'Entrén', 'kiosk', '', ''],
  ]);
  expect(rows.slice(0, 3).map((row) => row[14])).toEqual(
    [came, first, struck].map(({ data }) => data.hash),
  );
});

test('what somebody typed is no formula, and no separator', async () => {
  const built = builtLedger();
  const hired = await built.person({
    ...{ key: 'kim', name: '=HYPERLINK("http://x.example";"Klicka")', relation: 'hired' },
    ...{ employerName: '@SUM(A1)', employerNumber: '-2+3' },
  });
  const add = built.device('kiosk', '+46');
  await add('note', '2026-11-20 07:00', { personId: hired, reason: 'a;b "c"' });
  const csv = ledgerCsv(ledgerRows(built.ledger, built.stamps(), friday, friday));
  const [, row] = parsed(csv);
  expect(row?.slice(3, 13)).toEqual([
    ...['\'=HYPERLINK("http://x.example";"Klicka")', '19850709-9805', "'@SUM(A1)", "'-2+3"],
    ...['2026:11:20', '07:00:01', '', "'+46", 'kiosk', 'a;b "c"'],
  ]);
});

test.each([
  [{ kind: 'swedish', number: '198507099805' }, '19850709-9805'],
  [{ kind: 'foreign', number: 'PL 8507-1' }, 'PL 8507-1'],
  [{ kind: 'missing', number: null }, 'saknas'],
] as const)('the number %o is shown in full', (identity, text) => {
  const now = new Date();
  const data = { ...identity, salt: '', createdAt: now, updatedAt: now };
  expect(shownNumber(data)).toBe(text);
});

test('a number that nobody may read is missing', () => {
  expect(shownNumber(undefined)).toBe('saknas');
});

test('the hours are decimal, and tell no number of anybody', async () => {
  const { ledger, shifts, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-20 07:00');
  await stamp('out', '2026-11-20 12:20');
  await stamp('out', '2026-11-20 12:50');
  await stamp('in', '2026-11-20 13:00');
  const times = workedTimes(shifts(), friday, friday);
  const csv = hoursCsv(times, () => 'Kim Ek');
  expect(parsed(csv)).toEqual([
    [
      ...['Namn', 'Arbetspass', 'Timmar', 'Minuter', 'Pass utan sluttid'],
      'Utstämplingar utan instämpling',
    ],
    ['Kim Ek', '2', '5,33', '320', '1', '1'],
  ]);
  for (const { data } of ledger.identities) expect(csv).not.toContain(data.number);
  expect(csv).not.toContain('9805');
});
