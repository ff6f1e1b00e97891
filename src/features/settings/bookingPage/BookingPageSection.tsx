import { bookingPosterPath } from '@/dashboardPaths';
import { usePublishing } from '@/data/publicPage/publishing';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useServices } from '@/data/settings/services';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingSettingsDraft, usualBookingSettings } from '@/domain/publicPage/bookingSettings';
import { isWhole } from '@/domain/values/live';
import { parseStored } from '@/domain/values/stored';
import { canManageWorkshop } from '@/domain/workshop/member';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { LiveNotice } from '@/features/settings/invoicing/LiveNotice';
import { bookPath, paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { QrCode } from '@/ui/controls/QrCode';
import { Note } from '@/ui/notes/Note';
import { BookingPageForm } from './BookingPageForm';
import styles from './BookingPage.module.css';

/** The page where car owners see prices and free times: its address, what it shows, and whether strangers can read it. */
export function BookingPageSection() {
  const live = useBookingSettings();
  const { workshop, role } = useWorkshop();
  const mayChange = canManageWorkshop(role);
  if (live.kind !== 'ready') return <LiveNotice isFailed={live.kind === 'failed'} />;
  const own = live.data && parseStored(bookingSettingsDraft, live.data.data);
  return (
    <>
      <SectionHead title="Lediga tider på nätet">
        {mayChange
          ? 'En sida för bilägare med era tjänster, priser och lediga tider. Den visar inga namn och inga bokningar, bara om det är ledigt. Förfrågningar och bokningar från sidan kommer till kalendern.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      {own && <PublishedPage slug={own.slug} />}
      <BookingPageForm
        settings={own ?? usualBookingSettings(workshop.name)}
        isOwn={own !== null}
        mayChange={mayChange}
      />
    </>
  );
}

/** The address of the page, how to open and show it, and what stops it. */
function PublishedPage({ slug }: { slug: string }) {
  const publishing = usePublishing(useWorkshop().id);
  const services = useServices();
  const reach = useReach();
  const isEmpty =
    services.kind === 'ready' &&
    isWhole(services, reach) &&
    !services.data.some(({ data }) => data.isPublic && data.isActive);
  const address = location.origin + bookPath(slug);
  return (
    <section className={styles.page} aria-label="Sidan för kunder">
      <div>
        {publishing !== 'taken' && (
          <p>
            <a href={address} target="_blank" rel="noreferrer">
              {address.replace(/^https?:\/\//, '')}
            </a>
          </p>
        )}
        {publishing === 'published' && (
          <LinkButton to={bookingPosterPath}>Affisch med QR-kod</LinkButton>
        )}
        {publishing === 'taken' && (
          <Note>
            <p>Adressen är upptagen av en annan verkstad. Välj en annan.</p>
          </Note>
        )}
        {publishing === 'failed' && (
          <Note>
            <p>Sidan kunde inte publiceras. Det görs igen när du öppnar appen med uppkoppling.</p>
          </Note>
        )}
        {isEmpty && (
          <Note>
            <p>Ingen tjänst visas publikt än. Kryssa i ”Visas publikt” på dem som ska vara med.</p>
            <LinkButton to={paths.settingsServices}>Till tjänsterna</LinkButton>
          </Note>
        )}
      </div>
      {publishing === 'published' && <QrCode text={address} label={`QR-kod till ${address}`} />}
    </section>
  );
}
