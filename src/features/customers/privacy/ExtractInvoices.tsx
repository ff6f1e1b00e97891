import type { ExtractedInvoice } from '@/domain/record/extractedInvoice';
import { formatAddress } from '@/domain/values/address';
import { formatMoney } from '@/domain/values/money';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { ExtractFacts } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The customer's invoices for the printed extract, the latest first; nothing where there are none. */
export function ExtractInvoices({ invoices }: { invoices: ExtractedInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="extract-invoices">
      <h3 id="extract-invoices">Fakturor</h3>
      {invoices.map(({ name, registrationNumber, buyer, ...invoice }) => (
        <div key={name} className={styles.record}>
          <h4>{name}</h4>
          <ExtractFacts
            facts={[
              ['Utfärdad', invoice.issuedOn],
              ['Förfaller', invoice.dueOn],
              ['Fordon', registrationNumber ? formatRegistrationNumber(registrationNumber) : ''],
              ['Rader', invoice.lines.join('\n')],
              ['Belopp', formatMoney(invoice.payableOre)],
              [
                'Ställd till',
                [buyer.name, formatAddress(buyer.address)].filter(Boolean).join(', '),
              ],
              ['VAT-nummer', buyer.vatNumber ?? ''],
              ['Er referens', buyer.reference ?? ''],
              ['E-post', buyer.email ?? ''],
              ['Meddelande', invoice.note ?? ''],
            ]}
          />
        </div>
      ))}
    </section>
  );
}
