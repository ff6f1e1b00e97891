import { formatGiro, formatSwish } from '@/domain/values/giro';
import { formatIban } from '@/domain/values/iban';
import { formatMoney } from '@/domain/values/money';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { type Invoice, invoiceLabels } from './invoice';
import { invoiceSettingsLimits } from './invoiceSettings';
import type { InvoiceOwnFault } from './invoiceFaults';
import type { SellerFault, SellerField } from './sellerFaults';

/** Tells in plain Swedish what is wrong with an invoice or a credit by itself, a sentence or two. */
export function invoiceFaultText(fault: InvoiceOwnFault, { kind }: Pick<Invoice, 'kind'>): string {
  const isCredit = kind === 'credit';
  switch (fault.kind) {
    case 'lines':
      return `${isCredit ? 'Kreditfakturans' : 'Fakturans'} belopp är inte det som raderna ger.`;
    case 'total': {
      const { field, statedOre, computedOre } = fault;
      return `${invoiceLabels[field]} är ${formatMoney(statedOre)}, men delarna ger ${formatMoney(computedOre)}.`;
    }
    case 'vat': {
      const { vatRate, netOre, vatOre } = fault;
      return `Momsen ${vatRate} % är ${formatMoney(vatOre)}, men underlaget är ${formatMoney(netOre)}.`;
    }
    case 'baseSign': {
      const base =
        fault.vatRate === 0 ? 'Underlaget utan moms' : `Underlaget för ${fault.vatRate} % moms`;
      return isCredit
        ? `${base} är ${formatMoney(fault.netOre)}. På en kreditfaktura kan det inte vara mer än noll.`
        : `${base} är ${formatMoney(fault.netOre)}. På en faktura kan det inte vara mindre än noll.`;
    }
    case 'payableSign':
      return isCredit
        ? `Kreditfakturan höjer det som ska betalas, med ${formatMoney(fault.payableOre)}.`
        : `Det som ska betalas är mindre än noll, ${formatMoney(fault.payableOre)}.`;
    case 'rounding':
      return `Öresavrundningen är ${formatMoney(fault.roundingOre)}. Den kan vara högst 50 öre.`;
    case 'foreignSale':
      return 'Den är utan svensk moms, men köparen är inget företag utomlands med VAT-nummer från sitt land, eller så har den moms ändå.';
    case 'future':
      return `Fakturadatum är ${fault.issuedOn}, och den dagen har inte varit än.`;
    case 'lateDue':
      return `Förfallodagen ${fault.dueOn} är mer än ${paymentDays.max} dagar efter fakturadatum ${fault.issuedOn}.`;
    case 'due':
      return `Förfallodagen ${fault.dueOn} är före fakturadatum ${fault.issuedOn}.`;
  }
}

const { paymentDays } = invoiceSettingsLimits;

const fieldNames: Record<SellerField, string> = {
  bankgiro: 'Bankgirot',
  plusgiro: 'Plusgirot',
  swish: 'Swish-numret',
  iban: 'IBAN-numret',
  bic: 'BIC',
  name: 'Säljarens namn',
  organisationNumber: 'Säljarens organisationsnummer',
  vatNumber: 'Säljarens momsregistreringsnummer',
};

/** Tells in plain Swedish which fact of the seller differs, and from what. */
export function sellerFaultText(
  { field, own, before, after, isNow }: SellerFault,
  { kind }: Pick<Invoice, 'kind'>,
): string {
  const shown = (value: string | null) => (value === null ? 'inget alls' : format(field, value));
  const later = isNow ? 'i inställningarna nu' : 'efter';
  const document = kind === 'credit' ? 'kreditfakturan' : 'fakturan';
  const others =
    before === after
      ? `på fakturorna före och ${later} (${shown(after)})`
      : `på fakturorna före (${shown(before)}) och ${later} (${shown(after)})`;
  return own === null
    ? `${fieldNames[field]} saknas på ${document}, men står ${others}.`
    : `${fieldNames[field]} på ${document}, ${shown(own)}, är ett annat än ${others}.`;
}

function format(field: SellerField, value: string): string {
  switch (field) {
    case 'bankgiro':
      return formatGiro(value, 4);
    case 'plusgiro':
      return formatGiro(value, 1);
    case 'swish':
      return formatSwish(value);
    case 'iban':
      return formatIban(value);
    case 'organisationNumber':
      return formatOrganisationNumber(value);
    case 'bic':
    case 'name':
    case 'vatNumber':
      return value;
  }
}
