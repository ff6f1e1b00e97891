import { parseDate } from '@internationalized/date';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { formatLongDay } from '@/domain/time/swedishTime';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Note } from '@/ui/notes/Note';
import styles from './BookPage.module.css';
import { HowToAsk } from './HowToAsk';
import { groupsOf, ServicePrices } from '@/components/publicPage/ServiceChoice';

/** The part of a page that is for people without scripts: all prices, how old they are, and how to ask for a time. */
export function Unscripted({ page, day }: { page: PublicPage; day: string }) {
  const { unscripted } = useTexts();
  const groups = groupsOf(page);
  const written = parseDate(day);
  return (
    <noscript>
      <div className={styles.unscripted}>
        <Note>
          <p>
            {unscripted(`${formatLongDay(written)} ${written.year}`)} <HowToAsk page={page} />
          </p>
        </Note>
        {page.isOpen && groups.length > 0 && <ServicePrices groups={groups} />}
      </div>
    </noscript>
  );
}
