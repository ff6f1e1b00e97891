import { serverTime } from '../../scripts/firestoreValue';
import { told } from './ledgerWorld';
import { about, type Row } from './rows';
import { days, existing, inMs, type Person, workshops } from './world';
import { change } from './writes';

const ledger = about('ledger');
const { own } = workshops;
const path = `${own}/ledger/${told.in}`;
const removal = [{ delete: path }];
/** The last calendar year whose fiscal year is beyond the retention. */
const year = inMs(0).getUTCFullYear() - 3;

/** The ledger when the server registered the stamp then, and the fiscal year ends on this day. */
const registered = (createdAt: string, fiscalYearEnd = '12-31') => ({
  [path]: { ...existing(path), createdAt: new Date(createdAt) },
  [own]: { ...existing(own), fiscalYearEnd },
});

/** A fiscal year, and the instant in UTC at which it ends in Sweden. */
const ends = [
  ['12-31', `${year}-12-31T23:00:00.000Z`],
  ['04-30', `${year}-04-30T22:00:00.000Z`],
  ['02-28', `${year}-02-28T23:00:00.000Z`],
] as const;

/** The removal of what is beyond the retention, which owners do. */
export const ledgerRemovalRows: Row[] = [
  ...ends.flatMap(([end, at]) => {
    const before = new Date(new Date(at).getTime() - 1).toISOString();
    return [
      {
        ...ledger.may('owner', `remove the last event of a year that ended ${end}`, removal),
        where: registered(before, end),
      },
      ...(end === '02-28' && isLeap(year)
        ? []
        : [
            {
              ...ledger.mayNot('owner', `remove the first event after ${end}`, removal),
              where: registered(at, end),
            },
          ]),
    ];
  }),
  ...(['staff', 'auditor', 'kiosk', 'otherOwner', 'outsider', 'anonymous'] satisfies Person[]).map(
    (who) => ({
      ...ledger.mayNot(who, 'remove an event beyond the retention', removal),
      where: registered('2012-06-01T12:00:00.000Z'),
    }),
  ),
  {
    ...ledger.mayNot('owner', 'remove an event a year early by changing the fiscal year', removal),
    where: {
      ...registered(`${year}-12-01T12:00:00.000Z`),
      [own]: { ...existing(own), fiscalYearChangedAt: inMs(-1) },
    },
  },
  ledger.may('owner', 'remove an event that is gone', [{ delete: `${own}/ledger/gone` }]),
  ledger.mayNot('staff', 'remove an event that is gone', [{ delete: `${own}/ledger/gone` }]),
];

function isLeap(of: number): boolean {
  return new Date(Date.UTC(of, 1, 29)).getUTCDate() === 29;
}

const workshop = about('workshops');
const dated = { fiscalYearChangedAt: inMs(-days) };
const changed = { [own]: { ...existing(own), ...dated } };

/** The change of the fiscal year's end, by which the retention is counted. */
export const fiscalYearRows: Row[] = [
  workshop.may('owner', 'change the fiscal year and say that it was now', [
    change('olle', own, { fiscalYearEnd: '06-30', fiscalYearChangedAt: serverTime }),
  ]),
  workshop.mayNot('owner', 'change the fiscal year silently', [
    change('olle', own, { fiscalYearEnd: '06-30' }),
  ]),
  workshop.mayNot('owner', 'change the fiscal year and say that it was long ago', [
    change('olle', own, { fiscalYearEnd: '06-30', ...dated }),
  ]),
  {
    ...workshop.mayNot('owner', 'change the fiscal year again silently', [
      change('olle', own, { fiscalYearEnd: '06-30', ...dated }),
    ]),
    where: changed,
  },
  {
    ...workshop.mayNot('owner', 'say that the fiscal year was never changed', [
      change('olle', own, { fiscalYearChangedAt: null }),
    ]),
    where: changed,
  },
  {
    ...workshop.may('owner', 'change something else after the fiscal year', [
      change('olle', own, { ...dated, closedOnHolidays: false }),
    ]),
    where: changed,
  },
];
