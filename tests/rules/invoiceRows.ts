import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import {
  buyer,
  credit,
  dayFromNow,
  invoice,
  invoiceLine,
  owedFor,
  seller,
  today,
} from './invoiceWorld';
import { credited, issued, issuedOf } from './invoiceWrites';
import { without } from './fieldSpecs';
import { line } from './orderWorld';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own, shared } = workshops;
const path = (id: string) => `${own}/invoices/${id}`;
const counter = `${own}/series/F`;
const series = about('series');
const invoices = about('invoices');
const receivables = about('receivables');
const orders = about('workOrders');
const drafts = about('invoiceDrafts');

/** Writes of a batch by their place, of several batches. */
const pick = (batch: Write[], ...places: number[]) =>
  batch.flatMap((write, n) => (places.includes(n) ? [write] : []));
const next = (number: number, issuedOn = today) =>
  change('stina', counter, { last: number, lastOn: issuedOn });

/** In so many days, any day that begins then begins more than three hours from now. */
const tomorrow = 28 / 24;
const beginning = (
  uid: string,
  first: number,
  last = first,
  id = 'F',
  issuedOn = today,
): Write[] => {
  const whole = { ...invoice, number: last, issuedOn };
  return [
    create(uid, `${shared}/invoices/F${last}`, whole),
    create(uid, `${shared}/series/${id}`, { first, last, lastOn: issuedOn }),
    create(uid, `${shared}/receivables/F${last}`, owedFor(whole)),
  ];
};

const settings = `${own}/invoiceSettings/main`;
const payee = {
  ...{ bankgiro: '50501055', plusgiro: '80', swish: '1231234567' },
  ...{ iban: 'SE4550000000058398257466', bic: 'ESSESESS' },
};
/** The workshop has said who it is, and to which accounts it is paid. */
const known: Row['where'] = {
  [settings]: { ...existing(settings), ...payee },
  [own]: { ...existing(own), organisationNumber: '4432109876' },
};
const told = { ...seller, ...payee, organisationNumber: '4432109876' };
const sellerRows: Row[] = [
  series.may('staff', 'issue one of a workshop with settings', issued('stina', { seller: told })),
  series.may('staff', 'credit one as the workshop is now', credited('stina', { seller: told })),
  ...Object.entries({
    ...{ name: 'Annan verkstad', organisationNumber: null, vatNumber: 'SE443210987601' },
    ...{ hasFSkatt: true, phone: '+46701234567', email: 'en@annan.se' },
    ...{
      bankgiro: '1234567',
      plusgiro: null,
      swish: '1237654321',
      iban: 'NO9386011117947',
      bic: null,
      address: { street: null, postcode: null, city: 'Annanstad' },
    },
  }).map(([key, value]) =>
    series.mayNot('staff', `issue one with another ${key} than the workshop has`, [
      ...issued('stina', { seller: { ...told, [key]: value } }),
    ]),
  ),
].map((row) => ({ ...row, where: known }));

const seriesRows: Row[] = [
  ...sellerRows,
  invoices.may('staff', 'issue the next one', issued('stina')),
  invoices.may('owner', 'issue the next one', issued('olle')),
  invoices.mayNot('auditor', 'issue the next one', issued('rune')),
  invoices.mayNot('otherOwner', 'issue the next one', issued('ottilia')),
  invoices.mayNot('staff', 'write an invoice alone', pick(issued('stina'), 0)),
  invoices.mayNot('staff', 'write one that is not counted', pick(issued('stina'), 0, 2)),
  invoices.mayNot('staff', 'write one that nobody owes', pick(issued('stina'), 0, 1)),
  series.mayNot('staff', 'count without an invoice', pick(issued('stina'), 1)),
  series.mayNot('staff', 'count an invoice that is there', [next(10_005)]),
  series.mayNot('owner', 'count on without an invoice', [
    change('olle', counter, { last: 10_006 }),
  ]),
  series.mayNot('staff', 'skip a number', issued('stina', { number: 10_007 })),
  series.mayNot('staff', 'repeat a number', issued('stina', { number: 10_005 })),
  series.mayNot(
    'staff',
    'go back to a number that was skipped',
    issued('stina', { number: 10_003 }),
  ),
  series.mayNot('staff', 'issue two at once', [
    ...pick(issued('stina'), 0, 2),
    ...issued('stina', { number: 10_007 }),
  ]),
  series.mayNot('staff', 'issue two at once and count one', [
    ...issued('stina'),
    ...pick(issued('stina', { number: 10_007 }), 0, 2),
  ]),
  series.mayNot('owner', 'reset the numbers', [change('olle', counter, { first: 1, last: 1 })]),
  series.mayNot('owner', 'move the beginning with an invoice', [
    ...pick(issued('olle'), 0, 2),
    change('olle', counter, { first: 1, last: 10_006, lastOn: today }),
  ]),
  series.mayNot('owner', 'delete the numbers', [{ delete: counter }]),
  {
    ...series.mayNot('staff', 'count another day than that of the invoice', [
      ...pick(issued('stina'), 0, 2),
      next(10_006, dayFromNow(1)),
    ]),
    where: { [counter]: { ...existing(counter), lastOn: dayFromNow(1) } },
  },
  {
    ...series.mayNot('staff', 'issue one with an earlier day than the one before', issued('stina')),
    where: { [counter]: { ...existing(counter), lastOn: dayFromNow(1) } },
  },
  {
    ...series.may('staff', 'issue one with the later day of the one before', [
      ...issued('stina', { issuedOn: dayFromNow(1) }),
    ]),
    where: { [counter]: { ...existing(counter), lastOn: dayFromNow(1) } },
  },
  ...[-2, 2, tomorrow].map((days) =>
    invoices.mayNot('staff', `issue one ${days.toFixed(1)} days from now`, [
      ...issued('stina', { issuedOn: dayFromNow(days), dueOn: dayFromNow(30) }),
    ]),
  ),
  invoices.may('staff', 'issue one of a day that begins within the hour', [
    ...issued('stina', { issuedOn: dayFromNow(1 / 24) }),
  ]),
  series.mayNot('owner', 'begin with the day after', [
    ...beginning('olle', 500, 500, 'F', dayFromNow(tomorrow)),
  ]),
  invoices.mayNot(
    'staff',
    'issue one on a day that is none',
    issued('stina', { issuedOn: '2026-13-01' }),
  ),
  invoices.mayNot(
    'staff',
    'issue one on a day with a time',
    issued('stina', { issuedOn: `${today}T` }),
  ),
  invoices.mayNot(
    'staff',
    'issue one that is due before',
    issued('stina', { dueOn: dayFromNow(-1) }),
  ),
  invoices.mayNot('staff', 'issue one that is due on a day with a time', [
    ...issued('stina', { dueOn: `${dayFromNow(30)}T` }),
  ]),
  ...['9999-12-31', dayFromNow(91)].map((dueOn) =>
    invoices.mayNot(
      'staff',
      `issue one that is due after ${dueOn === '9999-12-31' ? 'all time' : 'more than 90 days'}`,
      [...issued('stina', { dueOn })],
    ),
  ),
  invoices.may('staff', 'issue one that is due after 90 days', [
    ...issued('stina', { dueOn: dayFromNow(90) }),
  ]),
  invoices.may('staff', 'issue one that is due at once', issued('stina', { dueOn: today })),
  invoices.mayNot('staff', 'issue one that is due on a day that is none', [
    ...issued('stina', { dueOn: '9' }),
  ]),
  ...['dueOn', 'deliveredOn'].map((key) =>
    invoices.mayNot('staff', `issue one whose ${key} no calendar has`, [
      ...issued('stina', { [key]: `${Number(today.slice(0, 4)) + 1}-02-30` }),
    ]),
  ),
  invoices.mayNot('staff', 'issue one under another number', [
    create('stina', path('F10006'), { ...invoice, number: 10_005 }),
    create('stina', `${own}/receivables/F10006`, owedFor({ ...invoice, number: 10_005 })),
  ]),
  invoices.mayNot('owner', 'edit one', [change('olle', path('F10004'), { note: 'Ändrad' })]),
  invoices.mayNot('owner', 'write one over', [
    create('olle', path('F10004'), existing(path('F10004'))),
  ]),
  invoices.mayNot('owner', 'delete one', [{ delete: path('F10005') }]),
];

const beginningRows: Row[] = [
  series.may('owner', 'begin anywhere', beginning('olle', 500)),
  series.mayNot('staff', 'begin', beginning('stina', 10_001)),
  series.mayNot('owner', 'begin after the first number', beginning('olle', 500, 501)),
  series.mayNot('owner', 'begin at nothing', beginning('olle', 0)),
  series.mayNot('owner', 'begin too far', beginning('olle', 90_000_001)),
  series.mayNot('owner', 'begin without an invoice', pick(beginning('olle', 500), 1)),
  series.mayNot('owner', 'begin in the name of another person', [
    ...pick(beginning('olle', 500), 0, 2),
    ...pick(beginning('stina', 500), 1),
  ]),
  series.mayNot('owner', 'begin a second one', [
    ...issued('olle'),
    create('olle', `${own}/series/G`, { first: 10_006, last: 10_006, lastOn: today }),
  ]),
  series.mayNot('owner', 'begin one with another letter', beginning('olle', 500, 500, 'G')),
  {
    ...series.mayNot('owner', 'begin one whose name and number are an invoice of today', [
      create('olle', `${own}/series/F1000`, { first: 5, last: 5, lastOn: today }),
    ]),
    where: { [path('F10005')]: { ...existing(path('F10005')), issuedOn: today } },
  },
];

/** Amounts of one rate that add up, with a VAT that is off by `off` öre. */
const withVat = (rate: 25 | 12 | 6, off: number): Fields => {
  const [net, vat] = [100_000, 1000 * rate + off];
  const grossOre = net + vat;
  const payableOre = Math.round(grossOre / 100) * 100;
  return {
    ...{ net25Ore: 0, vat25Ore: 0, [`net${rate}Ore`]: net, [`vat${rate}Ore`]: vat },
    ...{ netOre: net, vatOre: vat, grossOre, payableOre, roundingOre: payableOre - grossOre },
  };
};
const pays = (payableOre: number): Fields => ({ payableOre, roundingOre: payableOre - 179_250 });

const ofNothing: Fields = {
  ...{ net25Ore: 0, vat25Ore: 0, netOre: 0, vatOre: 0, grossOre: 0, roundingOre: 0 },
  payableOre: 0,
};

const most = 1_000_000_000_000;
const whole = (ore: number): Fields => ({ grossOre: ore, payableOre: ore });
/** Amounts of two rates of 25 and 0 percent that add up, in öre. */
const ofTwo = (net25Ore: number, net0Ore: number): Fields => {
  const vat = net25Ore / 4;
  const [netOre, grossOre] = [net25Ore + net0Ore, net25Ore + net0Ore + vat];
  return {
    ...{ net25Ore, vat25Ore: vat, net0Ore, netOre, vatOre: vat, grossOre },
    ...{ payableOre: grossOre, roundingOre: 0 },
  };
};

const amountRows: Row[] = [
  invoices.may('staff', 'issue one of the most öre there are', issued('stina', ofTwo(most, most))),
  ...Object.entries({
    'less than nothing of 0 %': ofTwo(400, -1),
    'less than nothing of 25 %': ofTwo(-800_000, 1_001_000),
    'a VAT of 25 % of less than nothing': {
      ...ofTwo(0, 1001),
      vat25Ore: -1,
      vatOre: -1,
      ...whole(1000),
    },
    'a base of 12 % below what was rounded off': {
      ...ofTwo(400, 0),
      ...{ net12Ore: -2, netOre: 398, ...whole(498) },
      deductions: ['12|100|12|Avgår faktura 10001'],
    },
  }).map(([what, fields]) =>
    invoices.mayNot('staff', `issue one of ${what}`, issued('stina', fields)),
  ),
  invoices.may('staff', 'issue the rest of a split whose 25 % are an öre below nothing', [
    ...issued('stina', {
      ...{ ...ofTwo(0, 1001), net25Ore: -1, netOre: 1000, ...whole(1000) },
      deductions: ['25|100|25|Avgår faktura 10001'],
    }),
  ]),
  ...Object.entries({
    'more of 25 %': ofTwo(most + 4, 0),
    'more of 0 %': ofTwo(0, most + 1),
  }).map(([what, fields]) =>
    invoices.mayNot('staff', `issue one of ${what} than there is`, issued('stina', fields)),
  ),
  ...([25, 12, 6] as const).flatMap((rate) => [
    ...[-1, 1].map((off) =>
      invoices.may('staff', `issue one whose ${rate} % are off by ${off} öre`, [
        ...issued('stina', withVat(rate, off)),
      ]),
    ),
    ...[-2, 2].map((off) =>
      invoices.mayNot('staff', `issue one whose ${rate} % are off by ${off} öre`, [
        ...issued('stina', withVat(rate, off)),
      ]),
    ),
  ]),
  invoices.may('staff', 'issue the rest of a split that is off by two öre', [
    ...issued('stina', { ...withVat(25, 2), deductions: ['25|1|1|Avgår faktura 10001'] }),
  ]),
  invoices.may('staff', 'issue one without VAT', [
    ...issued('stina', {
      ...{ net25Ore: 0, vat25Ore: 0, net0Ore: 179_300, netOre: 179_300, vatOre: 0 },
      ...{ grossOre: 179_300, roundingOre: 0 },
    }),
  ]),
  invoices.may('staff', 'issue one of nothing', issued('stina', ofNothing)),
  invoices.may('staff', 'issue one that is not rounded', issued('stina', pays(179_250))),
  ...[179_251, 179_200 - 100, 179_400].map((ore) =>
    invoices.mayNot('staff', `issue one of 179 250 öre to be paid as ${ore}`, [
      ...issued('stina', pays(ore)),
    ]),
  ),
  invoices.may('staff', 'round half a krona down', issued('stina', pays(179_200))),
  ...Object.entries({
    netOre: 143_401,
    vatOre: 35_851,
    payableOre: 179_400,
    net12Ore: 1,
    vat6Ore: 1,
    net0Ore: 1,
    net25Ore: 143_400.5,
  }).map(([key, ore]) =>
    invoices.mayNot(
      'staff',
      `issue one whose ${key} does not add up`,
      issued('stina', { [key]: ore }),
    ),
  ),
  invoices.mayNot('staff', 'issue one whose gross is not its net and VAT', [
    ...issued('stina', { grossOre: 179_251, roundingOre: 49 }),
  ]),
  invoices.mayNot('staff', 'issue one in parts of an öre', [
    ...issued('stina', {
      ...{ net25Ore: 143_400.5, vat25Ore: 35_849.5, netOre: 143_400.5, vatOre: 35_849.5 },
    }),
  ]),
  invoices.mayNot('staff', 'issue the rest of a split that is paid back', [
    ...issued('stina', {
      ...{ ...ofNothing, net12Ore: -10, net0Ore: -40, netOre: -50, grossOre: -50 },
      ...{ roundingOre: -50, payableOre: -100 },
      deductions: Array.from({ length: 40 }, () => '25|1|1|Avgår faktura 10001'),
    }),
  ]),
  invoices.mayNot('staff', 'issue one of another kind', issued('stina', { kind: 'offer' })),
  invoices.may('staff', 'issue one with a return', [
    ...issued('stina', { lines: [invoiceLine, invoiceLine.replace('1500', '-500')] }),
  ]),
  invoices.mayNot(
    'staff',
    'issue one that credits another',
    issued('stina', { creditsId: 'F10004' }),
  ),
  ...[
    { customerId: 'a b' },
    { vehicleId: 'a b' },
    { ocr: '1' },
    { ocr: '1'.repeat(26) },
    { seller: { ...seller, more: 'x' } },
    { buyer: { ...buyer, more: 'x' } },
    { buyer: { ...buyer, name: '' } },
  ].map((fields) =>
    invoices.mayNot('staff', `issue one with ${JSON.stringify(fields).slice(0, 60)}`, [
      ...issued('stina', fields),
    ]),
  ),
  invoices.may(
    'staff',
    'issue one to nobody in the register',
    issued('stina', { customerId: null }),
  ),
];

const older: Fields = { ...existing(path('F10004')), number: 10_000 };
const owedRows: Row[] = [
  ...Object.entries({
    number: 10_005,
    customerId: 'c2',
    buyerName: 'Bo Ek',
    ocr: '10',
    issuedOn: dayFromNow(1),
    dueOn: today,
    payableOre: 100,
    paidOre: 100,
    creditedOre: 100,
    isSettled: true,
    lastPaymentId: 'p1',
    lastCreditId: 'F10004',
    remindedOn: today,
    reminders: 1,
    more: 'x',
  }).map(([key, value]) =>
    receivables.mayNot('staff', `begin one with another ${key}`, [
      ...issued('stina', {}, { [key]: value }),
    ]),
  ),
  receivables.mayNot('staff', 'begin one for a credit', [
    ...credited('stina'),
    create('stina', `${own}/receivables/F10006`, owedFor({ ...invoice, payableOre: -179_300 })),
  ]),
  receivables.mayNot('staff', 'begin one for a credit of nothing', [
    ...credited('stina', ofNothing),
    create('stina', `${own}/receivables/F10006`, owedFor({ ...invoice, ...ofNothing })),
  ]),
  {
    ...receivables.mayNot('owner', 'begin one for an older invoice', [
      create('olle', `${own}/receivables/F10000`, owedFor(older)),
    ]),
    where: { [path('F10000')]: older },
  },
  receivables.mayNot('owner', 'delete one', [{ delete: `${own}/receivables/F10004` }]),
];

const amountsOf = (part: number): Fields => ({
  ...{ net25Ore: -part * 4, vat25Ore: -part, netOre: -part * 4, vatOre: -part },
  ...{ grossOre: -part * 5, roundingOre: 0, payableOre: -part * 5 },
});
const half = { ...existing(`${own}/receivables/F10004`), creditedOre: 100_000, lastCreditId: 'F9' };
const halfCredited = { [`${own}/receivables/F10004`]: half };
const creditRows: Row[] = [
  invoices.may('staff', 'credit all of one', credited('stina')),
  invoices.may('staff', 'credit a part of one, unrounded', credited('stina', amountsOf(777))),
  invoices.mayNot('auditor', 'credit one', credited('rune')),
  invoices.mayNot('staff', 'credit more than there is', credited('stina', amountsOf(35_861))),
  ...([0, -4] as const).map((off) => ({
    ...(off ? invoices.mayNot : invoices.may)('staff', `credit ${most - off} öre of 25 %`, [
      ...credited('stina', ofTwo(-most + off, 0), { isSettled: false, payableOre: 2 * most }),
    ]),
    where: {
      [`${own}/receivables/F10004`]: {
        ...existing(`${own}/receivables/F10004`),
        payableOre: 2 * most,
      },
    },
  })),
  {
    ...invoices.may('staff', 'credit the rest of one', [
      ...credited('stina', amountsOf(15_860), { creditedOre: 179_300, isSettled: true }),
    ]),
    where: halfCredited,
  },
  {
    ...invoices.mayNot('staff', 'credit more than former credits have left', [
      ...credited('stina', amountsOf(15_861), { creditedOre: 179_305, isSettled: false }),
    ]),
    where: halfCredited,
  },
  invoices.mayNot('staff', 'credit one and leave what is owed', pick(credited('stina'), 0, 1)),
  invoices.mayNot('staff', 'credit one of which nothing is known', [
    ...credited('stina', { creditsId: 'F10003' }),
  ]),
  invoices.mayNot('staff', 'credit one with what is owed for another', [
    ...credited('stina', { creditsId: 'F10005' }),
  ]),
  ...[
    { orderId: '1004' },
    { vehicleId: 'v1' },
    { customerId: 'c2' },
    { buyer: { ...buyer, name: 'Bo' } },
  ].map((fields) =>
    receivables.mayNot('staff', `credit with another ${Object.keys(fields).join()}`, [
      ...credited('stina', fields),
    ]),
  ),
  invoices.mayNot('staff', 'credit what is to be paid', [...credited('stina', ofTwo(0, 30))]),
  invoices.may('staff', 'credit the last of many with their roundings', [
    ...credited('stina', {
      ...{ net25Ore: -97, vat25Ore: -3, netOre: -97, vatOre: -3, grossOre: -100, roundingOre: 0 },
      payableOre: -100,
    }),
  ]),
  ...[-1, 1].map((side) =>
    invoices.mayNot('staff', `credit with a VAT that is off by ${side * 31} öre`, [
      ...credited('stina', {
        ...{ net25Ore: -40_000, vat25Ore: -10_000 + side * 31, netOre: -40_000 },
        ...{ vatOre: -10_000 + side * 31, grossOre: -50_000 + side * 31, roundingOre: 0 },
        payableOre: -50_000 + side * 31,
      }),
    ]),
  ),
  ...(
    [
      ['a base of 25 %', { ...ofTwo(32, -1032), vat25Ore: 0, vatOre: 0, ...whole(-1000) }],
      ['a base of 0 %', ofTwo(-4000, 31)],
      [
        'a VAT of 25 %',
        {
          ...ofTwo(28, -1059),
          vat25Ore: 31,
          vatOre: 31,
          ...whole(-1000),
        },
      ],
    ] as const
  ).map(([what, fields]) =>
    invoices.mayNot('staff', `credit with ${what} that is more than nothing`, [
      ...credited('stina', fields),
    ]),
  ),
  invoices.may('staff', 'credit the last of many whose 0 % were rounded to more than there is', [
    ...credited('stina', ofTwo(-4000, 30)),
  ]),
  receivables.mayNot('staff', 'take off another amount than the credit', [
    ...credited('stina', {}, { creditedOre: 100, isSettled: false }),
  ]),
  receivables.mayNot('staff', 'settle what is not', [
    ...credited('stina', amountsOf(777), { isSettled: true }),
  ]),
  receivables.mayNot('staff', 'credit and lower what is to be paid', [
    ...credited('stina', {}, { payableOre: 179_400, isSettled: false }),
  ]),
  receivables.mayNot('staff', 'take off what no credit says', [
    change('stina', `${own}/receivables/F10004`, { creditedOre: 100, lastCreditId: 'F10005' }),
  ]),
  {
    ...receivables.mayNot('staff', 'take off what an older credit says', [
      change('stina', `${own}/receivables/F10004`, {
        ...{ creditedOre: 179_300, isSettled: true, lastCreditId: 'F10000' },
      }),
    ]),
    where: { [path('F10000')]: { ...older, ...credit, number: 10_000 } },
  },
  {
    ...receivables.mayNot('staff', 'take one credit off two invoices', [
      ...credited('stina', { creditsId: 'F10005' }),
      change('stina', `${own}/receivables/F10005`, {
        ...{ creditedOre: 179_300, isSettled: false, lastCreditId: 'F10006' },
      }),
    ]),
    where: { [path('F10005')]: { ...existing(path('F10005')), orderId: null } },
  },
];

const invoiced = { stage: 'invoiced', isOpen: false };

const ofRedone = `${own}/receivables/F10005`;
const allCredited = { ...existing(ofRedone), creditedOre: 179_300, lastCreditId: 'F10003' };
/** The order 1010 is invoiced by two invoices, of which the first is credited. */
const twoPayers: Row['where'] = {
  [ofRedone]: allCredited,
  [`${own}/workOrders/1010`]: {
    ...existing(`${own}/workOrders/1010`),
    invoiceIds: ['F10005', 'F10004'],
  },
};
/** The batch that invoices the order 1010 anew, in the place of F10005. */
const redone = (changes: Fields = {}, fields: Fields = {}) =>
  issuedOf(
    'stina',
    { replacedId: 'F10005', replacedOre: { F10005: 179_250 }, ...changes },
    fields,
    '1010',
  );
const once = (where: Row['where'], replacedOre: number): Row['where'] => ({
  ...where,
  [`${own}/workOrders/1010`]: {
    ...existing(`${own}/workOrders/1010`),
    ...{ replacedId: 'F10005', replacedOre: { F10005: replacedOre } },
  },
});
const credited5 = { [ofRedone]: allCredited };
const redoneRows: Row[] = [
  ...[
    orders.may('staff', 'invoice one anew in the place of a credited invoice', redone()),
    orders.may('staff', 'invoice one anew by more than was credited', [
      ...redone({ replacedOre: { F10005: 500_000 } }, ofTwo(400_000, 0)),
    ]),
    orders.mayNot('staff', 'invoice one anew in the place of none', [
      ...issuedOf('stina', {}, {}, '1010'),
    ]),
    orders.mayNot('staff', 'invoice one anew and say less', [
      ...redone({ replacedOre: { F10005: 179_249 } }),
    ]),
    orders.mayNot('staff', 'invoice one anew and tell of another invoice, too', [
      ...redone({ replacedOre: { F10005: 179_250, F10004: 1 } }),
    ]),
    orders.mayNot('staff', 'say that an invoice is replaced by none', [
      change('stina', `${own}/workOrders/1010`, { replacedOre: { F10005: 0 } }),
    ]),
    orders.mayNot('staff', 'name a replaced invoice without another', [
      change('stina', `${own}/workOrders/1010`, { replacedId: 'F10005' }),
    ]),
    orders.mayNot('staff', 'replace an invoice of one that is not invoiced', [
      ...issuedOf('stina', { replacedId: 'F10005', replacedOre: { F10005: 179_250 } }),
    ]),
  ].map((row): Row => ({ ...row, where: credited5 })),
  {
    ...orders.mayNot('staff', 'invoice one anew whose invoice is credited in part', redone()),
    where: { [ofRedone]: { ...allCredited, creditedOre: 179_200 } },
  },
  orders.mayNot('staff', 'invoice one anew whose invoice is not credited', redone()),
  {
    ...orders.mayNot('staff', 'invoice one of nothing anew that is not credited', redone()),
    where: { [ofRedone]: { ...existing(ofRedone), payableOre: 0, paidOre: 0 } },
  },
  {
    ...orders.mayNot('staff', 'invoice one anew in the place of another order’s', [
      ...redone({ replacedId: 'F10004', replacedOre: { F10004: 179_250 } }),
    ]),
    where: { [`${own}/receivables/F10004`]: allCredited },
  },
  {
    ...orders.may('staff', 'invoice one of two payers anew', [
      ...redone({ invoiceIds: ['F10005', 'F10004', 'F10006'] }),
    ]),
    where: twoPayers,
  },
  {
    ...orders.mayNot('staff', 'invoice one of two payers anew for the other', [
      ...redone({
        invoiceIds: ['F10005', 'F10004', 'F10006'],
        ...{ replacedId: 'F10004', replacedOre: { F10004: 179_250 } },
      }),
    ]),
    where: twoPayers,
  },
  {
    ...orders.may('staff', 'split a credited invoice on two payers', [
      ...redone({ replacedOre: { F10005: 179_350 } }),
    ]),
    where: once(credited5, 100),
  },
  {
    ...orders.mayNot('staff', 'invoice one twice in the place of one', [
      ...redone({ replacedOre: { F10005: 179_351 } }),
    ]),
    where: once(credited5, 101),
  },
  {
    ...orders.mayNot('staff', 'forget what was issued in the place of an invoice', [...redone()]),
    where: once(credited5, 101),
  },
];
const orderRows: Row[] = [
  orders.may('staff', 'invoice one that is ready', issuedOf('stina', invoiced)),
  orders.may('staff', 'invoice a part of one that is ready', issuedOf('stina', {})),
  ...redoneRows,
  orders.mayNot('owner', 'call one invoiced without an invoice', [
    change('olle', `${own}/workOrders/1004`, invoiced),
  ]),
  orders.mayNot('staff', 'call one invoiced by another order’s invoice', [
    ...issuedOf('stina', invoiced, { orderId: null }),
  ]),
  {
    ...orders.mayNot('staff', 'call one invoiced by a credit', [
      ...credited('stina', { orderId: '1004' }),
      change('stina', `${own}/workOrders/1004`, { ...invoiced, invoiceIds: ['F10006'] }),
    ]),
    where: { [path('F10004')]: { ...existing(path('F10004')), orderId: '1004' } },
  },
  orders.mayNot('staff', 'call one invoiced by an older invoice', [
    change('stina', `${own}/workOrders/1004`, { ...invoiced, invoiceIds: ['F10005'] }),
  ]),
  {
    ...orders.mayNot('staff', 'call one invoiced by an older invoice of its own', [
      change('stina', `${own}/workOrders/1004`, { ...invoiced, invoiceIds: ['F10005'] }),
    ]),
    where: { [path('F10005')]: { ...existing(path('F10005')), orderId: '1004' } },
  },
  orders.mayNot('staff', 'issue an invoice that its order does not know', [
    ...issued('stina', { orderId: '1004' }),
  ]),
  orders.mayNot('staff', 'invoice one that is worked on', issuedOf('stina', {}, {}, '1002')),
  orders.mayNot('staff', 'invoice one that is closed', issuedOf('stina', {}, {}, '1005')),
  orders.mayNot('staff', 'invoice one and change what is charged', [
    ...issuedOf('stina', { ...invoiced, lines: { a: line, b: line } }),
  ]),
  orders.mayNot('staff', 'invoice one and leave it on the board', [
    ...issuedOf('stina', { stage: 'invoiced' }),
  ]),
  orders.mayNot('staff', 'invoice one with a reason', [
    ...issuedOf('stina', { ...invoiced, closedReason: 'Såld' }),
  ]),
  orders.mayNot('staff', 'invoice one for the eleventh time', issuedOf('stina', {}, {}, '1011')),
  orders.mayNot('owner', 'take an invoice off one', [
    change('olle', `${own}/workOrders/1010`, { invoiceIds: [] }),
  ]),
  {
    ...orders.mayNot('staff', 'invoice one and forget its first invoice', [
      ...redone({ invoiceIds: ['F10006'] }),
    ]),
    where: credited5,
  },
  ...(['ready', 'working', 'closed'] as const).map((stage) =>
    orders.mayNot('owner', `take one that is invoiced back to ${stage}`, [
      change('olle', `${own}/workOrders/1010`, {
        ...{ stage, isOpen: stage !== 'closed' },
        closedReason: stage === 'closed' ? 'Fel' : null,
      }),
    ]),
  ),
  orders.mayNot('staff', 'change the lines of one that is invoiced', [
    change('stina', `${own}/workOrders/1010`, { lines: {} }),
  ]),
  {
    ...orders.may('staff', 'empty the texts of one that is invoiced', [
      change('stina', `${own}/workOrders/1010`, { complaint: null, keyNumber: null }),
    ]),
    where: { [`${own}/customers/c1`]: existing(`${own}/customers/anonymised`) },
  },
  orders.mayNot('staff', 'empty the texts of one that is invoiced to a known customer', [
    change('stina', `${own}/workOrders/1010`, { complaint: null, keyNumber: null }),
  ]),
  ...[{ invoiceIds: ['F10005'] }, { replacedId: 'F10005' }, { replacedOre: { F10005: 0 } }].map(
    (fields) =>
      orders.mayNot('owner', `create one with ${JSON.stringify(fields)}`, [
        create('olle', `${own}/workOrders/1050`, {
          ...existing(`${own}/workOrders/1042`),
          ...fields,
        }),
      ]),
  ),
];

const draftRows: Row[] = [
  drafts.may('staff', 'issue one and delete it', [
    ...issued('stina'),
    { delete: `${own}/invoiceDrafts/d1` },
  ]),
];

const companyIn = (country: string, vatNumber: string, city: string): Fields => ({
  ...{ ...buyer, kind: 'company', vatNumber },
  address: { street: 'Storgata 1', postcode: '0150', city, country },
});
const oslo = companyIn('NO', 'NO923609016MVA', 'Oslo');
const copenhagen = companyIn('DK', 'DK13585628', 'København');
/** An invoice without Swedish VAT, as a kind of sale. */
const untaxed = (foreignSale: string, to: Fields, fields: Fields = {}) =>
  issued('stina', {
    ...{ foreignSale, buyer: to, net25Ore: 0, vat25Ore: 0, net0Ore: 179_300, netOre: 179_300 },
    ...{ vatOre: 0, grossOre: 179_300, roundingOre: 0, ...fields },
  });
const foreignRows: Row[] = [
  invoices.may('staff', 'issue a company abroad one with Swedish VAT', [
    ...issued('stina', { buyer: oslo }),
  ]),
  invoices.may('staff', 'issue a company in Norway a service', untaxed('otherService', oslo)),
  invoices.may('staff', 'issue a company in Norway goods', untaxed('export', oslo)),
  invoices.may('staff', 'issue a company in Denmark a service', untaxed('euService', copenhagen)),
  invoices.may('staff', 'issue a company in Denmark goods', untaxed('euGoods', copenhagen)),
  ...(
    [
      ['Greece', 'euService', companyIn('GR', 'EL094259216', 'Athens')],
      ['Åland', 'otherService', companyIn('AX', 'FI20774740', 'Mariehamn')],
      ['Monaco', 'euService', companyIn('MC', 'FR40303265045', 'Monaco')],
      ['Man', 'otherService', companyIn('IM', 'GB980780684', 'Douglas')],
    ] satisfies [string, string, Fields][]
  ).map(([place, sale, to]) =>
    invoices.may('staff', `issue a company in ${place} a service`, untaxed(sale, to)),
  ),
  ...Object.entries({
    'a private person': { ...oslo, kind: 'private' },
    'a company without a VAT number': without(oslo, 'vatNumber'),
    'a company with the VAT number of another country': { ...oslo, vatNumber: 'DK13585628' },
    'a company with a VAT number that is none': { ...oslo, vatNumber: 'NO 923' },
    'a company in Sweden': {
      ...oslo,
      address: { street: 'Ekvägen 1', postcode: null, city: null },
    },
  }).map(([who, to]) =>
    series.mayNot('staff', `issue ${who} one without VAT`, untaxed('otherService', to)),
  ),
  series.mayNot('staff', 'issue a company in Norway a service within the union', [
    ...untaxed('euService', oslo),
  ]),
  series.mayNot('staff', 'issue a company in Denmark a service outside the union', [
    ...untaxed('otherService', copenhagen),
  ]),
  series.mayNot('staff', 'issue a sale of another kind', untaxed('gift', oslo)),
  receivables.mayNot('staff', 'issue a sale abroad with VAT', [
    ...issued('stina', { foreignSale: 'otherService', buyer: oslo }),
  ]),
  receivables.mayNot('staff', 'issue a sale abroad with a base of 25 % and no VAT', [
    ...untaxed('otherService', oslo, { net25Ore: 4, net0Ore: 179_296 }),
  ]),
  receivables.mayNot('staff', 'issue a sale abroad with an öre of VAT', [
    ...untaxed('otherService', oslo, {
      ...{ vat25Ore: 1, vatOre: 1, grossOre: 179_301, roundingOre: -1 },
    }),
  ]),
  series.mayNot('staff', 'issue one to a buyer with a VAT number that is none', [
    ...issued('stina', { buyer: { ...buyer, vatNumber: 'NO 923' } }),
  ]),
  {
    ...receivables.mayNot('staff', 'credit one with Swedish VAT as a sale abroad', [
      ...credited('stina', {
        ...{ foreignSale: 'otherService', buyer: oslo, net25Ore: 0, vat25Ore: 0, vatOre: 0 },
        ...{ net0Ore: -179_300, netOre: -179_300, grossOre: -179_300, roundingOre: 0 },
      }),
    ]),
    where: { [path('F10004')]: { ...existing(path('F10004')), buyer: oslo } },
  },
];

/** The series of invoices under attack, and the life of what belongs to them. */
export const invoiceRows: Row[] = [
  ...seriesRows,
  ...beginningRows,
  ...amountRows,
  ...owedRows,
  ...creditRows,
  ...orderRows,
  ...draftRows,
  ...foreignRows,
];
