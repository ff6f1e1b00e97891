import { type CsvCell, toCsv } from '@/domain/values/csvText';
import { formatPersonalIdentityNumber } from '@/domain/values/personalIdentityNumber';
import {
  accountOf,
  happenedAt,
  isLate,
  type LedgerEntry,
  ledgerKindLabels,
  stampedAt,
} from './ledgerEvent';
import { ledgerDate, ledgerTime } from './ledgerFormat';
import type { LedgerIdentity } from './ledgerPerson';
import type { LedgerRow } from './ledgerRows';
import type { WorkedTime } from './shifts';

const headers = [
  ...['Datum', 'Tid', 'Händelse', 'Namn', 'Person-, samordnings- eller utländskt nummer'],
  ...['Arbetsgivare', 'Arbetsgivarens nummer', 'Registrerad datum', 'Registrerad tid'],
  ...['Registrerad i efterhand', 'Registrerad av', 'Konto', 'Anledning'],
  ...['Rättar kontrollsumma', 'Kontrollsumma'],
];

/** An identity number as the ledger shows it, in full; `saknas` where nobody has told it. */
export function shownNumber(identity: LedgerIdentity | undefined): string {
  if (!identity || identity.number === null) return 'saknas';
  return identity.kind === 'swedish'
    ? formatPersonalIdentityNumber(identity.number)
    : identity.number;
}

/** The number of a line, and when it was told if that was afterwards. */
export function shownNumberOf({ identity, numberToldAt }: LedgerRow): string {
  const number = shownNumber(identity);
  return numberToldAt ? `${number}, tillagt ${ledgerDate(numberToldAt)}` : number;
}

/** Lines of the ledger as a CSV that a Swedish Excel opens: a row for each event, a correction after what it corrects. */
export function ledgerCsv(rows: readonly LedgerRow[]): string {
  const byId = new Map(
    rows.flatMap(({ event, corrections }) =>
      [event, ...corrections].map((each) => [each.id, each]),
    ),
  );
  const cells = rows.flatMap((row) =>
    [row.event, ...row.corrections].map((each) => {
      const corrected = byId.get(each.data.correctsId ?? '');
      return cellsOf(each, row, corrected?.data.hash ?? null);
    }),
  );
  return toCsv([headers, ...cells]);
}

function cellsOf(entry: LedgerEntry, row: LedgerRow, correctedHash: string | null): CsvCell[] {
  const { data, pending } = entry;
  const { person } = row;
  const { kind, newTimeAt, reason, by, hash } = data;
  const isStruck = kind === 'correction' && newTimeAt === null;
  const at = kind === 'in' || kind === 'out' ? stampedAt(data) : (newTimeAt ?? happenedAt(data));
  return [
    ...(isStruck ? ['', ''] : [ledgerDate(at), ledgerTime(at)]),
    isStruck ? 'Rättelse: gäller inte' : ledgerKindLabels[kind],
    ...(person ? [person.name, shownNumberOf(row)] : [null, null]),
    ...[person?.employerName ?? null, person?.employerNumber ?? null],
    ...(pending ? ['väntar', null] : [ledgerDate(data.createdAt), ledgerTime(data.createdAt)]),
    ...[isLate(entry) ? 'Ja' : '', by, accountOf(entry.id), reason],
    ...[correctedHash, hash],
  ];
}

/** The hours that people have worked, as a basis for pay, without their identity numbers; hours are decimal. */
export function hoursCsv(times: readonly WorkedTime[], nameOf: (key: string) => string): string {
  return toCsv([
    [
      ...['Namn', 'Arbetspass', 'Timmar', 'Minuter', 'Pass utan sluttid'],
      'Utstämplingar utan instämpling',
    ],
    ...times.map(({ key, shifts, minutes, withoutEnd, withoutStart }) => [
      ...[nameOf(key), shifts, Math.round((minutes * 100) / 60) / 100, minutes, withoutEnd],
      withoutStart,
    ]),
  ]);
}
