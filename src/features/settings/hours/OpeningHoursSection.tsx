import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { entriesOf, type Entry, fetchedOf, type Live, type Reach } from '@/domain/values/live';
import { useOpeningExceptions } from '@/data/settings/openingExceptions';
import { useWeek } from '@/data/settings/openingHours';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { OpeningException, Week } from '@/domain/workshop/openingHours';
import { dayOf } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import { ComingDays } from './ComingDays';
import { ComingHolidays } from './ComingHolidays';
import styles from './OpeningHoursSection.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { SpecialDayDialog, type SpecialDayEdit } from './SpecialDayDialog';
import { SpecialDays } from './SpecialDays';
import { UsualHoursForm } from './UsualHoursForm';

/** The opening hours: the usual week, the holidays, and days with hours of their own. */
export function OpeningHoursSection() {
  const { workshop, role } = useWorkshop();
  const { closedOnHolidays } = workshop;
  const reach = useReach();
  const live = useOpeningExceptions();
  const exceptions = asOne(live, (entries) => entries.length === 0, reach);
  const weeks = asOne(useWeek(), isClosedWeek, reach);
  const usual = weeks.kind === 'ready' ? weeks.data[0]?.data : undefined;
  const byDate = new Map(entriesOf(live).map(({ id, data }) => [id, data]));
  const [today] = useState(() => dayOf(new Date()));
  const [editing, setEditing] = useState<SpecialDayEdit>();
  const mayChange = canManageWorkshop(role);

  function days(week: Week, entries: Entry<OpeningException>[]) {
    return (
      <>
        <div className={styles.days}>
          <SpecialDays
            entries={entries}
            today={today}
            onEdit={mayChange ? (entry) => setEditing({ kind: 'change', entry }) : undefined}
          />
          <ComingDays hours={{ week, closedOnHolidays, exceptions: byDate }} today={today} />
        </div>
        {closedOnHolidays && (
          <ComingHolidays
            exceptions={byDate}
            today={today}
            onEdit={
              mayChange
                ? (date, label) => setEditing({ kind: 'new', date: date.toString(), label })
                : undefined
            }
          />
        )}
      </>
    );
  }

  return (
    <>
      <SectionHead
        title="Öppettider"
        action={
          mayChange &&
          live.kind === 'ready' && (
            <Button kind="work" onClick={() => setEditing({ kind: 'new', date: '', label: '' })}>
              Nya avvikande öppettider
            </Button>
          )
        }
      >
        {mayChange
          ? 'Avvikande öppettider går före en helgdag, och en helgdag före den vanliga veckan.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <LiveList live={weeks} noun={['veckodag', 'veckodagar']} empty={null}>
        {([week]) =>
          week && (
            <div className={styles.columns}>
              <section className={`${styles.week} ${styles.card}`} aria-labelledby="usual-week">
                <h3 id="usual-week">Vanlig vecka</h3>
                <UsualHoursForm
                  usual={{ week: week.data, closedOnHolidays }}
                  mayChange={mayChange}
                />
              </section>
              <LiveList
                live={exceptions}
                noun={['dag med avvikande öppettider', 'dagar med avvikande öppettider']}
                empty={null}
              >
                {([all]) => all && days(week.data, all.data)}
              </LiveList>
            </div>
          )
        }
      </LiveList>
      {editing && live.kind === 'ready' && (
        <SpecialDayDialog
          edit={editing}
          live={live}
          hours={usual && { week: usual, closedOnHolidays, exceptions: byDate }}
          today={today}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/** `live` as a list of one entry for LiveList; empty while an empty answer may only mean "not fetched". */
function asOne<T>(live: Live<T>, isEmpty: (data: T) => boolean, reach: Reach) {
  if (live.kind !== 'ready') return live;
  const isKnown = fetchedOf(live, isEmpty(live.data), reach) === 'ready';
  return { ...live, data: isKnown ? [{ id: 'one', data: live.data, pending: false }] : [] };
}

function isClosedWeek(week: Week): boolean {
  return Object.values(week).every((day) => day.length === 0);
}
