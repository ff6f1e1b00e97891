import { describe, expect, it, test } from 'vitest';
import {
  agreedLine,
  answerTo,
  askReason,
  currentVersion,
  linesToAsk,
  nextNumber,
  unreachedLines,
  versionsOf,
} from '@/domain/order/agreement';
import { type Approval, namedAnswers } from '@/domain/order/approval';
import {
  canonicalText,
  type Estimate,
  freeze,
  isGenuine,
  isSameOffer,
  type Offer,
  offeredOre,
  sumsOf,
} from '@/domain/order/estimate';
import { estimateMessage } from '@/domain/order/estimateMessage';
import { parseLine } from '@/domain/order/orderLine';
import type { PriceType } from '@/domain/order/priceCeiling';
import { sha256 } from '@/domain/values/sha256';
import { smsLength } from '@/domain/values/smsParts';
import { at } from '../../../support/swedishInstant';

const agreed = 'labour|1000|h|119500|0|25|kim|accepted|119500|todo|Felsökning';
const asked = 'part|2000|st|89500|0|25||open||todo|Bromsskivor';
const declined = 'part|1000|par|34900|0|25||declined||todo|Torkarblad';
const order: Offer = {
  ...{ priceType: 'approx', pricesInclVat: true, discountBp: 0 },
  lines: { a: agreed, b: asked, c: declined },
};
const lineOf = (stored: string) => {
  const line = parseLine(stored);
  if (!line) throw new Error(`No line: ${stored}`);
  return line;
};

const estimateOf = (id: string, number: number, values: Partial<Estimate> = {}) => ({
  ...{ id, pending: false },
  data: {
    ...{ orderId: '1042', number, ...order, lines: { a: agreed, b: asked } },
    ...{ netOre: 238_800, vatOre: 59_700, payableOre: 298_500, hash: 'a1'.repeat(32) },
    ...{ createdBy: 'olle', createdAt: at('2026-11-20 09:00') },
    ...values,
  },
});
const approvalOf = (estimateId: string, values: Partial<Approval> = {}) => ({
  ...{ id: `of ${estimateId} ${values.answeredAt?.getTime() ?? 0}`, pending: false },
  data: {
    ...{ orderId: '1042', estimateId, hash: 'a1'.repeat(32), customerId: 'anna' },
    ...({ kind: 'answer', answers: { b: 'accepted' }, name: 'Anna', how: 'phone' } as const),
    personId: null,
    ...{ reason: null, signature: null, answeredAt: at('2026-11-20 10:00') },
    ...{ createdBy: 'olle', createdAt: at('2026-11-20 10:00') },
    ...values,
  },
});

describe('an estimate', () => {
  it('has the lines that are not declined, as they stood, and the sums of all of them', async () => {
    expect(await freeze('1042', order, 2)).toMatchObject({
      ...{ orderId: '1042', number: 2, priceType: 'approx', pricesInclVat: true, discountBp: 0 },
      ...{ lines: { a: agreed, b: asked }, netOre: 238_800, vatOre: 59_700, payableOre: 298_500 },
    });
    // 15 % above what is approximate.
    expect(sumsOf(order).ceilingOre).toBe(137_425 + 205_850);
    expect(offeredOre({ ...order, discountBp: 1000 })).toBe(268_650);
  });

  it('has the ceiling of fixed and approximate prices together', () => {
    const line = (kind: string, ore: number) => `${kind}|1000|st|${ore}|0|25||open||todo|x`;
    const lines = { a: line('package', 199_500), b: line('labour', 640_000) };
    const more = { ...lines, c: line('labour', 120_000), d: line('labour', 300_000) };
    more.d = more.d.replace('open', 'declined');
    expect(sumsOf({ ...order, lines: more }).ceilingOre).toBe(1_073_500);
    expect(sumsOf({ ...order, lines: more, priceType: 'running' }).ceilingOre).toBeNull();
  });

  it('has a hash that any change of it changes', async () => {
    const version = await freeze('1042', order, 1);
    expect(version.hash).toBe(await sha256(canonicalText(version)));
    expect(version.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await isGenuine(version)).toBe(true);
    expect(await isGenuine({ ...version, payableOre: version.payableOre - 1 })).toBe(false);
    const others = [
      freeze('1043', order, 1),
      freeze('1042', order, 2),
      freeze('1042', { ...order, priceType: 'fixed' }, 1),
      freeze('1042', { ...order, pricesInclVat: false }, 1),
      freeze('1042', { ...order, discountBp: 1 }, 1),
      freeze('1042', { ...order, lines: { ...order.lines, b: asked.replace('2000', '2001') } }, 1),
      freeze('1042', { ...order, lines: { a: agreed, d: asked } }, 1),
    ];
    const hashes = (await Promise.all(others)).map(({ hash }) => hash);
    expect(new Set([version.hash, ...hashes]).size).toBe(8);
    expect(await sha256('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('asks about the same whoever does the work and whatever has been answered', () => {
    const same = { a: agreed.replace('kim', ''), b: asked.replace('open|', 'accepted|1') };
    expect(isSameOffer(order, { ...order, lines: same })).toBe(true);
    expect(isSameOffer(order, { ...order, lines: { a: agreed } })).toBe(false);
    expect(
      isSameOffer(order, { ...order, lines: { ...same, b: asked.replace('89500', '90000') } }),
    ).toBe(false);
  });
});

describe('versions', () => {
  const first = estimateOf('e1', 1);
  const second = estimateOf('e2', 2);

  it('are waiting, answered or replaced, the latest first', () => {
    const states = (...approvals: ReturnType<typeof approvalOf>[]) =>
      versionsOf({ estimates: [first, second], approvals }).map(({ state }) => state);
    expect(states()).toEqual(['waiting', 'replaced']);
    const open = approvalOf('e2', { answers: { b: 'open', a: 'accepted' } });
    expect(states(open)).toEqual(['partly', 'replaced']);
    expect(states(open, approvalOf('e2'))).toEqual(['answered', 'replaced']);
    expect(states(approvalOf('e1'))).toEqual(['waiting', 'answered']);
    const nobody = { kind: 'unreachable', answers: {}, name: null, reason: 'Inget svar' } as const;
    expect(states(approvalOf('e2', nobody))).toEqual(['unreachable', 'replaced']);
    expect(states(approvalOf('e2', nobody), approvalOf('e2'))).toEqual(['answered', 'replaced']);
  });

  it('are asked by again while the order asks about the same', () => {
    const versions = versionsOf({ estimates: [first, second], approvals: [] });
    expect(currentVersion(versions, order)?.id).toBe('e2');
    expect(currentVersion(versions, { ...order, discountBp: 500 })).toBeNull();
    expect(currentVersion([], order)).toBeNull();
    // A line that is declined needs no new version, and the same version serves if the line is asked about once more.
    const no = { ...order.lines, b: asked.replace('open', 'declined') };
    expect(currentVersion(versions, { ...order, lines: no })?.id).toBe('e2');
    expect(currentVersion(versions, { ...order, lines: { a: agreed } })).toBeNull();
    expect([nextNumber([]), nextNumber([second, first])]).toEqual([1, 3]);
    expect(nextNumber([estimateOf('e999', 999)])).toBe(999);
  });
});

describe('a line', () => {
  const reason = (stored: string, was: string | null = null) =>
    askReason(lineOf(stored), { priceType: 'approx' }, was === null ? null : lineOf(was));

  it('is asked about when nobody has, and not when it is declined or as agreed', () => {
    expect(reason(asked)).toBe('open');
    expect(reason(declined)).toBeNull();
    expect(reason(agreed)).toBeNull();
    expect(reason(agreed, agreed)).toBeNull();
  });

  it('is asked about anew when its price rises more than the law allows', () => {
    expect(reason(agreed.replace('|119500|0', '|137425|0'), agreed)).toBeNull();
    expect(reason(agreed.replace('|119500|0', '|137426|0'), agreed)).toBe('price');
    expect(reason(agreed.replace('|1000|', '|1500|'), agreed)).toBe('price');
    const fixed = lineOf(agreed.replace('|119500|0', '|119501|0'));
    expect(askReason(fixed, { priceType: 'fixed' }, null)).toBe('price');
    const undone = { priceType: 'approx', discountBp: 0 } as const;
    const discounted = lineOf(agreed.replace('accepted|119500', 'accepted|100000'));
    expect(askReason(discounted, { ...undone, discountBp: 1632 }, null)).toBeNull();
    expect(askReason(discounted, undone, null)).toBe('price');
  });

  it('is asked about anew when it is something else than what was accepted', () => {
    expect(reason(agreed.replace('Felsökning', 'Provkörning'), agreed)).toBe('text');
    expect(reason(agreed.replace('labour', 'sublet'), agreed)).toBe('text');
    expect(reason(agreed.replace('|119500|0', '|100000|0'), agreed)).toBeNull();
  });

  it('is asked about anew when an older answer has come after the last', () => {
    const last = { answeredAt: at('2026-11-20 11:00'), createdAt: at('2026-11-20 11:00') };
    const early = { answeredAt: at('2026-11-20 10:00'), createdAt: at('2026-11-20 12:00') };
    const yes = asked.replace('open|', 'accepted|179000');
    const no = asked.replace('open', 'declined');
    const reasons = (stored: string, ...approvals: ReturnType<typeof approvalOf>[]) =>
      linesToAsk(
        { ...order, lines: { b: stored } },
        { estimates: [estimateOf('e1', 1)], approvals },
      ).map((each) => each.reason);
    const said = (answer: 'accepted' | 'declined', when: Partial<Approval>) =>
      approvalOf('e1', { answers: { b: answer }, ...when });
    expect(reasons(yes, said('declined', last), said('accepted', early))).toEqual(['answer']);
    expect(reasons(no, said('accepted', last), said('declined', early))).toEqual(['answer']);
    expect(reasons(no, said('declined', last), said('accepted', early))).toEqual([]);
    expect(reasons(yes, said('accepted', last), said('declined', early))).toEqual([]);
    // The clock of a device may be ahead.
    const ahead = { answeredAt: at('2026-11-20 23:00'), createdAt: at('2026-11-20 10:30') };
    expect(reasons(yes, said('declined', ahead), said('accepted', last))).toEqual([]);
  });

  it('was agreed in the version in which it was last accepted', () => {
    const dearer = estimateOf('e2', 2, { lines: { b: asked.replace('89500', '99500') } });
    const estimates = [estimateOf('e1', 1), dearer];
    const early = approvalOf('e1');
    const late = { answeredAt: at('2026-11-20 11:00'), createdAt: at('2026-11-20 11:00') };
    expect(agreedLine('b', { estimates, approvals: [] })).toBeNull();
    expect(agreedLine('b', { estimates, approvals: [early] })?.unitOre).toBe(89_500);
    const known = (...approvals: ReturnType<typeof approvalOf>[]) => ({ estimates, approvals });
    expect(agreedLine('b', known(early, approvalOf('e2', late)))?.unitOre).toBe(99_500);
    const open = approvalOf('e2', { ...late, answers: { b: 'open' } });
    expect(agreedLine('b', known(early, open))?.unitOre).toBe(89_500);
    const no = approvalOf('e2', { ...late, answers: { b: 'declined' } });
    expect(agreedLine('b', known(early, no))).toBeNull();
  });
});

test('an answer changes only its own lines, and agrees to the estimated price', () => {
  const lines = { ...order.lines, b: asked.replace('89500', '99500') };
  const estimate = { ...order, lines: { a: agreed, b: asked, gone: asked } };
  const answer = (answers: Approval['answers'], discountBp = 0) =>
    answerTo({ ...order, lines }, { ...estimate, discountBp }, answers).lines;
  expect(answer({ a: 'accepted', b: 'open', gone: 'accepted' })).toEqual([]);
  expect(answer({ b: 'accepted' })).toMatchObject([
    { id: 'b', line: { answer: 'accepted', agreedOre: 179_000, unitOre: 99_500 } },
  ]);
  expect(answer({ b: 'accepted' }, 1000)).toMatchObject([{ line: { agreedOre: 161_100 } }]);
  expect(answer({ a: 'declined', b: 'declined' })).toMatchObject([
    { id: 'a', line: { answer: 'declined', agreedOre: null } },
    { id: 'b', line: { answer: 'declined', agreedOre: null } },
  ]);
});

describe('the type of price', () => {
  const loosened = { ...order, priceType: 'running', agreedPriceType: 'approx' } as const;
  const estimate = { ...loosened, lines: { a: agreed, b: asked } };
  const typeAfter = (answers: Approval['answers'], former: PriceType | null = 'approx') =>
    answerTo({ ...loosened, agreedPriceType: former }, estimate, answers).agreedPriceType;

  it('that became freer is asked about with the lines that it is about', () => {
    const known = { estimates: [], approvals: [] };
    const lines = { ...order.lines, d: agreed.replace('labour', 'package') };
    const reasons = (of: typeof loosened) =>
      linesToAsk({ ...of, lines }, known).map(({ id, reason }) => `${id} ${reason}`);
    expect(reasons(loosened)).toEqual(['a priceType', 'b open']);
    expect(linesToAsk({ ...order, lines }, known).map(({ id }) => id)).toEqual(['b']);
  });

  it('is agreed to when no line is left that was accepted by another', () => {
    expect(typeAfter({ a: 'accepted', b: 'open' })).toBe('running');
    expect(typeAfter({ a: 'declined', b: 'accepted' })).toBe('running');
    expect(typeAfter({ b: 'accepted' })).toBe('approx');
    expect(typeAfter({ a: 'open', b: 'declined' })).toBe('approx');
    expect(typeAfter({ a: 'declined' }, null)).toBeNull();
    expect(typeAfter({ b: 'accepted' }, null)).toBe('running');
  });
});

test('what could not be asked about may be done for the amounts of the estimate', () => {
  const lines = { ...order.lines, b: asked.replace('89500', '99500') };
  const estimate = { lines: { a: agreed, b: asked }, discountBp: 1000 };
  const ids = [{ id: 'b' }, { id: 'gone' }];
  expect(unreachedLines({ lines }, estimate, ids)).toMatchObject([
    { id: 'b', line: { answer: 'unreached', agreedOre: 161_100, unitOre: 99_500 } },
  ]);
  const unreached = lineOf(asked.replace('open|', 'unreached|179000'));
  expect(askReason(unreached, { priceType: 'fixed' }, null)).toBeNull();
  expect(askReason({ ...unreached, unitOre: 90_000 }, { priceType: 'approx' }, null)).toBe('price');
});

test('names and signatures are of answers about orders that are over', () => {
  const answers = [
    approvalOf('e1'),
    approvalOf('e2', { orderId: '1043' }),
    approvalOf('e3', { orderId: '1044', name: null }),
    approvalOf('e4', { orderId: '1045', name: null, signature: 'M1 2L3 4' }),
  ];
  const orders = [
    { id: '1042', data: { isOpen: false }, pending: false },
    { id: '1043', data: { isOpen: true }, pending: false },
    { id: '1045', data: { isOpen: false }, pending: false },
  ];
  expect(namedAnswers(answers, orders, ['anna']).map(({ data }) => data.estimateId)).toEqual([
    'e1',
    'e4',
  ]);
  // Of an order that could not be read it is not known whether it has ended.
  expect(namedAnswers(answers, orders.slice(0, 1), ['anna'])).toHaveLength(1);
  const nobody = { kind: 'unreachable', name: null, reason: 'Anna svarar inte' } as const;
  const others = [
    approvalOf('e1', { personId: 'bo' }),
    approvalOf('e2', { personId: 'anna' }),
    approvalOf('e3', nobody),
    approvalOf('e4', { ...nobody, reason: null }),
  ];
  const estimatesOf = (ids: string[]) =>
    namedAnswers(others, orders, ids).map(({ data }) => data.estimateId);
  expect(estimatesOf(['anna'])).toEqual(['e2', 'e3']);
  expect(estimatesOf(['bo'])).toEqual(['e1', 'e3']);
});

test('the message tells what is asked about, without what a text message cannot hold', () => {
  const about = {
    workshop: {
      ...{ name: 'Ekens bil', phone: '+46846500400' },
      address: { street: null, postcode: null, city: null },
    },
    ...{ customer: 'Anna Berg', plate: 'ABC123' },
  };
  const { subject, text } = estimateMessage(order, undefined, about);
  expect(subject).toBe('Kostnadsförslag ABC 123');
  expect(text).toBe(`Hej!
Kostnadsförslag från Ekens bil för ABC 123:
Felsökning 1 195,00 kr
Bromsskivor 1 790,00 kr
Att betala: 2 985,00 kr inkl. moms (ungefärligt pris)
Svara här eller ring 08-465 004 00.`);
  expect(smsLength(text).costly).toBeNull();
  expect(estimateMessage({ ...order, lines: {} }, undefined, about).text).toBe(`Hej!
Kostnadsförslag från Ekens bil för ABC 123:
Svara här eller ring 08-465 004 00.`);
  const company = estimateMessage({ ...order, pricesInclVat: false }, undefined, about);
  expect(company.text).toContain('Att betala: 2 985,00 kr exkl. moms');
});
