import { parseDate } from '@internationalized/date';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import { contributionsOf } from '@/domain/report/contributions';
import { addedFacts, factKey, factsOf, measures, valueOf } from '@/domain/report/facts';
import { comparable, periodDays, stepped, yearBefore } from '@/domain/report/period';
import { parseSealed, reportMonthDocument, sealedText } from '@/domain/report/reportMonth';
import { salesBy, timesOf } from '@/domain/report/sales';
import { serviceKey, soldService } from '@/domain/report/serviceKey';
import { noSources } from '@/domain/report/sources';
import { utilisationOf } from '@/domain/report/utilisation';
import { addMinutes } from '@/domain/time/swedishTime';
import { starterWeek } from '@/domain/workshop/starterSet';
import { issuedInvoice } from '../../../support/issuedInvoice';

const day = parseDate('2026-11-20');
const at = new Date('2026-11-20T09:00:00Z');
const stamps = { createdAt: at, updatedAt: at };
const order = {
  ...newOrder({ stage: 'invoiced', staffId: 'anders', invoiceIds: ['F10001'] }),
  lines: {
    a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Felsökning',
    b: 'part|1000|st|10001|0|25||accepted|10001|done|Filter',
  },
  ...stamps,
};
const invoice = {
  ...issuedInvoice({ discountBp: 1000 }),
  lines: ['labour|1500|h|119500|0|25|Felsökning', 'part|1000|st|10001|0|25|Filter'],
  ...{ net25Ore: 136_261, vat25Ore: 34_065, netOre: 136_261, vatOre: 34_065 },
  ...{ createdAt: at, createdBy: 'owner' },
};

describe('the facts of an invoice', () => {
  const sources = {
    ...noSources,
    invoices: [{ id: 'F10001', data: invoice, pending: false }],
    orders: [{ id: '1042', data: order, pending: false }],
  };
  const facts = factsOf(contributionsOf(sources, day, day).flatMap(({ parts }) => parts));

  test('add up to it by kind, person, customer and group, to the öre', () => {
    for (const measure of ['net', 'kind', 'person', 'customer', 'vehicle', 'group'] as const) {
      expect([measure, valueOf(facts, measure)]).toEqual([measure, 136_261]);
    }
    expect(facts.by('person')).toEqual(
      new Map([
        ['bo', 129_060],
        ['anders', 7_201],
      ]),
    );
    expect(valueOf(facts, 'sold', 'bo')).toBe(90);
    expect(valueOf(facts, 'orders')).toBe(1);
  });

  test('count a service of a car that nobody has booked as one that is booked', () => {
    const done = 'package|1000|st|139500|0|25|bo|accepted|139500|done|Oljebyte';
    const dropIn = { ...order, lines: { 'm-00_s45_oil': done, 'm-01': done } };
    const lines = [1, 2].map(() => 'package|1000|st|139500|0|25|Oljebyte');
    const sold = factsOf(
      contributionsOf(
        {
          ...sources,
          invoices: [{ id: 'F10001', data: { ...invoice, lines }, pending: false }],
          orders: [{ id: '1042', data: dropIn, pending: false }],
        },
        day,
        day,
      ).flatMap(({ parts }) => parts),
    );
    const key = serviceKey('Oljebyte', 'oil');
    expect(Object.fromEntries(sold.by('times'))).toEqual({ [key]: 1000, Oljebyte: 1000 });
    // The second one was typed by hand, and nobody knows how long it takes.
    expect(valueOf(sold, 'sold', 'bo')).toBe(45);
  });

  test('count a line as its service whatever becomes of its text and unit', () => {
    const [byPiece, byHour] = ['package|1000|st|139500|0|25', 'labour|1500|h|93000|0|25'];
    const [long, other] = [`Oljebyte; ${'å'.repeat(110)}`, 'Felsökning av oljeläckage'];
    const agreed = '|bo|accepted|139500|done|';
    const lines = {
      'm-00_s45_oil': `${byPiece}${agreed}${long}`,
      'm-01_s45_oil': `${byHour}${agreed}${other}`,
      'm-02': `${byHour}${agreed}Provkörning`,
    };
    const data = {
      ...invoice,
      lines: [`${byPiece}|${long}`, `${byHour}|${other}`, `${byHour}|Provkörning`],
    };
    const parts = contributionsOf(
      {
        ...sources,
        invoices: [{ id: 'F10001', data, pending: false }],
        orders: [{ id: '1042', data: { ...order, lines }, pending: false }],
      },
      ...([day, day] as const),
    ).flatMap((each) => each.parts);
    const sold = factsOf(parts);
    const sealed = sealedText(sold);
    expect(is(reportMonthDocument.entries.days, { '20': sealed })).toBe(true);
    // A month that was sealed before links were counted has the text alone.
    const year = addedFacts([
      parseSealed(sealed),
      parseSealed('service|Oljebyte|500;times|Oljebyte|1000'),
    ]);
    const nameNow = (key: string) =>
      soldService(key, (id) => (id === 'oil' ? 'Oljebyte' : undefined));
    expect(salesBy(year, 'service', nameNow)).toEqual([{ key: 'Oljebyte', ore: 91_341 }]);
    expect(timesOf(year, nameNow)).toEqual([{ key: 'Oljebyte', times: 3000 }]);
    // Of a service that is no longer in the price list, the text is told.
    expect(timesOf(year, (key) => soldService(key, () => undefined))).toHaveLength(3);
  });

  test('count a line whose text was rewritten on the invoice as its service', () => {
    const [oil, tyres] = ['package|1000|st|139500|0|25', 'package|1000|st|89500|0|25'];
    const agreed = '|bo|accepted|139500|done|';
    const lines = {
      'm-00_s45_oil': `${oil}${agreed}Oljebyte`,
      'm-01_s30_tyres': `${tyres}${agreed}Hjulskifte`,
      'm-02_s45_wash': `${oil}${agreed}Tvätt`,
    };
    const soldBy = (texts: string[]) =>
      timesOf(
        factsOf(
          contributionsOf(
            {
              ...sources,
              invoices: [{ id: 'F10001', data: { ...invoice, lines: texts }, pending: false }],
              orders: [{ id: '1042', data: { ...order, lines }, pending: false }],
            },
            day,
            day,
          ).flatMap(({ parts }) => parts),
        ),
        (key) => soldService(key, (id) => id),
      ).map(({ key }) => key);
    // Two lines cost the same: the one whose text is still there is not taken for the other.
    expect(soldBy([`${oil}|Byte av motorolja`, `${oil}|Tvätt`, `${tyres}|Skifte av hjul`])).toEqual(
      expect.arrayContaining(['oil', 'wash', 'tyres']),
    );
    const creditOf = tyres.replace('|1000|', '|-1000|');
    expect(soldBy([`${creditOf}|Skifte av hjul`])).toEqual(['tyres']);
    expect(soldBy([`${tyres.replace('89500', '99500')}|Skifte av hjul`])).toEqual([
      'Skifte av hjul',
    ]);
  });

  describe('tell how long the order took', () => {
    const events = [
      { minutes: 30, before: 'checkedIn', after: 'working' },
      { minutes: 90, before: 'working', after: 'ready' },
      { minutes: 240, before: 'ready', after: 'invoiced' },
    ].map(({ minutes, before, after }, place) => ({
      ...{ id: `e${place}`, pending: false },
      data: {
        ...{ orderId: '1042', kind: 'stage' as const, lineId: null, inspectionId: null },
        ...{ before, after, reason: null, made: null, createdBy: 'owner' },
        createdAt: addMinutes(at, minutes),
      },
    }));
    const issued = { ...invoice, createdAt: addMinutes(at, 240) };

    test.each([
      ['the first invoice, where nothing else is noted', null, 240, { ready: 150 }],
      ['the hand-over before it', 100, 100, { ready: 10 }],
      ['the hand-over after it', 300, 300, { ready: 150, invoiced: 60 }],
    ])('until %s', (_, after, fromCheckIn, waited) => {
      const handedOverAt = after === null ? null : addMinutes(at, after);
      const took = factsOf(
        contributionsOf(
          {
            ...{ ...sources, events },
            invoices: [{ id: 'F10001', data: issued, pending: false }],
            orders: [{ id: '1042', data: { ...order, handedOverAt }, pending: false }],
          },
          day,
          day,
        ).flatMap(({ parts }) => parts),
      );
      expect(Object.fromEntries(took.by('lead'))).toEqual({
        ...{ orders: 1, fromBooking: fromCheckIn, fromCheckIn },
      });
      expect(Object.fromEntries(took.by('stage'))).toEqual({
        ...{ checkedIn: 30, working: 60, ...waited },
      });
    });
  });

  test('are the same after they have been sealed', () => {
    const again = parseSealed(sealedText(facts));
    for (const measure of measures) expect(again.by(measure)).toEqual(facts.by(measure));
  });

  test('of other days are left out', () => {
    const next = day.add({ days: 1 });
    expect(contributionsOf(sources, next, next)).toEqual([]);
  });
});

test('a text that is no row is refused, and a measure of a later version is left out', () => {
  const days = reportMonthDocument.entries.days;
  for (const text of ['net|25|1.5', 'net|25|007', 'net|25', 'net|25|1;'])
    expect([text, is(days, { '20': text })]).toEqual([text, false]);
  for (const text of ['', 'net||-3;later|x|7'])
    expect([text, is(days, { '20': text })]).toEqual([text, true]);
  // In whatever order they stand.
  const known = parseSealed('net|25|-3;later|x|7;vat|25|1;net|12|4');
  expect(sealedText(known)).toBe('net|12|4;net|25|-3;vat|25|1');
  expect(factKey('Tvätt; ut|in\nvändigt')).toBe('Tvätt, ut/in vändigt');
});

test('the nights of a job of several days are not booked time', () => {
  const booking = newBooking({
    ...{ resourceId: 'lift1', startsAt: new Date('2026-11-19T14:00:00Z') },
    endsAt: new Date('2026-11-20T10:00:00Z'),
  });
  const bookings = [{ id: 'b', data: { ...booking, ...stamps }, pending: false }];
  const days = [day.subtract({ days: 1 }), day];
  const facts = new Map(
    days.map((each) => {
      const contributions = contributionsOf({ ...noSources, bookings }, each, each);
      return [String(each), factsOf(contributions.flatMap(({ parts }) => parts))];
    }),
  );
  const hours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
  const { all, byHour } = utilisationOf(days, (each) => facts.get(each), ['lift1'], hours);
  // 15–17 on Thursday and 7–11 on Friday, of two days of ten hours.
  expect(all).toEqual({ booked: 6 * 60, open: 20 * 60 });
  expect(byHour.get('4:16')).toEqual({ booked: 60, open: 60 });
  expect(byHour.get('5:11')).toEqual({ booked: 0, open: 60 });
});

describe('periods', () => {
  const texts = ({ first, last }: { first: unknown; last: unknown }) =>
    `${String(first)} ${String(last)}`;

  test.each([
    ['day', '2026-11-20 2026-11-20', '2026-11-19 2026-11-19', '2025-11-21 2025-11-21'],
    ['week', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15', '2025-11-17 2025-11-23'],
    ['month', '2026-11-01 2026-11-30', '2026-10-01 2026-10-31', '2025-11-01 2025-11-30'],
    ['quarter', '2026-10-01 2026-12-31', '2026-07-01 2026-09-30', '2025-10-01 2025-12-31'],
    ['year', '2026-01-01 2026-12-31', '2025-01-01 2025-12-31', '2025-01-01 2025-12-31'],
    ['own', '2026-11-20 2026-11-23', '2026-11-16 2026-11-19', '2025-11-20 2025-11-23'],
  ] as const)('%s', (kind, own, before, year) => {
    const days = periodDays(kind, day, day.add({ days: 3 }));
    expect(texts(days)).toBe(own);
    expect(texts(stepped(kind, days, -1))).toBe(before);
    expect(texts(yearBefore(kind, days))).toBe(year);
  });

  test('one that is going on is compared with as many days', () => {
    const days = periodDays('month', day, day);
    expect(texts(comparable(stepped('month', days, -1), days, day))).toBe('2026-10-01 2026-10-20');
  });
});
