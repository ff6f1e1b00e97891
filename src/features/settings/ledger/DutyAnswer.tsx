import { useState } from 'react';
import { safeParse } from 'valibot';
import { dutyOn, ledgerSettingsDraft } from '@/domain/ledger/duty';
import { dutySource, dutyText } from '@/domain/ledger/dutyText';
import { dayOf } from '@/domain/time/swedishTime';
import { Note } from '@/ui/Note';

/** What the answers mean by themselves, before anybody has stamped: whether there is a duty, why, and where the law says so. */
export function DutyAnswer({ texts }: { texts: Record<string, string> }) {
  const [today] = useState(() => dayOf(new Date()));
  const parsed = safeParse(ledgerSettingsDraft, texts);
  const answers = parsed.success ? parsed.output : null;
  const { title, why } = dutyText(
    dutyOn(today, answers, [], () => undefined),
    answers,
  );
  return (
    <section aria-label="Svaret">
      <div role="status">
        <Note apart>
          <p>
            <b>{title}.</b> {why}
          </p>
        </Note>
      </div>
      <p>{dutySource}</p>
    </section>
  );
}
