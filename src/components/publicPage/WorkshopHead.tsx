import type { ReactNode } from 'react';
import { formatAddress } from '@/domain/values/address';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { CallLink } from './CallLink';
import styles from './WorkshopHead.module.css';

/** The workshop's name as `children`, its own words, and the ways to find and call it. */
export function WorkshopHead({ page, children }: { page: PublicPage; children: ReactNode }) {
  const place = formatAddress(page.address);
  const { head, hours } = useTexts();
  return (
    <div className={styles.top}>
      <div>
        {children}
        {page.intro !== null && (
          <p lang="sv" className={styles.intro}>
            {page.intro}
          </p>
        )}
        <dl>
          {place !== '' && (
            <div>
              <dt>{head.address}</dt>
              <dd lang="sv">{place}</dd>
            </div>
          )}
          <div>
            <dt>{head.open}</dt>
            <dd>{hours(page.hours)}</dd>
          </div>
        </dl>
        {page.phone !== null && (
          <p className={styles.call}>
            <CallLink phone={page.phone} kind="main" />
          </p>
        )}
      </div>
    </div>
  );
}
