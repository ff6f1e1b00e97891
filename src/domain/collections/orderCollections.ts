import {
  answerWayLabels,
  approvalDocument,
  approvalKindLabels,
  approvalLabels,
} from '@/domain/order/approval';
import { invoiceName } from '@/domain/invoice/invoice';
import { damageText, parseDamage } from '@/domain/order/damage';
import { estimateDocument, estimateLabels } from '@/domain/order/estimate';
import { clockDocument, clockLabels, jobTimeDocument, jobTimeLabels } from '@/domain/order/jobTime';
import { formatDiscount } from '@/domain/order/lineDraft';
import { orderDocument, orderLabels, orderName } from '@/domain/order/order';
import {
  orderEventDocument,
  orderEventKindLabels,
  orderEventLabels,
} from '@/domain/order/orderEvent';
import { type LineAnswer, lineAnswerLabels, lineAnswers } from '@/domain/order/orderLine';
import { priceTypeLabels, priceTypes } from '@/domain/order/priceCeiling';
import { stageLabels, stages, waitingForLabels, waitingFors } from '@/domain/order/stage';
import { parseToldPoint, pointText } from '@/domain/inspection/toldPoint';
import { formatMoney } from '@/domain/values/money';
import { formatOdometer } from '@/domain/values/odometer';
import { canSeeReports } from '@/domain/workshop/member';
import { serviceGroupLabels } from '@/domain/workshop/service';
import { orderBeside } from './beside';
import type { Collection, Derived } from './collection';
import { fieldsOf, formatInstant, labelIn, namedIn, yesOrNo } from './field';
import { textsOf } from './fieldTexts';
import { inspectionCollections } from './inspectionCollections';
import { followUpCollection } from './followUpCollection';
import { formatStoredLine } from './storedLine';

const customer = namedIn('customers', 'en kund i registret');
const vehicle = namedIn('vehicles', 'ett fordon i registret');
const person = namedIn('staff', 'en av personalen');

/** The collections of work orders, for the map of all collections. */
export const orderCollections = {
  workOrders: {
    one: 'Arbetsorder',
    beside: orderBeside,
    fields: fieldsOf(orderDocument, orderLabels, {
      bookingId: () => yesOrNo(true),
      vehicleId: vehicle,
      customerId: customer,
      payerId: customer,
      driverId: customer,
      staffId: person,
      group: labelIn(serviceGroupLabels),
      odometerKm: formatOdometer,
      keyNumber: String,
      complaint: String,
      priceType: labelIn(priceTypeLabels),
      dueAt: formatInstant,
      stage: labelIn(stageLabels),
      waitingFor: labelIn(waitingForLabels),
      sentBy: namedIn('members', 'en medlem'),
      isOpen: yesOrNo,
      pricesInclVat: yesOrNo,
      lines: (lines) => Object.values(lines).map(formatStoredLine).join('; '),
      discountBp: formatDiscount,
      damages: (damages) => textsOf(damages, damageTextOf),
      agreedPriceType: labelIn(priceTypeLabels),
      invoiceIds: (ids) => ids.join(', '),
      replacedId: invoiceName,
      replacedOre: (ore) =>
        Object.entries(ore)
          .map(([id, each]) => `${id} ${formatMoney(each)}`)
          .join('; '),
      handedOverAt: formatInstant,
      closedReason: String,
    }),
    together: [['stage', 'isOpen', 'closedReason', 'waitingFor', 'sentBy']],
    replaced: ['keyNumber', 'complaint'],
    title: orderName,
    exported: { as: 'arbetsorderna', page: 500 },
    // As with bookings, the free texts are no accounting records; what was done to the car and what it cost is.
    customers: { merging: 'followed', anonymising: 'emptied', extract: 'workOrders' },
  },
  orderEvents: {
    one: 'Händelse på en arbetsorder',
    historyOf: 'orderId',
    fields: fieldsOf(orderEventDocument, orderEventLabels, {
      orderId: orderName,
      kind: labelIn(orderEventKindLabels),
      lineId: () => yesOrNo(true),
      inspectionId: () => yesOrNo(true),
      before: formatEventValue,
      after: formatEventValue,
      reason: String,
      made: ({ lines }) => Object.values(lines).map(formatStoredLine).join('; '),
    }),
    exported: { as: 'arbetsordernas historik', page: 500 },
    customers: 'unconcerned',
    onlyAdded: true,
  },
  estimates: {
    one: 'Kostnadsförslag',
    fields: fieldsOf(estimateDocument, estimateLabels, {
      orderId: orderName,
      number: String,
      priceType: labelIn(priceTypeLabels),
      pricesInclVat: yesOrNo,
      discountBp: formatDiscount,
      lines: (lines) => Object.values(lines).map(formatStoredLine).join('; '),
      netOre: formatMoney,
      vatOre: formatMoney,
      payableOre: formatMoney,
      hash: String,
    }),
    exported: { as: 'kostnadsförslagen', page: 500 },
    customers: 'unconcerned',
    onlyAdded: true,
  },
  approvals: {
    one: 'Kundens svar',
    fields: fieldsOf(approvalDocument, approvalLabels, {
      orderId: orderName,
      estimateId: () => yesOrNo(true),
      hash: String,
      customerId: customer,
      kind: labelIn(approvalKindLabels),
      answers: formatAnswers,
      name: String,
      personId: customer,
      how: labelIn(answerWayLabels),
      reason: String,
      signature: () => yesOrNo(true),
      answeredAt: formatInstant,
    }),
    exported: { as: 'kundernas svar', page: 500 },
    // The answers stay as proof of the agreement; the person's name and signature are emptied when the customer is anonymised.
    customers: { merging: 'followed', anonymising: 'emptied', extract: 'answers' },
    onlyAdded: true,
  },
  ...inspectionCollections,
  followUps: followUpCollection,
  clocks: {
    one: 'Pågående jobb',
    fields: fieldsOf(clockDocument, clockLabels, {
      orderId: orderName,
      startedAt: formatInstant,
      isForOther: yesOrNo,
    }),
    exported: { as: 'pågående jobb', page: 500 },
    customers: 'unconcerned',
  },
  jobTimes: {
    one: 'Arbetad tid',
    fields: fieldsOf(jobTimeDocument, jobTimeLabels, {
      staffId: person,
      orderId: orderName,
      startedAt: formatInstant,
      endedAt: formatInstant,
      isForOther: yesOrNo,
      corrects: () => yesOrNo(true),
    }),
    exported: { as: 'arbetade tider', page: 500, mayList: canSeeReports },
    customers: 'unconcerned',
    onlyAdded: true,
  },
  orderNumbers: { derivedFrom: 'workOrders' },
} satisfies Record<string, Collection | Derived>;

/** Answers by how many lines have each: `2 Godkänd, 1 Avböjd`. */
function formatAnswers(answers: Record<string, LineAnswer>): string {
  const given = Object.values(answers);
  return lineAnswers
    .map((answer) => [given.filter((each) => each === answer).length, answer] as const)
    .filter(([count]) => count > 0)
    .map(([count, answer]) => `${count} ${lineAnswerLabels[answer]}`)
    .join(', ');
}

/**
 * A value of an event as people read it: a stage, what is waited for, a type of price, a discount, a damage, a line, a point of an
 * inspection, or that the car is handed over.
 */
export function formatEventValue(value: string): string {
  if (value === 'handedOver') return orderLabels.handedOverAt;
  const stage = stages.find((each) => each === value);
  if (stage) return stageLabels[stage];
  const waitingFor = waitingFors.find((each) => each === value);
  if (waitingFor) return waitingForLabels[waitingFor];
  const priceType = priceTypes.find((each) => each === value);
  if (priceType) return priceTypeLabels[priceType];
  const damage = damageTextOf(value);
  if (damage !== undefined) return damage;
  const point = parseToldPoint(value);
  if (point) return pointText(point);
  return /^\d+$/.test(value) ? formatDiscount(Number(value)) : formatStoredLine(value);
}

function damageTextOf(stored: string): string | undefined {
  const damage = parseDamage(stored);
  return damage ? damageText(damage) : undefined;
}
