import * as v from 'valibot';
import { flag, serverTimes, wrongShape } from '@/domain/values/fields';

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
} as const;
export type AccountUse = keyof typeof usualAccounts;

const account = v.pipe(
  v.string(wrongShape),
  v.regex(/^[1-9]\d{3}$/, 'Fyll i ett konto med fyra siffror.'),
);
const ore = v.pipe(v.number(wrongShape), v.safeInteger(wrongShape));
const digits = (pattern: RegExp) =>
  v.nullable(v.pipe(v.string(wrongShape), v.regex(pattern, wrongShape)));

/** The document `workshops/{id}/invoiceSettings/main`; without it everything is as in `usualInvoiceSettings`. */
export const invoiceSettingsDocument = v.object(
  {
    /** Digits only. */
    bankgiro: digits(/^\d{7,8}$/),
    plusgiro: digits(/^\d{2,8}$/),
    swish: digits(/^123\d{7}$/),
    /** Whether the OCR has a length digit, as the agreement with the bank says. */
    hasLengthDigit: flag,
    /** The days to pay where the customer has no days of the own. */
    paymentDays: ore,
    /** The fee for a reminder, in öre, where it is agreed beforehand; 0 for none. */
    reminderFeeOre: ore,
    method: v.picklist(bookkeepingMethods, wrongShape),
    /** The accounts, by what is booked. */
    accounts: v.object(
      {
        ...{ receivables: account, bank: account, swish: account, card: account, cash: account },
        ...{ sales25: account, sales12: account, sales6: account, sales0: account },
        ...{ vat25: account, vat12: account, vat6: account, rounding: account },
      } satisfies Record<AccountUse, typeof account>,
      wrongShape,
    ),
    ...serverTimes,
  },
  wrongShape,
);

export type InvoiceSettings = v.InferOutput<typeof invoiceSettingsDocument>;
export type InvoiceSettingsFields = Omit<InvoiceSettings, 'createdAt' | 'updatedAt'>;

/** How a workshop invoices until an owner says otherwise. */
export const usualInvoiceSettings: InvoiceSettingsFields = {
  ...{ bankgiro: null, plusgiro: null, swish: null, hasLengthDigit: false, paymentDays: 30 },
  ...{ reminderFeeOre: 0, method: 'invoice', accounts: { ...usualAccounts } },
};
