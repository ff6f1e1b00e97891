import { formatAddress } from '@/domain/values/address';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { PageHeading } from '@/ui/notes/PageHeading';
import { CallLink } from './CallLink';
import styles from './WorkshopHead.module.css';

/** The workshop's name, its own words, and the ways to find and call it. */
export function WorkshopHead({ page }: { page: PublicPage }) {
  const place = formatAddress(page.address);
  return (
    <div className={styles.top}>
      <div>
        <PageHeading title={`${page.name} – lediga tider`} suffix={null}>
          {page.name}
        </PageHeading>
        {page.intro !== null && <p className={styles.intro}>{page.intro}</p>}
        <dl>
          {place !== '' && (
            <div>
              <dt>Adress</dt>
              <dd>{place}</dd>
            </div>
          )}
          <div>
            <dt>Öppet</dt>
            <dd>{page.hours}</dd>
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
