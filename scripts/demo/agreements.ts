import { createHash } from 'node:crypto';
import type { ApprovalFields } from '@/domain/order/approval';
import { canonicalText, type EstimateFields, versionOf } from '@/domain/order/estimate';
import { answered } from '@/domain/order/lineDraft';
import { formatLine, givenAnswers, type GivenAnswer, parseLine } from '@/domain/order/orderLine';
import { addMinutes } from '@/domain/time/swedishTime';
import type { DemoOrder } from './orders';

/** The estimate that a customer of the demo was asked about, and the record of the answer; null without one. */
export interface DemoAgreement {
  estimate: { id: string; values: EstimateFields; createdAt: Date };
  approval: { id: string; values: ApprovalFields; createdAt: Date } | null;
}

/** A made-up signature. */
const scrawl = 'M60 120L90 60L110 130L140 70L160 130M180 110L240 100L300 125L360 95L520 110';

/**
 * The agreement about what was found on the car of an order, now or before: the lines that were not booked are asked about. Null for
 * an order without such lines. `customer` is the name of the order's customer.
 */
export function demoAgreement(
  { id: orderId, values, createdAt }: DemoOrder,
  customer: string | undefined,
): DemoAgreement | null {
  const found = Object.keys(values.lines).filter((id) => /^(b|z-)/.test(id));
  if (found.length === 0) return null;
  const lineOf = (id: string) => parseLine(values.lines[id] ?? '');
  const lines = Object.entries(values.lines).map(([id, stored]): [string, string] => {
    const line = found.includes(id) ? lineOf(id) : null;
    return [id, line ? formatLine({ ...answered(line, 'open'), work: 'todo' }) : stored];
  });
  const version = versionOf(orderId, { ...values, lines: Object.fromEntries(lines) }, 1);
  const hash = createHash('sha256').update(canonicalText(version)).digest('hex');
  const estimateId = `${orderId}_1_demo`;
  const askedAt = addMinutes(createdAt, 5);
  const answeredAt = addMinutes(createdAt, 10);
  const given = found.map((id): [string, GivenAnswer] => {
    const answer = lineOf(id)?.answer;
    return [id, givenAnswers.find((each) => each === answer) ?? 'open'];
  });
  const isAnswered = given.some(([, answer]) => answer !== 'open');
  const isOnSite = Number(orderId) % 2 === 0;
  const approval: ApprovalFields = {
    ...{ orderId, estimateId, hash, customerId: values.customerId, kind: 'answer' },
    answers: Object.fromEntries(given),
    ...{ name: customer ?? 'Kunden', personId: values.customerId },
    ...{ how: isOnSite ? 'onSite' : 'phone', reason: null },
    ...{ signature: isOnSite ? scrawl : null, answeredAt },
  };
  return {
    estimate: { id: estimateId, values: { ...version, hash }, createdAt: askedAt },
    approval: isAnswered
      ? { id: `${orderId}-answer`, values: approval, createdAt: answeredAt }
      : null,
  };
}
