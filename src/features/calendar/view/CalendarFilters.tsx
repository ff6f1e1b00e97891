import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import type { OwnJobs } from '@/data/orders/ownJobs';
import type { Entry } from '@/domain/values/live';
import { steppedDay } from '@/domain/time/calendarRange';
import { bookingStatuses, bookingStatusLabels } from '@/domain/booking/booking';
import { isFiltered, noFilters } from '@/domain/booking/bookingFilter';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import type { Staff } from '@/domain/workshop/staff';
import { paths } from '@/paths';
import { Icon } from '@/ui/icons/Icon';
import { useSingleKey } from '@/ui/behaviour/singleKeys';
import { backIcon, forwardIcon } from '@/ui/icons/workIcons';
import styles from './CalendarFilters.module.css';
import type { CalendarQuery } from './calendarQuery';
import { DateJump } from './DateJump';
import { OwnJobsButton } from './OwnJobsButton';
import { RequestsLink } from '@/features/calendar/requests/RequestsLink';
import { Select } from '@/ui/controls/Select';

/** The way to other days, the filters, and links to the day list and the reminders. */
export function CalendarFilters({
  query,
  today,
  hours,
  resources,
  staff,
  own,
  onChoose,
  onChooseOwn,
}: {
  query: CalendarQuery;
  today: CalendarDate;
  /** Null until the hours are fetched. */
  hours: OpeningHours | null;
  resources: Entry<Resource>[];
  staff: Entry<Staff>[];
  own: OwnJobs | null;
  onChoose: (values: Partial<CalendarQuery>) => void;
  /** Undefined for those who have no jobs. */
  onChooseOwn: ((own: OwnJobs) => void) | undefined;
}) {
  const { view, day, resourceId, staffId, status } = query;
  const goToToday = () => onChoose({ day: today });
  const todayKey = useSingleKey('i', goToToday);
  const step = (by: 1 | -1) => onChoose({ day: steppedDay(view, day, by) });
  return (
    <div role="group" aria-label="Datum och filter" className={styles.bar}>
      <div role="group" aria-label="Byt dag" className={styles.steps}>
        <button type="button" aria-label="Bakåt" onClick={() => step(-1)}>
          <Icon d={backIcon} size={18} />
        </button>
        <button type="button" aria-keyshortcuts={todayKey} onClick={goToToday}>
          Idag
        </button>
        <button type="button" aria-label="Framåt" onClick={() => step(1)}>
          <Icon d={forwardIcon} size={18} />
        </button>
      </div>
      <DateJump
        day={day}
        today={today}
        hours={hours}
        onChoose={(next) => onChoose({ day: next })}
      />
      <Choice
        label="Plats"
        all="Alla platser"
        value={resourceId}
        options={resources.map(({ id, data }) => [id, data.name])}
        onChange={(chosen) => onChoose({ resourceId: chosen })}
      />
      <Choice
        label="Person"
        all="Alla personer"
        value={staffId}
        options={staff.map(({ id, data }) => [id, data.name])}
        onChange={(chosen) => onChoose({ staffId: chosen })}
      />
      <Choice
        label="Status"
        all="Alla utom avbokade"
        value={status}
        options={bookingStatuses.map((each) => [each, bookingStatusLabels[each]])}
        onChange={(chosen) =>
          onChoose({ status: bookingStatuses.find((each) => each === chosen) ?? null })
        }
      />
      {onChooseOwn && (
        <OwnJobsButton
          own={own}
          staff={staff}
          staffId={staffId}
          className={styles.own}
          onChoose={onChooseOwn}
        />
      )}
      {isFiltered(query) && (
        <button type="button" className={styles.clear} onClick={() => onChoose(noFilters)}>
          Rensa filter
        </button>
      )}
      <div className={styles.links}>
        <Link to={`${paths.dayList}?datum=${day.toString()}`}>Dagslista</Link>
        <Link to={paths.reminders}>Påminnelser</Link>
        <RequestsLink />
      </div>
    </div>
  );
}

function Choice({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  /** The text of the option that filters nothing out. */
  all: string;
  value: string | null;
  options: [value: string, text: string][];
  onChange: (value: string | null) => void;
}) {
  // An address may name a person or a place that is no longer there.
  const isUnknown = value !== null && options.every(([each]) => each !== value);
  return (
    <Select
      aria-label={label}
      className={value === null ? styles.choice : `${styles.choice} ${styles.chosen}`}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">{all}</option>
      {isUnknown && <option value={value}>Okänd</option>}
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Select>
  );
}
