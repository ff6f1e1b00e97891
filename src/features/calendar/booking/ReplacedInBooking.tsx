import { ReplacedTexts } from '@/components/ReplacedTexts';
import { useReplacedTexts } from '@/data/record/replacedTexts';
import type { Booking } from '@/domain/booking/booking';
import type { ReplacedText } from '@/domain/record/replacedText';
import { type Entry, entriesOf } from '@/domain/values/live';

/** The texts that were replaced in a booking. */
export function ReplacedInBooking({
  booking,
  onTakeBack,
}: {
  booking: Entry<Booking>;
  onTakeBack?: ((text: ReplacedText) => void) | undefined;
}) {
  const texts = entriesOf(useReplacedTexts('bookings', booking.id));
  return <ReplacedTexts texts={texts} record={booking.data} heading="h3" onTakeBack={onTakeBack} />;
}
