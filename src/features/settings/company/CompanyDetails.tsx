import { formatFiscalYearEnd } from '@/domain/values/fiscalYear';
import { formatMoney } from '@/domain/values/money';
import styles from './CompanySection.module.css';
import { type CompanyDraft, companyTexts } from './companyForm';

/** The company's details for a person who may not change them. */
export function CompanyDetails({ company }: { company: CompanyDraft }) {
  const texts = companyTexts(company);
  const { street, postcode, city } = company.address;
  const town = [postcode, city].filter(Boolean).join(' ');
  const rows = [
    ['Namn', texts.name],
    ['Organisationsnummer', texts.organisationNumber],
    ['Momsregistreringsnummer', texts.vatNumber],
    ['F-skatt', texts.hasFSkatt ? 'Godkänd för F-skatt' : 'Nej'],
    ['Adress', [street, town].filter(Boolean).join(', ')],
    ['Telefon', texts.phone],
    ['E-post', texts.email],
    [
      'Timpris inkl. moms',
      company.hourlyRateOre === null ? null : formatMoney(company.hourlyRateOre),
    ],
    ['Kontroll av någon annan före Klar', company.needsCheck ? 'Ja' : 'Nej'],
    ['Inköpspriser dolda för medarbetare', company.hidesCosts ? 'Ja' : 'Nej'],
    ['Rapporter synliga för medarbetare', company.sharesReports ? 'Ja' : 'Nej'],
    ['Räkenskapsåret slutar', formatFiscalYearEnd(company.fiscalYearEnd)],
  ] as const;
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
