import { PaperActions } from '@/components/PaperSheet';
import { bookingPagePath } from '@/dashboardPaths';
import { usePublishing } from '@/data/publicPage/publishing';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { formatPhone } from '@/domain/values/phone';
import { LiveNotice } from '@/features/settings/invoicing/LiveNotice';
import { bookPath } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { QrCode } from '@/ui/controls/QrCode';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from '@/features/settings/bookingPage/Poster.module.css';

/** A poster for the door, on an A4: the QR code and the address of the page with free times. */
export function BookingPosterPage() {
  const live = useBookingSettings();
  const { id, workshop } = useWorkshop();
  const publishing = usePublishing(id);
  if (live.kind !== 'ready') return <LiveNotice isFailed={live.kind === 'failed'} />;
  if (!live.data || publishing === 'taken') return <NoPage />;
  const address = location.origin + bookPath(live.data.data.slug);
  return (
    <>
      <PaperActions to={bookingPagePath} back="Till inställningarna" />
      <article className={styles.poster}>
        <p className={styles.name}>{workshop.name}</p>
        <PageHeading title="Affisch">Se priser och lediga tider</PageHeading>
        <QrCode text={address} label={`QR-kod till ${address}`} />
        <p>Rikta mobilens kamera mot rutan, eller skriv adressen:</p>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
        {workshop.phone !== null && <p>Boka tid på telefon {formatPhone(workshop.phone)}</p>}
      </article>
    </>
  );
}

function NoPage() {
  return (
    <MessagePage
      title="Det finns ingen sida än"
      actions={
        <LinkButton kind="work" to={bookingPagePath}>
          Till inställningarna
        </LinkButton>
      }
    >
      <p>Skapa sidan med lediga tider och ge den en egen adress, så kan du skriva ut en affisch.</p>
    </MessagePage>
  );
}
