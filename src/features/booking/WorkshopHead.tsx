import { formatAddress } from '@/domain/values/address';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { useTexts } from '@/features/booking/texts/LanguageContext';
import { PageHeading } from '@/ui/notes/PageHeading';
import { CallLink } from './CallLink';
import { LanguageButton } from './LanguageButton';
import styles from './WorkshopHead.module.css';

/** The workshop's name, its own words, and the ways to find and call it. */
export function WorkshopHead({ page }: { page: PublicPage }) {
  const place = formatAddress(page.address);
  const { head, hours } = useTexts();
  return (
    <div className={styles.top}>
      <div>
        <LanguageButton />
        <PageHeading title={head.title(page.name)} suffix={null}>
          <span lang="sv">{page.name}</span>
        </PageHeading>
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
