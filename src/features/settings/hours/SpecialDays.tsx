import type { CalendarDate } from '@internationalized/date';
import type { Entry } from '@/domain/values/live';
import { formatIntervals, type OpeningException } from '@/domain/workshop/openingHours';
import { formatDay, parseDay } from '@/domain/time/swedishTime';
import { ListRow } from '@/features/settings/frame/ListRow';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import layout from '@/ui/style/layout.module.css';
import styles from './SpecialDays.module.css';

interface SpecialDaysProps {
  entries: Entry<OpeningException>[];
  today: CalendarDate;
  onEdit: ((entry: Entry<OpeningException>) => void) | undefined;
}

/** The days with hours of their own: coming days first, and past days on request. */
export function SpecialDays({ entries, today, onEdit }: SpecialDaysProps) {
  const coming = entries.filter(({ id }) => id >= today.toString());
  const past = entries.filter(({ id }) => id < today.toString()).reverse();
  return (
    <section aria-labelledby="special-days">
      <h3 id="special-days">Avvikande öppettider</h3>
      {coming.length > 0 ? (
        <Days entries={coming} today={today} onEdit={onEdit} />
      ) : (
        <p className={layout.quiet}>
          Inga inlagda. Lägg till dagar då ni stänger eller har andra tider, till exempel klämdagar
          och inventering.
        </p>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>Tidigare avvikande öppettider ({past.length})</summary>
          <Days entries={past} today={today} onEdit={onEdit} />
        </details>
      )}
    </section>
  );
}

function Days({ entries, today, onEdit }: SpecialDaysProps) {
  return (
    <ul tabIndex={-1} className={rowStyles.list}>
      {entries.map((entry) => {
        const { id, data } = entry;
        const parsed = parseDay(id);
        const day = parsed.ok ? formatDay(parsed.value, today) : id;
        return (
          <ListRow key={id} name={day} onEdit={onEdit && (() => onEdit(entry))}>
            <p className={styles.day}>
              <strong>{day}</strong>
              <span>{formatIntervals(data.intervals) || 'Stängt'}</span>
            </p>
            <p className={layout.quiet}>{data.label}</p>
          </ListRow>
        );
      })}
    </ul>
  );
}
