import { parseDeduction } from '@/domain/invoice/deduction';
import {
  type Buyer,
  invoiceDocument,
  invoiceKindLabels,
  invoiceLabels,
  invoiceName,
  type Seller,
} from '@/domain/invoice/invoice';
import { foreignSaleLabels, vatChoiceLabels } from '@/domain/invoice/foreignSale';
import { invoiceDraftDocument, invoiceDraftLabels } from '@/domain/invoice/invoiceDraft';
import { parseInvoiceLine } from '@/domain/invoice/invoiceLine';
import {
  bookkeepingMethodLabels,
  formatAccounts,
  invoiceSettingsDocument,
  invoiceSettingsLabels,
} from '@/domain/invoice/invoiceSettings';
import { seriesDocument, seriesLabels } from '@/domain/invoice/series';
import {
  formatDiscount,
  formatLineDiscount,
  formatQuantity,
  hasDiscount,
} from '@/domain/order/lineDraft';
import { orderName } from '@/domain/order/order';
import { lineOre } from '@/domain/order/orderSums';
import { formatAddress } from '@/domain/values/address';
import { formatGiro, formatSwish } from '@/domain/values/giro';
import { formatIban } from '@/domain/values/iban';
import { formatMoney } from '@/domain/values/money';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import type { Collection } from './collection';
import { fieldsOf, labelIn, namedIn, yesOrNo } from './field';

const customer = namedIn('customers', 'en kund i registret');
const vehicle = namedIn('vehicles', 'ett fordon i registret');

/** The texts of the fields that drafts and invoices share. */
const content = {
  orderId: orderName,
  vehicleId: vehicle,
  customerId: customer,
  about: String,
  note: String,
  pricesInclVat: yesOrNo,
  lines: (lines: readonly string[]) => lines.map(formatLine).join('; '),
  discountBp: formatDiscount,
  deductions: (deductions: readonly string[]) => deductions.map(formatDeducted).join('; '),
};

/** The collections of invoices, for the map of all collections. */
export const invoiceCollections = {
  series: {
    one: 'Nummerserie',
    fields: fieldsOf(seriesDocument, seriesLabels, { first: String, last: String, lastOn: String }),
    exported: { as: 'nummerserien för fakturor', page: 500 },
    customers: 'unconcerned',
  },
  invoices: {
    one: 'Faktura',
    fields: fieldsOf(invoiceDocument, invoiceLabels, {
      ...content,
      number: String,
      kind: labelIn(invoiceKindLabels),
      creditsId: invoiceName,
      issuedOn: String,
      deliveredOn: String,
      dueOn: String,
      seller: formatParty,
      buyer: formatParty,
      foreignSale: labelIn(foreignSaleLabels),
      ourReference: String,
      net25Ore: formatMoney,
      vat25Ore: formatMoney,
      net12Ore: formatMoney,
      vat12Ore: formatMoney,
      net6Ore: formatMoney,
      vat6Ore: formatMoney,
      net0Ore: formatMoney,
      netOre: formatMoney,
      vatOre: formatMoney,
      grossOre: formatMoney,
      roundingOre: formatMoney,
      payableOre: formatMoney,
      ocr: String,
    }),
    title: invoiceName,
    exported: { as: 'fakturorna', page: 500 },
    // Accounting records are kept for seven years after the calendar year (bokföringslag 1999:1078, 7 kap. 2 §), also when the
    // customer is anonymised (GDPR art. 17.3 b).
    customers: { merging: 'followed', anonymising: 'kept', extract: 'invoices' },
    onlyAdded: true,
  },
  invoiceSettings: {
    one: 'Inställningar för fakturor',
    fields: fieldsOf(invoiceSettingsDocument, invoiceSettingsLabels, {
      bankgiro: (digits) => formatGiro(digits, 4),
      plusgiro: (digits) => formatGiro(digits, 1),
      swish: formatSwish,
      iban: formatIban,
      bic: String,
      hasLengthDigit: yesOrNo,
      paymentDays: (days) => `${days} dagar`,
      reminderFeeOre: formatMoney,
      method: labelIn(bookkeepingMethodLabels),
      sieSeries: String,
      accounts: formatAccounts,
    }),
    title: () => 'Fakturering',
    exported: { as: 'inställningarna för fakturor', page: 500 },
    customers: 'unconcerned',
  },
  invoiceDrafts: {
    one: 'Fakturautkast',
    fields: fieldsOf(invoiceDraftDocument, invoiceDraftLabels, {
      ...content,
      replacesId: invoiceName,
      deliveredOn: String,
      reference: String,
      vatChoice: labelIn(vatChoiceLabels),
    }),
    exported: { as: 'fakturautkasten', page: 500 },
    customers: { merging: 'followed', anonymising: 'kept', extract: 'listed' },
  },
} satisfies Record<string, Collection>;

function formatLine(stored: string): string {
  const line = parseInvoiceLine(stored);
  if (!line) return stored;
  const { milliQty, unit, unitOre, vatRate, text } = line;
  const parts = [
    `${formatQuantity(milliQty)} ${unit} à ${formatMoney(unitOre)}`,
    hasDiscount(line) && `rabatt ${formatLineDiscount(line)}`,
    formatMoney(lineOre(line)),
    `moms ${vatRate} %`,
  ];
  return `${text} (${parts.filter(Boolean).join(', ')})`;
}

function formatDeducted(stored: string): string {
  const deduction = parseDeduction(stored);
  if (!deduction) return stored;
  return `${deduction.text} (${formatMoney(deduction.netOre)} och moms ${formatMoney(deduction.vatOre)})`;
}

function formatParty({ name, organisationNumber, vatNumber, address }: Seller | Buyer): string {
  const number = organisationNumber ? formatOrganisationNumber(organisationNumber) : vatNumber;
  return [name, number, formatAddress(address)].filter(Boolean).join(', ');
}
