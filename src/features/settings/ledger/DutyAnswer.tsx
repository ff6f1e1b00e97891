import { useState } from 'react';
import { Link } from 'react-router-dom';
import { safeParse } from 'valibot';
import { dutyOn, ledgerSettingsDraft } from '@/domain/ledger/duty';
import { dutySource, dutyText } from '@/domain/ledger/dutyText';
import { dayOf } from '@/domain/time/swedishTime';
import { paths } from '@/paths';
import { Note } from '@/ui/notes/Note';
import layout from '@/ui/style/layout.module.css';
import styles from './Ledger.module.css';

/** The conclusion from the answers alone, before anybody has stamped: whether there is a duty, why, and the source in the law. */
export function DutyAnswer({ texts }: { texts: Record<string, string> }) {
  const [today] = useState(() => dayOf(new Date()));
  const parsed = safeParse(ledgerSettingsDraft, texts);
  const answers = parsed.success ? parsed.output : null;
  const duty = dutyOn(today, answers, [], () => undefined);
  const { title, why } = dutyText(duty, answers);
  return (
    <section aria-label="Svaret" className={styles.answer}>
      <div role="status">
        <Note>
          <p>
            <b>{title}.</b> {why}
          </p>
          {duty.kind === 'family' && (
            <p>
              Har någon annan redan stämplat in den här månaden gäller plikten ändå, och då står det
              i personalliggaren.
            </p>
          )}
        </Note>
      </div>
      <p className={layout.quiet}>{dutySource}</p>
      <Link to={paths.personalliggare} className={styles.way}>
        Till personalliggaren
      </Link>
    </section>
  );
}
