import { Link } from 'react-router-dom';
import { invoicingPath } from '@/dashboardPaths';
import type { SellerNeed } from '@/domain/invoice/parties';
import { paths } from '@/paths';
import styles from './Invoice.module.css';

/** A setting that an invoice needs, or the price with which its lines begin. */
export type InvoiceNeed = SellerNeed | 'hourlyRate';

const company = (field: string, name: string) => ({
  to: `${paths.settings}#${field}`,
  name,
  where: 'Företag',
});

const places: Record<InvoiceNeed, { to: string; name: string; where: string }> = {
  organisationNumber: company('organisationNumber', 'Organisationsnummer'),
  vatNumber: company('vatNumber', 'Momsregistreringsnummer'),
  address: company('address.street', 'Gatuadress, postnummer och ort'),
  hourlyRate: company('hourlyRateOre', 'Timpris'),
  payee: {
    to: `${invoicingPath}#bankgiro`,
    where: 'Fakturering',
    name: 'Bankgiro, plusgiro eller Swish',
  },
};

/** Lists the settings that an invoice lacks, each with the way to its field. */
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
