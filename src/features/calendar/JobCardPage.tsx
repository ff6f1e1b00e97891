import { useParams } from 'react-router-dom';
import { PaperActions } from '@/components/PaperSheet';
import { useBooking } from '@/data/bookings/bookings';
import { bookingPath } from '@/dashboardPaths';
import { JobCard } from '@/features/calendar/day/JobCard';
import { NoBooking } from '@/features/calendar/view/NoBooking';

/** Arbetskort: the details of a booking that a mechanic needs on paper. */
export function JobCardPage() {
  const { bookingId = '' } = useParams();
  const live = useBooking(bookingId);
  if (live.kind !== 'ready' || !live.data) return <NoBooking live={live} />;
  return (
    <>
      <PaperActions to={bookingPath(bookingId)} back="Till bokningen" />
      <JobCard booking={live.data.data} />
    </>
  );
}
