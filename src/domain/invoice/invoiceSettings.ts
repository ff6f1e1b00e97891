import * as v from 'valibot';
import {
  flag,
  fromText,
  orNull,
  serverTimes,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { parseBankgiro, parsePlusgiro, parseSwish } from '@/domain/values/giro';
import { parseBic, parseIban } from '@/domain/values/iban';
import { formatMoney, parseMoney } from '@/domain/values/money';
import { refused } from '@/domain/values/parsed';
import { parsePaymentDays } from '@/domain/values/paymentDays';
import { codeText } from '@/domain/values/typedText';
import { type ForeignSale, foreignSaleLabels, foreignSales } from './foreignSale';

export const bookkeepingMethods = ['invoice', 'cash'] as const;
/** Faktureringsmetoden books an invoice when it is issued, kontantmetoden when it is paid (bokföringslag 5 kap. 2 §). */
export type BookkeepingMethod = (typeof bookkeepingMethods)[number];

export const bookkeepingMethodLabels: Record<BookkeepingMethod, string> = {
  invoice: 'Faktureringsmetoden',
  cash: 'Kontantmetoden',
};

/** The accounts of the plan that an export books to, by what is booked; four digits each (BAS). */
export const usualAccounts = {
  receivables: '1510',
  bank: '1930',
  swish: '1930',
  card: '1580',
  cash: '1910',
  sales25: '3001',
  sales12: '3002',
  sales6: '3003',
  sales0: '3004',
  vat25: '2611',
  vat12: '2621',
  vat6: '2631',
  rounding: '3740',
  // Sales abroad without Swedish VAT.
  euService: '3308',
  otherService: '3305',
  euGoods: '3108',
  export: '3105',
} as const satisfies Record<ForeignSale, string> & Record<string, string>;
export type AccountUse = keyof typeof usualAccounts;
/** The accounts of a workshop, by what is booked. A sale abroad is a key where its account is not the usual one. */
export type Accounts = Record<Exclude<AccountUse, ForeignSale>, string> &
  Partial<Record<ForeignSale, string>>;

/** Days, and öre: more than the law lets a reminder cost (lag 1981:739, 4 §, and förordning 1981:1057). */
export const invoiceSettingsLimits = {
  paymentDays: { min: 0, max: 90 },
  reminderFeeOre: { min: 0, max: 6000 },
} as const;

const account = v.pipe(
  v.string(wrongShape),
  v.trim(),
  v.regex(/^[1-9]\d{3}$/, 'Skriv kontot med fyra siffror.'),
);

/** The series of the vouchers of an export until an owner names another, apart from those that are written in the books. */
export const usualSieSeries = 'V';

/** The series that the vouchers of an export get in the books, as bookkeeping programs take it; null for the usual one. */
export const sieSeries = orNull(
  fromText((text) => {
    const value = codeText(text).toUpperCase();
    return /^[A-ZÅÄÖ0-9]{1,3}$/.test(value)
      ? { ok: true, value }
      : refused('Skriv serien med en till tre bokstäver eller siffror.');
  }),
);

/**
 * Leaves out the usual accounts of sales abroad: a key more than a document of before there were such accounts has would make its
 * accounts differ from those that a form was typed over.
 */
function withoutUsual(accounts: Accounts): Accounts {
  const kept = { ...accounts };
  for (const sale of foreignSales) {
    if (kept[sale] === usualAccounts[sale]) Reflect.deleteProperty(kept, sale);
  }
  return kept;
}

/** All accounts of a workshop, the usual ones of sales abroad too. */
export function allAccounts(accounts: Accounts): Record<AccountUse, string> {
  return { ...usualAccounts, ...accounts };
}

/** The invoice settings that an owner fills in. */
export const invoiceSettingsDraft = v.object(
  {
    /** Digits only. */
    bankgiro: orNull(fromText(parseBankgiro)),
    plusgiro: orNull(fromText(parsePlusgiro)),
    swish: orNull(fromText(parseSwish)),
    /** The account to which customers abroad pay, and its bank; letters and digits only. */
    iban: v.optional(orNull(fromText(parseIban)), null),
    bic: v.optional(orNull(fromText(parseBic)), null),
    /** True if the OCR has a length digit, as the agreement with the bank says. */
    hasLengthDigit: flag,
    /** The days to pay for customers without days of their own. */
    paymentDays: wholeNumber(
      parsePaymentDays,
      invoiceSettingsLimits.paymentDays,
      (days) => `${days} dagar`,
    ),
    /** The fee for a reminder, in öre, where it is agreed beforehand; 0 for none. */
    reminderFeeOre: wholeNumber(
      (text) => parseMoney(text, invoiceSettingsLimits.reminderFeeOre.max),
      invoiceSettingsLimits.reminderFeeOre,
      formatMoney,
    ),
    method: v.picklist(bookkeepingMethods, 'Välj bokföringsmetod.'),
    sieSeries: v.optional(sieSeries, null),
    /** The accounts, by what is booked. */
    accounts: v.pipe(
      v.object(
        {
          receivables: account,
          bank: account,
          swish: account,
          card: account,
          cash: account,
          sales25: account,
          sales12: account,
          sales6: account,
          sales0: account,
          vat25: account,
          vat12: account,
          vat6: account,
          rounding: account,
          euService: v.optional(account),
          otherService: v.optional(account),
          euGoods: v.optional(account),
          export: v.optional(account),
        } satisfies Record<AccountUse, v.GenericSchema<string | undefined>>,
        wrongShape,
      ),
      v.transform(withoutUsual),
    ),
  },
  wrongShape,
);

/** The document `workshops/{id}/invoiceSettings/main`; without it everything is as in `usualInvoiceSettings`. */
export const invoiceSettingsDocument = v.object(
  { ...invoiceSettingsDraft.entries, ...serverTimes },
  wrongShape,
);

export type InvoiceSettings = v.InferOutput<typeof invoiceSettingsDocument>;
export type InvoiceSettingsFields = v.InferOutput<typeof invoiceSettingsDraft>;

/** The Swedish names of the fields. */
export const invoiceSettingsLabels: Record<keyof InvoiceSettingsFields, string> = {
  bankgiro: 'Bankgiro',
  plusgiro: 'Plusgiro',
  swish: 'Swish',
  iban: 'IBAN',
  bic: 'BIC',
  hasLengthDigit: 'Längdsiffra i OCR-numret',
  paymentDays: 'Betalningsvillkor',
  reminderFeeOre: 'Påminnelseavgift',
  method: 'Bokföringsmetod',
  sieSeries: 'Verifikatserie',
  accounts: 'Konton',
};

/** The Swedish names of the accounts by their use. */
export const accountLabels: Record<AccountUse, string> = {
  receivables: 'Kundfordringar',
  bank: 'Bank',
  swish: 'Swish',
  card: 'Kort',
  cash: 'Kontant',
  sales25: 'Försäljning 25 %',
  sales12: 'Försäljning 12 %',
  sales6: 'Försäljning 6 %',
  sales0: 'Försäljning utan moms',
  vat25: 'Utgående moms 25 %',
  vat12: 'Utgående moms 12 %',
  vat6: 'Utgående moms 6 %',
  rounding: 'Öresavrundning',
  ...foreignSaleLabels,
};

/** The uses of accounts, in the order in which they are shown. */
export const accountUses: readonly AccountUse[] = [
  ...(['receivables', 'bank', 'swish', 'card', 'cash', 'sales25', 'sales12', 'sales6'] as const),
  ...(['sales0', ...foreignSales, 'vat25', 'vat12', 'vat6', 'rounding'] as const),
];

/** The accounts with their uses, `Kundfordringar 1510, Bank 1930 …`. */
export function formatAccounts(accounts: Accounts): string {
  const all = allAccounts(accounts);
  return accountUses.map((use) => `${accountLabels[use]} ${all[use]}`).join(', ');
}

/** The invoice settings of a workshop until an owner changes them. */
export const usualInvoiceSettings: InvoiceSettingsFields = {
  bankgiro: null,
  plusgiro: null,
  swish: null,
  iban: null,
  bic: null,
  hasLengthDigit: false,
  paymentDays: 30,
  reminderFeeOre: 0,
  method: 'invoice',
  sieSeries: null,
  accounts: withoutUsual(usualAccounts),
};
