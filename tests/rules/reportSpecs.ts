import { goalLimits } from '@/domain/report/goal';
import { field, integer, isMap, orNull, type DocumentSpec } from './fieldSpecs';

/** The ids that months may have, and others. */
export const months = {
  rightIds: ['2000-01', '2099-12'],
  wrongIds: ['2026-13', '2026-00', '1999-12', '2026-1', '2026-010', '202610', 'x2026-10'],
};

const row = /^[a-z]{2,10}\|[^|;\n\r]{0,140}\|(0|-?[1-9]\d{0,13})$/;
const isSealed = (stored: unknown) =>
  stored === '' ||
  (typeof stored === 'string' && stored.split(';').every((each) => row.test(each)));
const fullDay = Array.from({ length: 200 }, (_, n) => `customer|${n}${'x'.repeat(100)}|-12345`);

/** The facts of days, by the day. */
export const sealedDays = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).every((key) => /^(0[1-9]|[12]\d|3[01])$/.test(key)) &&
    Object.values(value).every(isSealed),
  [
    ...[{ '01': 'net|25|125000' }, {}, { '31': '' }, { '10': '', '20': 'vat|25|-1;net|0|0' }],
    ...[
      { '10': 'net|25|1', '11': '', '12': '' },
      { '01': '', '02': '' },
    ],
    ...[{ '09': `customer|${'å'.repeat(140)}|99999999999999` }, { '30': fullDay.join(';') }],
    { '01': 'aaaaaaaaaa||-99999999999999' },
  ],
  [
    ...['00', '32', '1', '001', 'x', '41'].map((key) => ({ [key]: 'net|25|1' })),
    ...[
      ...[
        'x',
        '.',
        'net|25',
        'net|25|1.5',
        'net|25|01',
        'net|25|-0',
        'net|25|',
        'Net|25|1',
        'n|25|1',
      ],
      ...['net|25|1;', ';net|25|1', 'net|2|5|1', 'net|25|1\nvat|25|1', 'net|25|1 ', 'net|2\r5|1'],
      ...[`net|${'x'.repeat(141)}|1`, 'net|25|100000000000000', 'aaaaaaaaaaa||1'],
    ].map((stored) => ({ '01': '', '02': stored })),
    ...[7, null, true, ['net|25|1'], { net: 1 }].map((stored) => ({
      '01': 'net|25|1',
      '02': stored,
    })),
    ...[['net|25|1'], 'net|25|1', null, 7],
  ],
);

export const goal: DocumentSpec = {
  salesOre: orNull(integer(goalLimits.salesOre)),
  utilisation: orNull(integer(goalLimits.utilisation)),
};
