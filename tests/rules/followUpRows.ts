import { followUp, line } from './orderWorld';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const path = (id: string) => `${own}/followUps/${id}`;
const { may, mayNot } = about('followUps');
const changed = (fields: Parameters<typeof change>[2]) => [change('stina', path('1042_a'), fields)];

/** The change of its order that comes with an answer. */
const answered = change('stina', `${own}/workOrders/1042`, {});

/** The life of a follow-up: it is made once, and made anew; what it is about stays. */
export const followUpRows: Row[] = [
  may('staff', 'postpone one', changed({ dueOn: '2027-05-01', dueKm: 130_000 })),
  may('staff', 'follow one up by the odometer alone', changed({ dueOn: null, dueKm: 0 })),
  mayNot('staff', 'take day and odometer away', changed({ dueOn: null, dueKm: null })),
  may('staff', 'note that the customer is contacted', changed({ contactedOn: '2026-11-23' })),
  may('staff', 'let a booking take one up', changed({ bookingId: 'b1' })),
  may('staff', 'let an order take one up', changed({ closedBy: '1050' })),
  may('staff', 'close one by hand', changed({ closedBy: 'hand', closedReason: 'Vill inte' })),
  may('staff', 'close one that has neither day nor odometer', [
    ...changed({ dueOn: null, dueKm: null, closedBy: '1042' }),
  ]),
  mayNot('staff', 'close one by hand without a reason', changed({ closedBy: 'hand' })),
  mayNot('staff', 'give a reason for one that is open', changed({ closedReason: 'Vill inte' })),
  mayNot('staff', 'give a reason for one in an order', [
    ...changed({ closedBy: '1050', closedReason: 'Vill inte' }),
  ]),
  ...Object.entries({
    order: { orderId: '1002' },
    line: { lineId: 'b' },
    'car to another': { vehicleId: 'v2' },
    'customer to another': { customerId: null },
    'declined line': { line: line.replace('accepted|179250', 'declined|').replace('25', '12') },
    'way of counting VAT': { pricesInclVat: false },
  }).map(([name, fields]) => mayNot('staff', `change the ${name}`, changed(fields))),
  may('staff', 'make one anew that is declined anew', [
    create('stina', path('1042_a'), { ...followUp, dueOn: '2027-03-01', customerId: 'c2' }),
    answered,
  ]),
  mayNot('staff', 'make one anew beside an order that is left as it was', [
    create('stina', path('1042_a'), { ...followUp, dueOn: '2027-03-01' }),
  ]),
  mayNot('staff', 'make one anew under another order', [
    create('stina', path('1042_a'), { ...followUp, orderId: '1002' }),
    change('stina', `${own}/workOrders/1002`, {}),
  ]),
  mayNot('auditor', 'make one anew', [create('rune', path('1042_a'), followUp), answered]),
  mayNot('staff', 'make one anew in the name of somebody else', [
    { set: path('1042_a'), fields: { ...existing(path('1042_a')), dueOn: '2027-03-01' } },
    answered,
  ]),
  mayNot('owner', 'make one of an order that is not there', [
    create('olle', path('1999_a'), { ...followUp, orderId: '1999' }),
  ]),
  may('owner', 'make one of an order that is created beside it', [
    create('olle', `${own}/workOrders/1050`, existing(`${own}/workOrders/1042`)),
    create('olle', path('1050_a'), { ...followUp, orderId: '1050' }),
  ]),
  may('owner', 'make one of the longest line id', [
    create('olle', path(`1042_${'x'.repeat(128)}`), { ...followUp, lineId: 'x'.repeat(128) }),
  ]),
  ...['', 'å', 'a b', 'x'.repeat(129)].map((lineId) =>
    mayNot('owner', `make one of the line ${lineId.slice(0, 5)}`, [
      create('olle', path(`1042_${lineId}`), { ...followUp, lineId }),
    ]),
  ),
];
