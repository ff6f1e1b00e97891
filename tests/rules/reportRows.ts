import { about, type Row } from './rows';
import { existing, workshops, type Person } from './world';
import { change, create } from './writes';

const { own } = workshops;

/** A workshop whose reports the owner shares with staff, and one of a version before it could. */
const shared = { [own]: { ...existing(own), sharesReports: true } };

const where = (worlds: Row['where'], who: Person, isAllowed: boolean): Row[] =>
  ['reportMonths', 'reportGoals'].flatMap((name) => {
    const { may, mayNot } = about(name);
    const requests = [{ get: `${own}/${name}/2026-10` }, { list: `${own}/${name}`, limit: 100 }];
    return requests.map((request) => ({
      ...(isAllowed ? may : mayNot)(
        who,
        `${'get' in request ? 'get' : 'list'} one that is shared with staff`,
        request,
      ),
      where: worlds,
    }));
  });

/** Rows about reports that the owner shares with staff, and about the sealing of days. */
export const reportRows: Row[] = [
  ...where(shared, 'staff', true),
  ...where(shared, 'otherOwner', false),
  ...where(shared, 'outsider', false),
  {
    ...about('reportMonths').mayNot('staff', 'seal a day that is shared with staff', [
      change('stina', `${own}/reportMonths/2026-10`, { days: { '01': '' } }),
    ]),
    where: shared,
  },
  about('reportMonths').may('owner', 'seal all days of a month at once', [
    create('olle', `${own}/reportMonths/2026-09`, {
      days: Object.fromEntries(
        Array.from({ length: 30 }, (_, n) => [
          String(n + 1).padStart(2, '0'),
          `net|25|${n};customer|anna|${n}`,
        ]),
      ),
    }),
  ]),
  about('reportMonths').mayNot('owner', 'seal a day with an earlier time', [
    {
      set: `${own}/reportMonths/2026-10`,
      fields: {
        ...existing(`${own}/reportMonths/2026-10`),
        ...{ updatedAt: new Date('2026-11-01T00:00:00Z'), updatedBy: 'olle' },
      },
    },
  ]),
];
