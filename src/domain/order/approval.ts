import * as v from 'valibot';
import { atKey, documentId, instant, line, orNull, wrongShape } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { followUpDue } from './followUpDue';
import type { WorkOrder } from './order';
import { givenAnswers } from './orderLine';

export const approvalKinds = ['answer', 'unreachable'] as const;
/**
 * A customer's answer, or the reason why the customer could not be reached. A workshop that cannot reach the consumer in
 * reasonable time may do additional work whose price is low beside that of the agreed work, or that there are special
 * reasons to believe the consumer wants done at the same time (konsumenttjänstlagen 8 §).
 */
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalKindLabels: Record<ApprovalKind, string> = {
  answer: 'Svar',
  unreachable: 'Gick inte att nå',
};

export const answerWays = ['phone', 'onSite', 'sms', 'email'] as const;
export type AnswerWay = (typeof answerWays)[number];

export const answerWayLabels: Record<AnswerWay, string> = {
  phone: 'Telefon',
  onSite: 'På plats',
  sms: 'Sms',
  email: 'E-post',
};

/** Characters; the strokes of a signature are ASCII, so that their characters are bytes. */
export const approvalLimits = {
  name: { min: 1, max: 120 },
  reason: { min: 1, max: 200 },
  signature: { min: 1, max: 8192 },
} as const;

/** A drawn signature: straight strokes in a field of 600 by 200, as SVG has them, `M10 20L30 40`. */
export const signature = v.pipe(
  v.string(wrongShape),
  v.maxLength(approvalLimits.signature.max, wrongShape),
  v.regex(/^[ML0-9 ]+$/, wrongShape),
);

const answers = v.record(documentId, v.picklist(givenAnswers, wrongShape), wrongShape);
const name = line(approvalLimits.name, 'Fyll i vem som har svarat.');
const how = v.picklist(answerWays, 'Välj hur.');
const reason = line(approvalLimits.reason, 'Fyll i varför kunden inte gick att nå.');

/**
 * A document of `workshops/{id}/approvals`: what the customer answered to an estimate, or why the customer could not be
 * reached. It is never changed; only name, signature and reason go when the customer is anonymised.
 */
export const approvalDocument = v.object(
  {
    orderId: documentId,
    estimateId: documentId,
    /** The hash of the estimate that was answered. */
    hash: v.string(wrongShape),
    /** The order's customer. */
    customerId: v.nullable(documentId),
    kind: v.picklist(approvalKinds, wrongShape),
    /** The answer to each line, by its id; empty when nobody was reached. */
    answers,
    /** The name of the person who answered; null if the customer was not reached, and for an anonymised customer. */
    name: orNull(name),
    /** The card of the person who answered, if it is known; null in older answers. */
    personId: v.optional(v.nullable(documentId), null),
    how,
    /** The reason why the customer was not reached; null for an answer, and for an anonymised customer. */
    reason: orNull(reason),
    signature: v.nullable(signature),
    /** The device's time of the answer; `createdAt` is when the server got it. */
    answeredAt: instant,
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type Approval = v.InferOutput<typeof approvalDocument>;
/** The fields of an approval that the app writes. */
export type ApprovalFields = Omit<Approval, 'createdAt' | 'createdBy'>;

/** The form of a customer's answer: at least one line is accepted or declined. */
export const answerDraft = v.object(
  {
    answers: v.pipe(
      answers,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const [first] = Object.keys(dataset.value);
        const isOpen = Object.values(dataset.value).every((answer) => answer === 'open');
        if (first === undefined || !isOpen) return;
        // The first line's choice gets the error, and the focus.
        addIssue({ message: 'Välj ett svar på minst en rad.', path: [atKey(first)] });
      }),
    ),
    name,
    how,
    signature: v.nullable(signature),
    /** When declined lines are followed up; null where they are not. */
    followUp: v.optional(v.nullable(followUpDue), null),
  },
  wrongShape,
);
export type AnswerDraft = v.InferOutput<typeof answerDraft>;

/** The form for a customer who could not be reached. */
export const unreachableDraft = v.object({ how, reason }, wrongShape);
export type UnreachableDraft = v.InferOutput<typeof unreachableDraft>;

/** The Swedish names of the fields. */
export const approvalLabels: Record<keyof ApprovalFields, string> = {
  orderId: 'Arbetsorder',
  estimateId: 'Kostnadsförslag',
  hash: 'Kontrollsumma',
  customerId: 'Kund',
  kind: 'Typ',
  answers: 'Svar',
  name: 'Vem',
  personId: 'Vems kort',
  how: 'Hur',
  reason: 'Orsak',
  signature: 'Underskrift',
  answeredAt: 'När',
};

/** True if an answer tells of nobody else than the person with these ids. */
export function isAbout({ personId }: Pick<Approval, 'personId'>, ids: readonly string[]): boolean {
  return personId === null || ids.includes(personId);
}

/**
 * The answers that still name the person with these ids, about orders that are known to have ended. The name of somebody else who
 * answered for the person stays.
 */
export function namedAnswers(
  answers: readonly Entry<Approval>[],
  orders: readonly Entry<Pick<WorkOrder, 'isOpen'>>[],
  ids: readonly string[],
): Entry<Approval>[] {
  const ended = new Set(orders.filter(({ data }) => !data.isOpen).map(({ id }) => id));
  return answers.filter(
    ({ data }) =>
      [data.name, data.signature, data.reason].some((value) => value !== null) &&
      ended.has(data.orderId) &&
      isAbout(data, ids),
  );
}
