import { Link } from 'react-router-dom';
import { invoicingPath } from '@/components/invoiceAddress';
import type { SellerNeed } from '@/domain/invoice/parties';
import { paths } from '@/paths';
import styles from './Invoice.module.css';

/** A setting that an invoice needs, or the price with which its lines begin. */
export type InvoiceNeed = SellerNeed | 'hourlyRate';

const places: Record<InvoiceNeed, { to: string; name: string; where: string }> = {
  organisationNumber: { to: paths.settings, name: 'Organisationsnummer', where: 'Företag' },
  vatNumber: { to: paths.settings, name: 'Momsregistreringsnummer', where: 'Företag' },
  address: { to: paths.settings, name: 'Gatuadress, postnummer och ort', where: 'Företag' },
  hourlyRate: { to: paths.settings, name: 'Timpris', where: 'Företag' },
  payee: { to: invoicingPath, name: 'Bankgiro, plusgiro eller Swish', where: 'Fakturering' },
};

/** Lists the settings that an invoice lacks, each with the way there. */
export function MissingList({ needs }: { needs: readonly InvoiceNeed[] }) {
  return (
    <ul className={styles.missing}>
      {needs.map((need) => (
        <li key={need}>
          <Link to={places[need].to}>{places[need].name}</Link> under Inställningar,{' '}
          {places[need].where}
        </li>
      ))}
    </ul>
  );
}
