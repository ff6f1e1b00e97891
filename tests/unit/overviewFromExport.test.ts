import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LedgerEntry, ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import { shiftsOf } from '@/domain/ledger/shifts';
import { stampsOf } from '@/domain/ledger/stamps';
import { owedBy } from '@/domain/invoice/receivableAge';
import { receivableDocument } from '@/domain/invoice/receivable';
import { attendanceIn, withAttendance } from '@/domain/report/attendance';
import { contributionsOf } from '@/domain/report/contributions';
import { type Counted, countedIn } from '@/domain/report/counted';
import type { CustomerNow } from '@/domain/report/customers';
import type { FactsByDay } from '@/domain/report/facts';
import { figureRows, type FigureRow } from '@/domain/report/figures';
import { loadRows, returningRows, unpaidRows } from '@/domain/report/figureRows';
import { type OverviewAbout, overviewOf } from '@/domain/report/overview';
import { type Days, periodDays, type PeriodKind } from '@/domain/report/period';
import type { Sources } from '@/domain/report/sources';
import { sealedDays, reportMonthDocument } from '@/domain/report/reportMonth';
import { measuredResources } from '@/domain/report/utilisation';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import { openingExceptionDraft } from '@/domain/workshop/openingHours';
import { resourceDocument } from '@/domain/workshop/resource';
import { type DemoDocument, demoDocuments } from '../../scripts/demoData';
import { openingExceptions, week, workshop } from '../../scripts/demo/workshop';
import { randomFrom } from '../../scripts/demo/random';
import { sourcesIn } from '../../scripts/demo/sealedYears';
import { exported } from '../../scripts/overview/exported';
import { overviewFrom, unpaidFrom } from '../../scripts/overview/figures';
import { amount } from '../support/amount';

const today = new CalendarDate(2026, 11, 20);
const begun = today.subtract({ years: 2 });

/** Shifts of three people on every third day, some of them corrected, struck out, never ended or over midnight. */
function stamps(): DemoDocument[] {
  const random = randomFrom(7);
  const documents: DemoDocument[] = [];
  function add(kind: string, personId: string, at: Date, more: object = {}) {
    const seq = documents.length + 1;
    const id = `demo-owner_aaaaaaaaaaaa_${seq}`;
    const fields = {
      ...{ chain: 'aaaaaaaaaaaa', seq, kind, personId, occurredAt: at, clockOffsetMs: null },
      ...{ by: 'Amira Lind', pin: 'none', correctsId: null, newTimeAt: null, reason: null },
      ...{ seenHash: null, prevHash: null, hash: String(seq), createdAt: at, updatedAt: at },
      ...more,
    };
    documents.push({ path: `workshops/demo/ledger/${id}`, fields });
    return id;
  }
  for (let day = begun; day.compare(today) < 0; day = day.add({ days: 3 })) {
    for (const person of ['staff-0', 'staff-1', 'staff-2']) {
      const came = instantAt(day, random.whole(380, 1200));
      const arrived = add('in', person, came);
      if (random.chance(0.1)) continue;
      const left = addMinutes(came, random.whole(30, 700));
      const gone = add('out', person, left);
      const newTimeAt = random.chance(0.5) ? addMinutes(came, random.whole(-90, 20)) : null;
      const about = { correctsId: random.pick([arrived, gone]), newTimeAt, reason: 'Glömde' };
      if (random.chance(0.1)) add('correction', person, addMinutes(left, 60), about);
    }
  }
  return documents;
}

/** The documents as the app exports them. */
function exportOf(documents: readonly DemoDocument[]): unknown {
  const collections: Record<string, object[]> = {};
  for (const { path, fields } of documents) {
    const [, , name, id] = path.split('/');
    if (name !== undefined && id !== undefined && path.startsWith('workshops/demo/'))
      (collections[name] ??= []).push({ id, ...fields });
  }
  return JSON.parse(JSON.stringify({ workshop, ...collections }));
}

describe('the overview, by the app and straight from the export', { timeout: 180_000 }, () => {
  let sources: Sources;
  let facts: FactsByDay;
  let counted: Counted;
  let about: OverviewAbout & { customerNow: CustomerNow };
  let straight: ReturnType<typeof overviewFrom>;
  let documents: DemoDocument[];
  let ledger: LedgerEntry[];
  const shifts = () => shiftsOf(stampsOf(ledger), (id) => id).shifts;
  const all: Days = { first: begun.subtract({ years: 1 }), last: today };

  beforeAll(() => {
    documents = [...demoDocuments({ today, seed: 1, size: 'normal', years: 2 }), ...stamps()];
    const entries = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
      documents
        .filter(({ path }) => path.split('/').at(-2) === name)
        .map(({ path, fields }) => ({
          ...{ id: path.split('/').at(-1) ?? '', data: v.parse(schema, fields), pending: false },
        }));
    ledger = entries('ledger', ledgerEventDocument);
    sources = sourcesIn(documents);
    const sealed = sealedDays(entries('reportMonths', reportMonthDocument));
    facts = withAttendance(sealed, shifts(), all);
    const firstDays = [
      ...sources.invoices.map(({ data }) => data.issuedOn),
      ...sources.bookings.flatMap(({ data }) =>
        data.startsAt ? [String(dayOf(data.startsAt))] : [],
      ),
      ...sources.orders.map(({ data }) => String(dayOf(data.createdAt))),
    ].toSorted();
    counted = countedIn(sealed, firstDays[0] ?? null);
    about = {
      resourceIds: measuredResources(entries('resources', resourceDocument)).map(({ id }) => id),
      hours: {
        ...{ week, closedOnHolidays: workshop.closedOnHolidays },
        exceptions: new Map(
          openingExceptions(today).map(([day, each]) => [
            day,
            v.parse(openingExceptionDraft, each),
          ]),
        ),
      },
      customerNow: (id) => id,
    };
    straight = overviewFrom(v.parse(exported, exportOf(documents)));
  }, 180_000);

  const periods = (kind: PeriodKind): Days[] => {
    const found: Days[] = [];
    for (let day = begun; day.compare(today) < 0;) {
      const days = periodDays(kind, day, day);
      if (days.last.compare(today) < 0) found.push(days);
      day = days.last.add({ days: 1 });
    }
    return found;
  };

  function appFigures(days: Days) {
    const { load, outcomeOre, ...figures } = overviewOf(facts, days, about, counted.days);
    return {
      ...{ ...figures, bookedMinutes: load.booked, openMinutes: load.open },
      ...{ openOre: outcomeOre.open, bookedOre: outcomeOre.booked },
      ...{ doneOre: outcomeOre.done, closedOre: outcomeOre.closed },
    };
  }

  test.each(['day', 'week', 'month', 'quarter', 'year'] as const)(
    'are the same for every %s of two years',
    (kind) => {
      const checked = periods(kind);
      for (const days of checked) {
        const texts: [string, string] = [String(days.first), String(days.last)];
        expect([...texts, appFigures(days)]).toEqual([...texts, straight(...texts)]);
      }
      expect(checked.length).toBeGreaterThan(0);
    },
  );

  test('have no open time before the first invoice, booking or order', () => {
    const days = { first: all.first, last: begun.subtract({ days: 10 }) };
    expect(appFigures(days).openMinutes).toBe(0);
    expect(appFigures(days)).toEqual(straight(String(days.first), String(days.last)));
  });

  test('have open time from the first order on, also of a workshop that books nothing', () => {
    const first = begun.subtract({ days: 20 });
    const dropIn = documents.flatMap((each): DemoDocument[] => {
      if (!each.path.includes('/workOrders/'))
        return each.path.includes('/bookings/') ? [] : [each];
      return [{ ...each, fields: { ...each.fields, createdAt: instantAt(first, 600) } }];
    });
    const figures = overviewFrom(v.parse(exported, exportOf(dropIn)));
    const openOn = (days: Days) => figures(String(days.first), String(days.last)).openMinutes;
    expect(openOn({ first, last: first.add({ days: 6 }) })).toBeGreaterThan(0);
    expect(openOn({ first: first.subtract({ days: 7 }), last: first.subtract({ days: 1 }) })).toBe(
      0,
    );
  });

  test('are not nothing', () => {
    const days = { first: begun.add({ years: 1 }), last: today.subtract({ days: 1 }) };
    for (const [name, value] of Object.entries(appFigures(days)))
      expect([name, Number(value)]).toEqual([name, expect.toSatisfy((each: number) => each > 0)]);
  });

  test('is what the documents behind each figure add up to', () => {
    const sum = (rows: readonly FigureRow[]) => rows.reduce((total, { value }) => total + value, 0);
    for (const days of periods('month').slice(-amount(25, 6))) {
      const contributions = [
        ...contributionsOf(sources, days.first, days.last),
        ...attendanceIn(shifts(), days),
      ];
      const overview = overviewOf(facts, days, about, counted.days);
      const rows = (name: Parameters<typeof figureRows>[0]) =>
        sum(figureRows(name, contributions, sources));
      expect({
        ...{ sales: rows('sales'), orders: rows('orders'), jobs: rows('jobs') },
        ...{ noShows: rows('noShows'), sold: rows('sold'), attended: rows('attended') },
        ...{ declined: rows('declined'), open: rows('open'), booked: rows('booked') },
        ...{ done: rows('done'), closed: rows('closed') },
        load: sum(loadRows(contributions, sources, days, about)),
        returning: sum(returningRows(facts, days, sources, about.customerNow)),
      }).toEqual({
        ...{ sales: overview.salesOre, orders: overview.orders, jobs: overview.jobs },
        ...{ noShows: overview.noShows, sold: overview.soldMinutes },
        ...{ attended: overview.attendedMinutes, declined: overview.declinedOre },
        ...overview.outcomeOre,
        ...{ load: overview.load.booked, returning: overview.returning },
      });
    }
  });

  test('has the same unpaid amounts by age', () => {
    const entries = documents
      .filter(({ path }) => path.includes('/receivables/'))
      .map(({ path, fields }) => ({
        ...{ id: path.split('/').at(-1) ?? '', data: v.parse(receivableDocument, fields) },
        pending: false,
      }))
      .filter(({ data }) => !data.isSettled);
    const own = Object.fromEntries(
      owedBy(entries, today).groups.map(({ age, leftOre }) => [age, leftOre]),
    );
    const ages = unpaidFrom(v.parse(exported, exportOf(documents)), String(today));
    expect({ notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, ...own }).toEqual(ages);
    const rows = unpaidRows(entries, today);
    const sum = Object.values(ages).reduce((total, ore) => total + ore, 0);
    expect(rows.reduce((total, { value }) => total + value, 0)).toBe(sum);
    expect(sum).toBeGreaterThan(0);
  });
});
