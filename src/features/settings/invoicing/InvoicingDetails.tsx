import {
  accountLabels,
  accountUses,
  bookkeepingMethodLabels,
  type InvoiceSettingsFields,
  usualSieSeries,
} from '@/domain/invoice/invoiceSettings';
import { formatMoney } from '@/domain/values/money';
import styles from '@/features/settings/company/CompanySection.module.css';
import { invoicingTexts } from './invoicingForm';

/** The settings of invoicing, for a person who may not change them. */
export function InvoicingDetails({ settings }: { settings: InvoiceSettingsFields }) {
  const texts = invoicingTexts(settings);
  const { hasLengthDigit, sieSeries, reminderFeeOre, method } = settings;
  const rows = [
    ...[['Bankgiro', texts.bankgiro] as const, ['Plusgiro', texts.plusgiro] as const],
    ...[['Swish', texts.swish] as const, ['IBAN', texts.iban] as const],
    ['BIC', texts.bic] as const,
    ['Betalningsvillkor', `${texts.paymentDays} dagar`] as const,
    ['Längdsiffra i OCR-numret', hasLengthDigit ? 'Ja' : 'Nej'] as const,
    ['Påminnelseavgift', reminderFeeOre === 0 ? 'Ingen' : formatMoney(reminderFeeOre)] as const,
    ['Bokföringsmetod', bookkeepingMethodLabels[method]] as const,
    ['Verifikatserie', sieSeries ?? usualSieSeries] as const,
    ...accountUses.map((use) => [`Konto: ${accountLabels[use]}`, texts.accounts[use]] as const),
  ];
  return (
    <dl className={`${styles.card} ${styles.details}`}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || 'Ej ifyllt'}</dd>
        </div>
      ))}
    </dl>
  );
}
