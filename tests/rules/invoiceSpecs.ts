import { foreignSales } from '@/domain/invoice/foreignSale';
import { invoiceLimits } from '@/domain/invoice/invoice';
import { lineLimits } from '@/domain/order/orderLine';
import { customerKinds } from '@/domain/register/customer';
import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { address, email, organisationNumber } from './contactSpecs';
import {
  type DocumentSpec,
  exactly,
  type FieldSpec,
  flag,
  integer,
  later,
  listOf,
  map,
  oneOf,
  orNull,
  text,
  without,
} from './fieldSpecs';
import { day } from './invoiceDraftSpec';
import { credit, invoice, invoiceLine, seller as sellerOfWorkshop, today } from './invoiceWorld';
import { credited, issued } from './invoiceWrites';
import { id } from './registerSpecs';

/** Facts of another seller, by their fields. */
const forged = {
  ...{ name: 'Annan verkstad', organisationNumber: '4432109876', vatNumber: 'SE443210987601' },
  ...{ hasFSkatt: true, address: { street: 'Ekvägen 1', postcode: null, city: null } },
  ...{ phone: '+46701234567', email: 'en@annan.se' },
  ...{ bankgiro: '1234567', plusgiro: '12', swish: '1231234567' },
  ...{ iban: 'NO9386011117947', bic: 'DNBANOKK' },
};
const seller: FieldSpec = {
  ...exactly(sellerOfWorkshop),
  refused: [
    ...exactly(sellerOfWorkshop).refused,
    ...Object.entries(forged).map(([key, value]) => ({ ...sellerOfWorkshop, [key]: value })),
    { ...sellerOfWorkshop, more: 'x' },
    without(sellerOfWorkshop, 'phone'),
  ],
};
const buyer = map({
  kind: oneOf(customerKinds),
  name: exactly('Anna Berg'),
  organisationNumber: orNull(organisationNumber),
  reference: orNull(text(invoiceLimits.reference)),
  address,
  email: orNull(email),
});

const form =
  /^(labour|part|package|sublet)\|-?[1-9]\d{0,6}\|(h|st|par|l|kg|m)\|(0|[1-9]\d{0,7})\|(0|[1-9]\d{0,3}|10000|[1-9]\d{0,7}ore)\|(25|12|6|0)\|[^|\n\r]{1,120}$/u;

const longest = `sublet|-9999999|par|99999999|10000|12|${'å'.repeat(lineLimits.text.max)}`;
const lines = listOf(
  (row) => form.test(row),
  [
    invoiceLine,
    invoiceLine.replace('1500', '-1500'),
    invoiceLine.replace('|0|', '|99999999ore|'),
    invoiceLine.replace('labour', 'part').replace('|h|', '|st|'),
    invoiceLine.replace('|25|', '|6|'),
    longest,
  ],
  [
    ...['', 'x', `x${invoiceLine}`, invoiceLine.replace('labour', 'paint')],
    ...['0', '-0', '--1', '10000000'].map((quantity) => invoiceLine.replace('1500', quantity)),
    ...[invoiceLine.replace('|h|', '|tim|'), `${longest}å`],
    ...['100000000', '-1'].map((ore) => invoiceLine.replace('119500', ore)),
    ...['10001', '0ore', '100000000ore', '-1ore'].map((off) =>
      invoiceLine.replace('|0|', `|${off}|`),
    ),
    invoiceLine.replace('|25|', '|24|'),
    ...[`${invoiceLine}|x`, invoiceLine.replace('Byta bromsar', '')],
    ...[`${invoiceLine}\n${invoiceLine}`, `${invoiceLine}\r`],
  ],
  invoiceLimits.lines.max,
  1,
);

const deduction = '25|144000|36000|Avgår faktura 10001';
const longestDeduction = `12|-99999999999999|-99999999999999|${'å'.repeat(120)}`;
const deductions = listOf(
  (row) => /^(25|12|6|0)\|(0|-?[1-9]\d{0,13})\|(0|-?[1-9]\d{0,13})\|[^|\n\r]{1,120}$/u.test(row),
  [deduction, '0|0|0|x', longestDeduction],
  [
    ...[
      '',
      'x',
      `x${deduction}`,
      deduction.replace('25', '24'),
      deduction.replace('144000', '1.5'),
    ],
    ...[deduction.replace('36000', ''), '25|1|1|', '25|1|1|a|b', `${deduction}\n${deduction}`],
    ...[`${longestDeduction}å`, '25|-0|1|x', '25|01|1|x', '25|1|999999999999999|x'],
  ],
  invoiceLimits.deductions.max,
);

/** The fields that other documents of the batch repeat, or that add up: the rows of invoices change them together. */
const fixed = (fields: Fields, ...names: string[]): DocumentSpec =>
  Object.fromEntries(names.map((name) => [name, exactly(fields[name])]));

const documentOf = (fields: Fields): DocumentSpec => ({
  ...fixed(fields, 'number', 'kind', 'creditsId', 'orderId', 'customerId', 'issuedOn', 'dueOn'),
  ...fixed(fields, 'net25Ore', 'vat25Ore', 'net12Ore', 'vat12Ore', 'net6Ore', 'vat6Ore'),
  ...fixed(fields, 'net0Ore', 'netOre', 'vatOre', 'grossOre', 'roundingOre', 'payableOre', 'ocr'),
  vehicleId: orNull(id),
  deliveredOn: day,
  seller,
  buyer,
  foreignSale: later({ ...exactly(null), isValid: orNull(oneOf(foreignSales)).isValid }),
  about: orNull(text(invoiceLimits.about)),
  ourReference: orNull(text(invoiceLimits.reference)),
  note: orNull(text(invoiceLimits.note)),
  pricesInclVat: flag,
  lines,
  discountBp: integer(lineLimits.discountBp),
  deductions,
});

/** The other writes of the batch that issues a document. */
const others = (batch: Write[]) => batch.slice(1);
const receivable = issued('olle').at(-1);
const owed: DocumentSpec =
  receivable && 'set' in receivable
    ? fixed(
        receivable.fields,
        ...Object.keys(receivable.fields).filter((key) => !/^(created|updated)/.test(key)),
      )
    : {};
const counter: DocumentSpec = {
  first: exactly(10_001),
  last: exactly(10_006),
  lastOn: exactly(today),
};

/** The ways to write invoices and what belongs to them, below the workshop. */
export const invoiceCases: {
  create: [string, DocumentSpec, Write[]?][];
  update: [string, DocumentSpec, Write[]?][];
} = {
  create: [
    ['invoices/F10006', documentOf(invoice), others(issued('olle'))],
    [
      'invoices/F10006',
      { ...documentOf(credit), ...fixed(credit, 'vehicleId', 'buyer') },
      others(credited('olle')),
    ],
    ['receivables/F10006', owed, issued('olle').slice(0, 2)],
  ],
  update: [['series/F', counter, issued('olle').filter((_, place) => place !== 1)]],
};
