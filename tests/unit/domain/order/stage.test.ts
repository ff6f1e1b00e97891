import { describe, expect, it, test } from 'vitest';
import {
  bookingStatusOf,
  isOpenStage,
  areLinesOpen,
  isOwnersStep,
  stageLabels,
  stages,
  stagesAfter,
  stepFault,
  stepVerb,
  usualNext,
} from '@/domain/order/stage';
import { faultOf } from '@/domain/order/stepping';

const agreed = { answer: 'accepted', work: 'todo', milliQty: 1000 } as const;
const done = { answer: 'accepted', work: 'done', milliQty: 1000 } as const;
const open = { answer: 'open', work: 'todo', milliQty: 1000 } as const;
const declined = { answer: 'declined', work: 'todo', milliQty: 1000 } as const;

test('an order goes from planned to its invoice by the usual steps', () => {
  const passed = [stageLabels.planned];
  for (let stage = usualNext.planned; stage; stage = usualNext[stage])
    passed.push(stageLabels[stage]);
  expect(passed).toEqual(['Planerad', 'Incheckad', 'Arbete', 'Klar', 'Fakturerad']);
  for (const stage of stages) {
    const next = usualNext[stage];
    if (next) expect(stagesAfter[stage]).toContain(next);
  }
});

test('every step but that of an invoice can be taken back', () => {
  for (const from of stages) {
    for (const to of stagesAfter[from]) {
      if (to !== 'invoiced') expect(stagesAfter[to]).toContain(from);
    }
  }
  expect(stagesAfter.invoiced).toEqual([]);
});

test('only an owner ends an order without an invoice or takes it up again', () => {
  for (const from of stages) {
    for (const to of stagesAfter[from]) {
      expect(isOwnersStep(from, to)).toBe(
        [from, to].some((stage) => ['closed', 'cancelled'].includes(stage)),
      );
    }
  }
  expect(stages.filter(isOpenStage)).toEqual([
    'planned',
    'checkedIn',
    'working',
    'checking',
    'ready',
  ]);
});

test('lines and prices change until an order is ready', () => {
  expect(stages.filter(areLinesOpen)).toEqual(['planned', 'checkedIn', 'working', 'checking']);
});

test('the booking follows the order', () => {
  expect(stages.map((stage) => bookingStatusOf([stage]))).toEqual([
    'booked',
    'checkedIn',
    'inProgress',
    'inProgress',
    'done',
    'done',
    'pickedUp',
    'booked',
  ]);
});

test('a booking with several orders follows the open one that has come furthest', () => {
  expect(bookingStatusOf(['cancelled', 'working', 'checkedIn'])).toBe('inProgress');
  expect(bookingStatusOf(['closed', 'planned'])).toBe('booked');
  expect(bookingStatusOf(['cancelled', 'closed'])).toBe('pickedUp');
  expect(bookingStatusOf(['cancelled', 'closed', 'invoiced'])).toBe('done');
  expect(bookingStatusOf(['checkedIn', 'ready'])).toBe('done');
});

describe('a step', () => {
  const order = (stage: (typeof stages)[number], lines = [done], running = 0) => ({
    ...{ stage, lines, running },
  });

  it('leads to one of the stages that may follow', () => {
    expect(stepFault(order('planned'), 'ready')).toBe(
      'Från Planerad går det inte att gå till Klar.',
    );
    for (const from of stages) {
      for (const to of stages) {
        expect(stepFault(order(from), to) === null).toBe(stagesAfter[from].includes(to));
      }
    }
  });

  it('to work needs a line that the customer has accepted', () => {
    const fault = 'Minst en rad ska vara godkänd av kunden innan arbetet börjar.';
    expect(stepFault({ stage: 'checkedIn', lines: [open, declined], running: 0 }, 'working')).toBe(
      fault,
    );
    // A return is agreed by itself, and is no work.
    const back = { ...done, milliQty: -1000 };
    expect(stepFault({ stage: 'checkedIn', lines: [open, back], running: 0 }, 'working')).toBe(
      fault,
    );
    expect(
      stepFault({ stage: 'checkedIn', lines: [open, agreed], running: 0 }, 'working'),
    ).toBeNull();
  });

  it('to ready needs every accepted line done, and nobody at work', () => {
    const to = 'ready';
    expect(stepFault({ stage: 'working', lines: [done, agreed], running: 0 }, to)).toBe(
      'En godkänd rad är inte gjord.',
    );
    expect(stepFault({ stage: 'checking', lines: [agreed, agreed], running: 0 }, to)).toBe(
      '2 godkända rader är inte gjorda.',
    );
    expect(stepFault({ stage: 'working', lines: [done, declined], running: 0 }, to)).toBeNull();
    const unreached = { answer: 'unreached', work: 'todo', milliQty: 1000 } as const;
    expect(stepFault({ stage: 'working', lines: [done, unreached], running: 0 }, to)).toBe(
      'En godkänd rad är inte gjord.',
    );
    expect(stepFault(order('working', [done], 1), to)).toBe('En person arbetar med ordern.');
    expect(stepFault(order('working', [done], 2), to)).toBe('2 personer arbetar med ordern.');
  });

  it('to ready needs an answer about every line', () => {
    const left = (lines: (typeof done | typeof open)[]) =>
      stepFault({ stage: 'working', lines, running: 0 }, 'ready');
    expect(left([done, open])).toBe(
      'Kunden har inte svarat om en rad. Fråga kunden, eller ta bort det som inte ska göras.',
    );
    expect(left([open, open])).toMatch(/^Kunden har inte svarat om 2 rader\./);
  });

  it('to ready needs an answer to what lies over the agreed price', () => {
    const over = { ...order('working'), overOre: 54_113 };
    expect(stepFault(over, 'ready')).toBe(
      'Raderna är 541,13\u00a0kr över det som kunden har godkänt. Fråga kunden först.',
    );
    expect(stepFault(over, 'checking')).toBeNull();
    const dearer = 'labour|1000|st|120000|0|25||accepted|100000|done|Bromsbyte';
    const own = {
      stage: 'working',
      lines: { a: dearer },
      discountBp: 0,
      agreedPriceType: null,
    } as const;
    expect(faultOf({ ...own, priceType: 'fixed' }, 0, 'ready')).toMatch(/^Raderna är 200,00/);
    expect(faultOf({ ...own, priceType: 'fixed' }, 2, 'ready')).toMatch(/^2 personer/);
    expect(faultOf({ ...own, priceType: 'running' }, 0, 'ready')).toBeNull();
  });

  it('to the end needs nobody at work', () => {
    expect(stepFault(order('working', [done], 1), 'closed')).toBe('En person arbetar med ordern.');
    expect(stepFault({ stage: 'working', lines: [agreed], running: 0 }, 'closed')).toBeNull();
  });
});

test('a step back is told as one, and the end of an order as without an invoice', () => {
  expect(stepVerb('planned', 'checkedIn')).toBe('Checka in');
  expect(stepVerb('working', 'checkedIn')).toBe('Tillbaka till incheckad');
  expect(stepVerb('checkedIn', 'working')).toBe('Börja arbetet');
  expect(stepVerb('ready', 'working')).toBe('Återuppta arbetet');
  expect(stepVerb('checking', 'working')).toBe('Skicka tillbaka');
  expect(stepVerb('working', 'closed')).toBe('Avsluta utan faktura');
  expect(stepVerb('cancelled', 'checkedIn')).toBe('Öppna igen: checka in');
});
