import { bookkeepingMethods } from '@/domain/invoice/invoiceSettings';
import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { type DocumentSpec, exactly, field, integer, oneOf } from './fieldSpecs';
import { accounts, sieSeries } from './plainCollections';
import { about, type Row } from './rows';
import { sieExport } from './sieExportWorld';
import { inMs, workshops } from './world';
import { change, create } from './writes';

const { own, other } = workshops;
const exports = about('sieExports');
const minute = 60_000;
const earlier = new Date(sieExport.paymentsTo.getTime() - 1);
const next = { ...sieExport, number: 3, invoicesTo: 10_005 };

/** The third export, as the fields say, under its number or another id. */
export function exported(fields: Fields = {}, by = 'olle', id = '3'): Write[] {
  return [create(by, `${own}/sieExports/${id}`, { ...next, ...fields })];
}

/** The first export of a workshop whose series has one invoice, 10001. */
const begun = (fields: Fields, id = '1'): Row['request'] => ({
  writes: [create('ottilia', `${other}/sieExports/${id}`, { ...next, number: 1, ...fields })],
});
const where = { [`${other}/series/F`]: { first: 10_001, last: 10_005, lastOn: '2026-01-02' } };

/** The chain of exports, of which each begins where the former ended. */
export const sieExportRows: Row[] = [
  { ...exports.may('otherOwner', 'write the first one', begun({})), where },
  { ...exports.mayNot('otherOwner', 'begin with the second', begun({ number: 2 }, '2')), where },
  { ...exports.mayNot('otherOwner', 'begin with none', begun({ number: 0 }, '0')), where },
  { ...exports.mayNot('otherOwner', 'number one by a text', begun({ number: '1' })), where },
  exports.mayNot('otherOwner', 'write one before any invoice', begun({})),
  exports.may('owner', 'write the next one', exported()),
  exports.may('owner', 'write one with payments only', exported({ invoicesTo: 10_003 })),
  exports.mayNot('owner', 'skip a number', exported({ number: 4 }, 'olle', '4')),
  exports.mayNot('owner', 'repeat a number', exported({ number: 2 }, 'olle', '2')),
  exports.mayNot('owner', 'write one under another number', exported({}, 'olle', '4')),
  exports.mayNot('owner', 'write one with another number', exported({ number: 4 })),
  exports.mayNot('owner', 'write two at once', [
    ...exported(),
    ...exported({ number: 4 }, 'olle', '4'),
  ]),
  exports.mayNot('owner', 'go back among the invoices', exported({ invoicesTo: 10_002 })),
  exports.mayNot('owner', 'go back among the payments', exported({ paymentsTo: earlier })),
  exports.mayNot('owner', 'reach beyond the series', exported({ invoicesTo: 10_006 })),
  exports.may('owner', 'reach to older payments than a minute', [
    ...exported({ paymentsTo: inMs(-minute) }),
  ]),
  exports.mayNot('owner', 'reach to the payments of tomorrow', [
    ...exported({ paymentsTo: inMs(24 * 60 * minute) }),
  ]),
  exports.mayNot('staff', 'write one', exported({}, 'stina')),
  exports.mayNot('auditor', 'write one', exported({}, 'rune')),
  exports.mayNot('owner', 'edit one', [change('olle', `${own}/sieExports/2`, { vouchers: 4 })]),
  exports.mayNot('owner', 'delete the last one', [{ delete: `${own}/sieExports/2` }]),
];

const isPast = (value: unknown) =>
  value instanceof Date && value >= sieExport.paymentsTo && value <= inMs(-minute);

/** The way to write an export, every field of which is checked. */
export const sieExportCase: [string, DocumentSpec] = [
  'sieExports/3',
  {
    number: exactly(3),
    invoicesTo: integer({ min: 10_003, max: 10_005 }),
    paymentsTo: field(
      isPast,
      [sieExport.paymentsTo, inMs(-minute)],
      [earlier, inMs(24 * 60 * minute)],
    ),
    method: oneOf([...bookkeepingMethods]),
    sieSeries,
    accounts,
    vouchers: integer({ min: 1, max: 100_000 }),
  },
];
