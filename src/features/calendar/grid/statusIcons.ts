import type { BookingStatus } from '@/domain/booking/booking';
import { checkIcon, closeIcon } from '@/ui/icons/icons';
import { banIcon, checksIcon, enterIcon, playIcon } from '@/ui/icons/workIcons';

/** The marks of the statuses on cards without room for words; a booking that waits for its day has none. */
export const statusIcons: Record<Exclude<BookingStatus, 'booked'>, string> & { booked: null } = {
  booked: null,
  checkedIn: enterIcon,
  inProgress: playIcon,
  done: checkIcon,
  pickedUp: checksIcon,
  noShow: closeIcon,
  cancelled: banIcon,
};
