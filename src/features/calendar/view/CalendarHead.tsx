import type { CalendarDate } from '@internationalized/date';
import { useContext, useState } from 'react';
import { type CalendarView, formatRange } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { Icon } from '@/ui/icons/Icon';
import { NavigatedContext } from '@/ui/behaviour/NavigatedContext';
import { PageHeading } from '@/ui/notes/PageHeading';
import { useSingleKey } from '@/ui/behaviour/singleKeys';
import { plusIcon } from '@/ui/icons/workIcons';
import styles from './CalendarHead.module.css';
import { type CalendarQuery, calendarViews } from './calendarQuery';
import { rangeNote } from '@/domain/workshop/rangeNote';

const viewLabels: Record<CalendarView, string> = {
  day: 'Dag',
  week: 'Vecka',
  month: 'Månad',
  list: 'Lista',
};

/** The keys that choose a view: the first letters of the Swedish names. */
const viewKeys: Record<CalendarView, string> = { day: 'd', week: 'v', month: 'm', list: 'l' };

/** The heading with the days shown, the choice of view, and the button for a new booking. */
export function CalendarHead({
  query: { view, day },
  today,
  hours,
  onChoose,
  onAdd,
}: {
  query: CalendarQuery;
  today: CalendarDate;
  hours: OpeningHours | null;
  onChoose: (values: Partial<CalendarQuery>) => void;
  /** Undefined when the user may not change anything. */
  onAdd: (() => void) | undefined;
}) {
  // Another day changes the address of this page too, but must not move the focus to the heading.
  const [navigated] = useState(useContext(NavigatedContext));
  const addKey = useSingleKey('n', onAdd);
  return (
    <div className={styles.head} data-full-width="">
      <div className={styles.title}>
        <NavigatedContext value={navigated}>
          <div className="visuallyHidden">
            <PageHeading title="Kalender" />
          </div>
        </NavigatedContext>
        <h2 aria-live="polite">{formatRange(view, day, today)}</h2>
        <p>{rangeNote(view, day, hours)}</p>
      </div>
      <div role="group" aria-label="Visa som" className={styles.views}>
        {calendarViews.map((each) => (
          <ViewButton
            key={each}
            view={each}
            isChosen={view === each}
            onChoose={() => onChoose({ view: each })}
          />
        ))}
      </div>
      {onAdd && (
        <button type="button" className={styles.add} aria-keyshortcuts={addKey} onClick={onAdd}>
          <Icon d={plusIcon} size={18} />
          Ny bokning
        </button>
      )}
    </div>
  );
}

function ViewButton({
  view,
  isChosen,
  onChoose,
}: {
  view: CalendarView;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const key = useSingleKey(viewKeys[view], onChoose);
  return (
    <button type="button" aria-pressed={isChosen} aria-keyshortcuts={key} onClick={onChoose}>
      {viewLabels[view]}
    </button>
  );
}
