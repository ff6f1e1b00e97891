import type { Fields } from '../../scripts/firestoreValue';
import { paymentLimits } from '@/domain/invoice/receivable';
import type { Write } from '../support/rulesClient';
import { payment, receivable } from './paymentWorld';
import { about, type Row } from './rows';
import { existing, updatedBy, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const payments = about('payments');
const receivables = about('receivables');

/** A payment of the invoice F10001 by staff; the batch changes what is owed as the rules demand, but for `owed`. */
export function paid(fields: Fields, owed: Fields = {}, id = 'p9', by = 'stina'): Write[] {
  const made: Fields = { ...payment, ...fields };
  const invoiceId = String(made.invoiceId);
  const before = existing(`${own}/receivables/${invoiceId}`);
  const paidOre = Number(before.paidOre) + Number(made.amountOre);
  const isSettled = paidOre + Number(before.creditedOre) === before.payableOre;
  return [
    create(by, `${own}/payments/${id}`, made),
    change(by, `${own}/receivables/${invoiceId}`, {
      ...{ paidOre, isSettled, lastPaymentId: id },
      ...owed,
    }),
  ];
}

const back = (fields: Fields = {}, id = 'p1_back') =>
  paid({ amountOre: -50_000, correctsId: 'p1', ...fields }, {}, id);

const today = new Date();
const dayIn = (days: number) =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const owed = (fields: Fields, by = 'stina') => [change(by, `${own}/receivables/F10001`, fields)];
const reminded = { remindedOn: dayIn(0), reminders: 1 };

const paymentRowsOnly: Row[] = [
  payments.may('staff', 'note a part payment', paid({ amountOre: 100 })),
  payments.may('staff', 'note what is left', paid({ amountOre: 129_300 })),
  payments.may('staff', 'note more than is left', paid({ amountOre: 200_000 })),
  payments.may('staff', 'note that money is paid back', paid({ amountOre: -100 })),
  payments.may('owner', 'note the most', paid(paymentLimitsOf('max'), {}, 'p9', 'olle')),
  payments.may('owner', 'note the most paid back', paid(paymentLimitsOf('min'), {}, 'p9', 'olle')),
  payments.may('staff', 'note one of today', paid({ paidOn: dayIn(0) })),
  payments.may('staff', 'note one of a year before the invoice', paid({ paidOn: '2025-10-01' })),
  payments.mayNot('staff', 'note one of longer before', paid({ paidOn: '2025-09-30' })),
  payments.mayNot('staff', 'note one of the year 2000', paid({ paidOn: '2000-01-01' })),
  payments.may('staff', 'note one under the longest id', paid({}, {}, 'x'.repeat(120))),
  payments.mayNot('staff', 'note one of tomorrow', paid({ paidOn: dayIn(2) })),
  payments.mayNot('staff', 'note one of a day that is none', paid({ paidOn: '2026-02-30' })),
  payments.mayNot('staff', 'note nothing', paid({ amountOre: 0 })),
  ...[100_000_000_000, -100_000_000_000, 100.5].map((amountOre) =>
    payments.mayNot('staff', `note ${amountOre} öre`, paid({ amountOre })),
  ),
  ...['p9_', 'a b', 'å', 'x'.repeat(121), 'p1_back'].map((id) =>
    payments.mayNot('staff', `note one under the id ${id.slice(0, 8)}`, paid({}, {}, id)),
  ),
  payments.mayNot('auditor', 'note one', paid({}, {}, 'p9', 'rune')),
  payments.mayNot('otherOwner', 'note one', paid({}, {}, 'p9', 'ottilia')),
  payments.mayNot('staff', 'note one that changes nothing owed', paid({}).slice(0, 1)),
  payments.mayNot('staff', 'note one of an invoice that is not there', [
    ...[create('stina', `${own}/payments/p9`, { ...payment, invoiceId: 'F99999' })],
  ]),
  payments.mayNot('staff', 'note one of another invoice than the one that changes', [
    create('stina', `${own}/payments/p9`, { ...payment, invoiceId: 'F10002' }),
    ...paid({}).slice(1),
  ]),
  payments.may('staff', 'note one each of two invoices', [
    ...paid({ amountOre: 100 }),
    ...paid({ invoiceId: 'F10002', amountOre: 100 }, {}, 'p8'),
  ]),
  payments.mayNot('staff', 'note one each of two invoices, of which one is wrong', [
    ...paid({ amountOre: 100 }),
    ...paid({ invoiceId: 'F10002', amountOre: 100 }, { paidOre: 0 }, 'p8'),
  ]),
  payments.mayNot('staff', 'note two at once', [
    ...paid({}, { paidOre: 150_000 }),
    create('stina', `${own}/payments/p8`, payment),
  ]),
  payments.mayNot('staff', 'change one', [
    change('stina', `${own}/payments/p1`, { reference: 'Annan' }),
  ]),
  payments.mayNot('owner', 'write one again with another amount', [
    ...paid({ amountOre: 70_000 }, { paidOre: 120_000 }, 'p1', 'olle'),
  ]),
];

const takenBack: Row[] = [
  payments.may('staff', 'take one back', back()),
  payments.may('staff', 'take one back that settled its invoice', [
    ...paid({ invoiceId: 'F10002', amountOre: -50_000, correctsId: 'p2' }, {}, 'p2_back'),
  ]),
  payments.mayNot('staff', 'take one back under an id of its own', back({}, 'p9')),
  payments.mayNot('staff', 'take one back under the id of another', back({}, 'p2_back')),
  payments.mayNot('staff', 'take a part of one back', back({ amountOre: -40_000 })),
  payments.mayNot('staff', 'take one back with its own amount', back({ amountOre: 50_000 })),
  payments.mayNot('staff', 'take one back from another invoice', back({ invoiceId: 'F10002' })),
  payments.mayNot('staff', 'take one back that is not there', [
    ...back({ correctsId: 'p7' }, 'p7_back'),
  ]),
  payments.mayNot('staff', 'take one back a second time', [
    ...paid({ invoiceId: 'F10003', amountOre: -50_000, correctsId: 'p3' }, {}, 'p3_back'),
  ]),
  payments.mayNot('staff', 'take back what takes one back', [
    ...paid({ invoiceId: 'F10003', correctsId: 'p3_back' }, {}, 'p3_back_back'),
  ]),
];

const owedRows: Row[] = [
  ...[
    ...[{ paidOre: 100_001 }, { paidOre: 50_000 }, { paidOre: 0 }, { isSettled: true }],
    ...[{ lastPaymentId: 'p1' }, { lastPaymentId: null }, { payableOre: 100_000, isSettled: true }],
    ...[{ creditedOre: 1 }, { dueOn: '2027-01-31' }, { buyerName: 'Bo Ek' }, reminded],
    ...[{ customerId: 'c2' }, { ocr: '1' }, { number: 1 }, { issuedOn: '2026-10-02' }],
    ...[{ lastCreditId: 'F10002' }, { more: 'x' }],
  ].map((fields) =>
    receivables.mayNot('staff', `be paid and write ${JSON.stringify(fields)}`, paid({}, fields)),
  ),
  receivables.mayNot('staff', 'leave one open of which nothing is left', [
    ...paid({ amountOre: 129_300 }, { isSettled: false }),
  ]),
  receivables.mayNot('staff', 'call one settled that is paid too much', [
    ...paid({ amountOre: 129_301 }, { isSettled: true }),
  ]),
  receivables.mayNot('staff', 'be paid by nothing', owed({ paidOre: 60_000 })),
  receivables.mayNot('staff', 'be paid a second time by a payment that was there', [
    ...owed({ paidOre: 100_000, lastPaymentId: 'p1' }),
  ]),
  receivables.mayNot('staff', 'be paid by the payment of another invoice', [
    ...paid({ invoiceId: 'F10002' }),
    ...owed({ paidOre: 100_000, lastPaymentId: 'p9' }),
  ]),
  receivables.mayNot('staff', 'be paid in the name of another person', [
    ...paid({}).slice(0, 1),
    {
      set: `${own}/receivables/F10001`,
      fields: {
        ...updatedBy('olle', existing(`${own}/receivables/F10001`), {
          ...{ paidOre: 100_000, lastPaymentId: 'p9' },
        }),
      },
    },
  ]),
  receivables.may('staff', 'note a reminder', owed(reminded)),
  receivables.may('owner', 'note one of another day', [
    ...owed({ remindedOn: dayIn(-3), reminders: 1 }, 'olle'),
  ]),
  receivables.mayNot('auditor', 'note a reminder', owed(reminded, 'rune')),
  ...[
    ...[{ remindedOn: dayIn(2) }, { remindedOn: '1999-12-31' }, { remindedOn: '2026-02-30' }],
    ...[{ remindedOn: null }, { remindedOn: 'idag' }, { reminders: 0 }, { reminders: 2 }],
    ...[{ reminders: -1 }, { reminders: '1' }, { payableOre: 1 }, { paidOre: 179_300 }],
    ...[{ more: 'x' }],
  ].map((fields) =>
    receivables.mayNot('staff', `note a reminder and write ${JSON.stringify(fields)}`, [
      ...owed({ ...reminded, ...fields }),
    ]),
  ),
  receivables.mayNot('staff', 'note a reminder over one that a colleague has noted', [
    ...owed({ ...reminded, base: { reminders: 1 } }),
  ]),
  receivables.mayNot('staff', 'change nothing but what is paid', [
    ...owed({ ...receivable, paidOre: 179_300, isSettled: true }),
  ]),
];

/** Rows about payments, payments taken back, receivables and reminders. */
export const paymentRows: Row[] = [...paymentRowsOnly, ...takenBack, ...owedRows];

function paymentLimitsOf(end: 'min' | 'max'): Fields {
  return { amountOre: paymentLimits.amountOre[end] };
}
