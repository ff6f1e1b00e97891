import {
  accountUses,
  type AccountUse,
  allAccounts,
  type InvoiceSettingsFields,
} from '@/domain/invoice/invoiceSettings';
import { formatGiro, formatSwish } from '@/domain/values/giro';
import { formatIban } from '@/domain/values/iban';
import { formatAmount } from '@/domain/values/money';
import { textOf } from '@/ui/behaviour/textOf';

/** The settings as texts for the form, under the names of its fields. */
export function invoicingTexts(settings: InvoiceSettingsFields) {
  const { bankgiro, plusgiro, swish, iban, bic, hasLengthDigit, paymentDays } = settings;
  return {
    bankgiro: bankgiro ? formatGiro(bankgiro, 4) : '',
    plusgiro: plusgiro ? formatGiro(plusgiro, 1) : '',
    swish: swish ? formatSwish(swish) : '',
    iban: iban ? formatIban(iban) : '',
    bic: bic ?? '',
    hasLengthDigit,
    paymentDays: String(paymentDays),
    reminderFeeOre: formatAmount(settings.reminderFeeOre),
    method: String(settings.method),
    sieSeries: settings.sieSeries ?? '',
    accounts: allAccounts(settings.accounts),
  };
}

export type InvoicingTexts = ReturnType<typeof invoicingTexts>;

/** The name of the field of an account. */
export function accountField(use: AccountUse): string {
  return `accounts.${use}`;
}

/** Reads the form into an object for `invoiceSettingsDraft` to parse. */
export function readInvoicing(data: FormData) {
  return {
    bankgiro: textOf(data, 'bankgiro'),
    plusgiro: textOf(data, 'plusgiro'),
    swish: textOf(data, 'swish'),
    iban: textOf(data, 'iban'),
    bic: textOf(data, 'bic'),
    hasLengthDigit: data.has('hasLengthDigit'),
    paymentDays: textOf(data, 'paymentDays'),
    reminderFeeOre: textOf(data, 'reminderFeeOre'),
    method: textOf(data, 'method'),
    sieSeries: textOf(data, 'sieSeries'),
    accounts: Object.fromEntries(accountUses.map((use) => [use, textOf(data, accountField(use))])),
  };
}
