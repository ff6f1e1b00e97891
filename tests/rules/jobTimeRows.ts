import type { Filter } from '../support/rulesClient';
import { jobTime, ownJob } from './orderWorld';
import { about, type Row } from './rows';
import { existing, type Person, workshops } from './world';

const { own } = workshops;
const { may, mayNot } = about('jobTimes');
const listed = (...filters: Filter[]) => ({ list: `${own}/jobTimes`, limit: 500, filters });

const ofCard = (staffId: string): Filter => ['staffId', '==', staffId];
const ofOrder = (orderId: string): Filter => ['orderId', '==', orderId];
const inPeriod: Filter = ['startedAt', '>=', ownJob.from];
const corrections: Filter = ['corrects', 'in', [ownJob.timeId, 'p2_0']];

const stina = `${own}/members/stina`;
/** The staff member is tied to `p1`. */
const tied = { [stina]: { ...existing(stina), staffId: jobTime.staffId } };
/** The owner shares the reports with staff. */
const shared = { [own]: { ...existing(own), sharesReports: true } };
const asTied = (rows: Row[]): Row[] => rows.map((row) => ({ ...row, where: tied }));

const others = {
  'a colleague’s times': listed(ofCard('p2')),
  'a colleague’s times of a period': listed(ofCard('p2'), inPeriod),
  'the times of a period': listed(inPeriod),
  'corrections of anybody': listed(corrections),
};
const everybodys = Object.entries(others);
const ofAll = listed(['orderId', '>=', '']);
const strangers: Person[] = ['otherOwner', 'kiosk', 'outsider', 'removed', 'anonymous'];

/** The times of work that each role lists: owners, auditors and staff with whom reports are shared all, other staff their own. */
export const jobTimeRows: Row[] = [
  ...(['owner', 'auditor'] as const).flatMap((who) =>
    everybodys.map(([name, request]) => may(who, `list ${name}`, request)),
  ),
  ...everybodys.map(([name, request]) => ({
    ...may('staff', `list ${name} where reports are shared`, request),
    where: shared,
  })),
  ...everybodys.map(([name, request]) => mayNot('staff', `list ${name}, tied to no card`, request)),
  mayNot('staff', 'list the times of a card, tied to none', listed(ofCard('p1'))),
  ...asTied([
    ...everybodys.map(([name, request]) => mayNot('staff', `list ${name}`, request)),
    may('staff', 'list the own times', listed(ofCard('p1'))),
    may('staff', 'list the own times of a period', listed(ofCard('p1'), inPeriod)),
    may('staff', 'list corrections of the own times', listed(ofCard('p1'), corrections)),
    mayNot(
      'staff',
      'list a colleague’s times with the own',
      listed(['staffId', 'in', ['p1', 'p2']]),
    ),
    mayNot('staff', 'list the times of all orders', ofAll),
  ]),
  may('staff', 'list the times of an order', listed(ofOrder('1042'))),
  may('staff', 'list the times of an order that is not there yet', listed(ofOrder('1999'))),
  ...strangers.flatMap((who) => [
    mayNot(who, 'list the times of an order', listed(ofOrder('1042'))),
    mayNot(who, 'list the times of a card', listed(ofCard('p1'))),
  ]),
];
