import type { CalendarDate } from '@internationalized/date';
import { holidaysOf } from '@/domain/time/swedishHolidays';
import { formatDay } from '@/domain/time/swedishTime';
import { ListRow } from '@/features/settings/frame/ListRow';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import sectionStyles from './OpeningHoursSection.module.css';

/**
 * The holidays of the coming twelve months when the workshop is closed; holidays with hours of their own are
 * left out.
 */
export function ComingHolidays({
  exceptions,
  today,
  onEdit,
}: {
  exceptions: ReadonlyMap<string, unknown>;
  today: CalendarDate;
  onEdit: ((date: CalendarDate, name: string) => void) | undefined;
}) {
  const end = today.add({ years: 1 });
  const holidays = [...holidaysOf(today.year), ...holidaysOf(today.year + 1)].filter(
    ({ date }) =>
      date.compare(today) >= 0 && date.compare(end) < 0 && !exceptions.has(date.toString()),
  );
  return (
    <section className={sectionStyles.holidays} aria-labelledby="holidays">
      <h3 id="holidays">Helgdagar då ni har stängt</h3>
      <ul tabIndex={-1} className={rowStyles.list}>
        {holidays.map(({ date, name }) => (
          <ListRow key={date.toString()} name={name} onEdit={onEdit && (() => onEdit(date, name))}>
            <p className={sectionStyles.holiday}>
              <strong>{name}</strong>
              <span>{formatDay(date, today)}</span>
            </p>
          </ListRow>
        ))}
      </ul>
    </section>
  );
}
