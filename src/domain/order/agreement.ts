import type { Entry } from '@/domain/values/live';
import type { AnswerDraft, Approval } from './approval';
import {
  type Estimate,
  type EstimateFields,
  estimateLimits,
  isSameOffer,
  type Offer,
} from './estimate';
import { answered } from './lineDraft';
import { type LineEntry, linesOf, type WorkOrder } from './order';
import { formatLine, type LineAnswer, mayBeDone, type OrderLine, parseLine } from './orderLine';
import {
  isOverAgreed,
  isTypeLoosened,
  type PriceType,
  strictest,
  type Terms,
} from './priceCeiling';

/** The versions of an order's estimate and the answers, as far as the device knows them. */
export interface KnownAgreement {
  estimates: readonly Entry<Estimate>[];
  approvals: readonly Entry<Approval>[];
}

export type EstimateState = 'waiting' | 'partly' | 'answered' | 'unreachable' | 'replaced';

export const estimateStateLabels: Record<EstimateState, string> = {
  waiting: 'Väntar på svar',
  partly: 'Delvis besvarat',
  answered: 'Besvarat',
  unreachable: 'Kunden gick inte att nå',
  replaced: 'Ersatt av ett nyare',
};

/** A version with what has been recorded about it, the latest first. */
export interface Version {
  estimate: Entry<Estimate>;
  state: EstimateState;
  approvals: Entry<Approval>[];
}

/** The versions of an order's estimate, the latest first, each with what has been recorded about it. */
export function versionsOf({ estimates, approvals }: KnownAgreement): Version[] {
  const sorted = estimates.toSorted((one, other) => {
    const [first, second] = [one.data, other.data];
    return second.number - first.number || second.createdAt.getTime() - first.createdAt.getTime();
  });
  return sorted.map((estimate, place) => {
    const own = latestFirst(approvals.filter(({ data }) => data.estimateId === estimate.id));
    const isAnswered = own.some(({ data }) => data.kind === 'answer');
    const open = own.length > 0 ? 'unreachable' : place === 0 ? 'waiting' : 'replaced';
    const answered = isWhollyAnswered(estimate.data, own) ? 'answered' : 'partly';
    return { estimate, state: isAnswered ? answered : open, approvals: own };
  });
}

/** True if every line that a version asked about has got an answer. */
function isWhollyAnswered({ lines }: Estimate, own: readonly Entry<Approval>[]): boolean {
  return Object.entries(lines).every(
    ([id, stored]) => parseLine(stored)?.answer !== 'open' || saidOf(id, own) !== null,
  );
}

/** Sorts what has been recorded, the latest first. A device's clock may be ahead, but no answer is later than its arrival. */
export function latestFirst(approvals: readonly Entry<Approval>[]): Entry<Approval>[] {
  const timeOf = ({ data }: Entry<Approval>) =>
    Math.min(data.answeredAt.getTime(), data.createdAt.getTime());
  return approvals.toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** The last answer to a line, and where it was given; null when there is none. */
function lastAnswer(lineId: string, approvals: readonly Entry<Approval>[]) {
  for (const { data } of latestFirst(approvals)) {
    const said = data.answers[lineId];
    if (said === 'accepted' || said === 'declined') return { said, estimateId: data.estimateId };
  }
  return null;
}

/** The customer's last answer about a line; null without one. */
function saidOf(lineId: string, approvals: readonly Entry<Approval>[]) {
  return lastAnswer(lineId, approvals)?.said ?? null;
}

/**
 * The latest version when it asks about what the order has now, apart from what has been declined since; null when the
 * customer has to be asked by a new one.
 */
export function currentVersion(versions: readonly Version[], order: Offer): Entry<Estimate> | null {
  const estimate = versions[0]?.estimate;
  if (!estimate) return null;
  const isDeclined = (id: string) => parseLine(order.lines[id] ?? '')?.answer === 'declined';
  const lines = Object.entries(estimate.data.lines).filter(([id]) => !isDeclined(id));
  const left = { ...estimate.data, lines: Object.fromEntries(lines) };
  return isSameOffer(left, order) ? estimate : null;
}

/** The number of the next version; there is none beyond the greatest. */
export function nextNumber(estimates: readonly Entry<Estimate>[]): number {
  const latest = Math.max(0, ...estimates.map(({ data }) => data.number));
  return Math.min(latest + 1, estimateLimits.number.max);
}

/**
 * The reason why a customer has to be asked about a line: it has no answer, it is no longer as it was agreed, or its answer is
 * not the last one given.
 */
export type AskReason = 'open' | 'answer' | 'price' | 'priceType' | 'text';

/** A line that the customer has to be asked about. */
export interface LineToAsk extends LineEntry {
  reason: AskReason;
}

/** The lines of an order that the customer has to be asked about, by what is known of the agreement. */
export function linesToAsk(
  order: Pick<WorkOrder, 'lines'> & Terms,
  known: KnownAgreement,
): LineToAsk[] {
  return linesOf(order).flatMap((each) => {
    const reason = isOutdated(each, known)
      ? 'answer'
      : askReason(each.line, order, agreedLine(each.id, known));
    return reason ? [{ ...each, reason }] : [];
  });
}

/** True if a line has an older answer than the last, which a device without a network has brought late. */
function isOutdated({ id, line }: LineEntry, { approvals }: KnownAgreement): boolean {
  const said = saidOf(id, approvals);
  return mayBeDone(line) ? said === 'declined' : line.answer === 'declined' && said === 'accepted';
}

/**
 * The reason why the customer has to be asked about a line; null for one that is declined, that may be done without an answer, or
 * that is as it was agreed. A price that was approximate may rise by 15 % without a question (konsumenttjänstlagen 36 §).
 * `agreed` is the line as the customer accepted it, if that is known: a line with another text or kind is not the accepted one.
 */
export function askReason(
  line: OrderLine,
  terms: Terms,
  agreed: OrderLine | null,
): AskReason | null {
  if (line.answer === 'declined') return null;
  if (line.answer === 'open') return 'open';
  if (isOverAgreed(line, terms)) return 'price';
  if (line.answer === 'unreached') return null;
  if (line.kind !== 'package' && isTypeLoosened(terms)) return 'priceType';
  return agreed && (agreed.text !== line.text || agreed.kind !== line.kind) ? 'text' : null;
}

/** The line as it was in the version in which the customer last accepted it; null where none is known. */
export function agreedLine(
  lineId: string,
  { estimates, approvals }: KnownAgreement,
): OrderLine | null {
  const last = lastAnswer(lineId, approvals);
  if (last?.said !== 'accepted') return null;
  const estimate = estimates.find(({ id }) => id === last.estimateId);
  return parseLine(estimate?.data.lines[lineId] ?? '');
}

/** The changes of an order by an answer: its lines, and the type of price that is agreed. */
export interface Answered {
  lines: LineEntry[];
  agreedPriceType: PriceType | null;
}

/**
 * The changes of an order by an answer. The accepted amount is that of the estimate, also when the line has changed since. A line
 * without an answer stays as it is, and one that is no longer there is left out. The estimate's type of price is agreed to when
 * no line is left that was accepted by another type.
 */
export function answerTo(
  order: Pick<WorkOrder, 'lines'> & Terms,
  estimate: Pick<EstimateFields, 'lines' | 'discountBp' | 'priceType'>,
  answers: AnswerDraft['answers'],
): Answered {
  const lines = Object.entries(answers).flatMap(([id, answer]) => {
    const line = parseLine(order.lines[id] ?? '');
    const asked = parseLine(estimate.lines[id] ?? '');
    if (!line || !asked || answer === 'open') return [];
    return changed(id, line, withAnswer(line, asked, answer, estimate.discountBp));
  });
  const former = order.agreedPriceType ?? null;
  if (!Object.values(answers).includes('accepted')) return { lines, agreedPriceType: former };
  const isLeft = linesOf(order).some(
    ({ id, line }) =>
      line.answer === 'accepted' && line.kind !== 'package' && (answers[id] ?? 'open') === 'open',
  );
  const before = former ?? order.priceType;
  return {
    lines,
    agreedPriceType: isLeft ? strictest(before, estimate.priceType) : estimate.priceType,
  };
}

/**
 * The lines of an order that may be done without an answer once the customer could not be reached: those that the version
 * asks about, for its amounts.
 */
export function unreachedLines(
  order: Pick<WorkOrder, 'lines'>,
  estimate: Pick<EstimateFields, 'lines' | 'discountBp'>,
  asked: readonly Pick<LineToAsk, 'id'>[],
): LineEntry[] {
  return asked.flatMap(({ id }) => {
    const line = parseLine(order.lines[id] ?? '');
    const shown = parseLine(estimate.lines[id] ?? '');
    if (!line || !shown) return [];
    return changed(id, line, withAnswer(line, shown, 'unreached', estimate.discountBp));
  });
}

function withAnswer(
  line: OrderLine,
  asked: OrderLine,
  answer: LineAnswer,
  discountBp: number,
): OrderLine {
  const { agreedOre } = answered(asked, answer, discountBp);
  return { ...line, answer, agreedOre };
}

function changed(id: string, line: OrderLine, next: OrderLine): LineEntry[] {
  return formatLine(next) === formatLine(line) ? [] : [{ id, line: next }];
}
