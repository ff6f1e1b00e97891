import { byHand, followUpDocument, followUpLabels } from '@/domain/order/followUp';
import { orderName } from '@/domain/order/order';
import { formatOdometer } from '@/domain/values/odometer';
import type { Collection } from './collection';
import { fieldsOf, namedIn, yesOrNo } from './field';
import { formatStoredLine } from './storedLine';

/** The follow-ups of declined work, for the map of all collections. */
export const followUpCollection: Collection = {
  one: 'Uppföljning',
  fields: fieldsOf(followUpDocument, followUpLabels, {
    orderId: orderName,
    lineId: () => yesOrNo(true),
    vehicleId: namedIn('vehicles', 'ett fordon i registret'),
    customerId: namedIn('customers', 'en kund i registret'),
    line: formatStoredLine,
    pricesInclVat: yesOrNo,
    dueOn: String,
    dueKm: formatOdometer,
    contactedOn: String,
    bookingId: () => yesOrNo(true),
    closedBy: (by) => (by === byHand ? 'För hand' : orderName(by)),
    closedReason: String,
  }),
  together: [
    ['closedBy', 'closedReason'],
    ['dueOn', 'dueKm'],
  ],
  title: (id) => orderName(id.split('_')[0] ?? id),
  exported: { as: 'uppföljningarna', page: 500 },
  // A follow-up is about the car, and its text is that of the order's line, which stays too.
  customers: { merging: 'followed', anonymising: 'kept', extract: 'followUps' },
};
