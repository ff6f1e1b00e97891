import { groupsOf, ServicePrices } from '@/components/publicPage/ServiceChoice';
import { sv } from '@/components/publicPage/texts/sv';
import { WorkshopHead } from '@/components/publicPage/WorkshopHead';
import { useHours } from '@/components/useHours';
import { useResources } from '@/data/settings/resources';
import { useServices } from '@/data/settings/services';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { BookingMode, BookingSettingsDraft } from '@/domain/publicPage/bookingSettings';
import { publicPageOf } from '@/domain/publicPage/publicPage';
import styles from './BookingPagePreview.module.css';

/** How a time is asked for, in the words of the page. */
const ways: Record<BookingMode, string> = {
  phone: sv.ask.notBooked,
  request: sv.ask.held,
  instant: sv.ask.instant,
};

/** The page as car owners would see it by `settings`, which need not be saved; its buttons answer to nobody. */
export function BookingPagePreview({ settings }: { settings: BookingSettingsDraft }) {
  const { workshop } = useWorkshop();
  const { hours } = useHours();
  const [services, resources] = [useServices(), useResources()];
  // A list that is on its way would look like one without services.
  if (!hours || services.kind !== 'ready' || resources.kind !== 'ready') return null;
  const page = publicPageOf({
    settings,
    workshop,
    week: hours.week,
    services: services.data,
    resources: resources.data,
  });
  const groups = groupsOf(page);
  const places = Object.values(page.places);
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h3 id="preview">Så här ser sidan ut</h3>
      <div inert className={styles.page}>
        <WorkshopHead page={page}>
          <h3>{page.name}</h3>
        </WorkshopHead>
        <div className={styles.body}>
          {groups.length === 0 ? <p>{sv.services.none}</p> : <ServicePrices groups={groups} />}
          {groups.length > 0 && !page.isOpen && <p>{sv.times.none}</p>}
          {page.isOpen &&
            groups.map(([group]) => (
              <p key={group}>
                <b>{sv.services.groups[group]}:</b>{' '}
                {places.includes(group) ? ways[page.modes[group]] : sv.times.noPlace}
              </p>
            ))}
        </div>
      </div>
    </section>
  );
}
