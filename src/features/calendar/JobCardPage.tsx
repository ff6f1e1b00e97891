import { useParams } from 'react-router-dom';
import { useBooking } from '@/data/bookings';
import { bookingPath } from '@/paths';
import { Button, LinkButton } from '@/ui/Button';
import { JobCard } from '@/features/calendar/day/JobCard';
import styles from './JobCardPage.module.css';
import { NoBooking } from '@/features/calendar/view/NoBooking';

/** Arbetskort: the details of a booking that a mechanic needs on paper. */
export function JobCardPage() {
  const { bookingId = '' } = useParams();
  const live = useBooking(bookingId);
  if (live.kind !== 'ready' || !live.data) return <NoBooking live={live} />;
  return (
    <>
      <div className={styles.actions}>
        <LinkButton to={bookingPath(bookingId)}>Till bokningen</LinkButton>
        <Button kind="work" onClick={() => print()}>
          Skriv ut
        </Button>
      </div>
      <JobCard booking={live.data.data} />
    </>
  );
}
