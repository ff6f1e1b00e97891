import type { Entry } from '@/domain/values/live';
import type { BookedService } from '@/domain/booking/booking';
import type { Resource } from '@/domain/workshop/resource';
import type { BookingChoices } from './useBookingChoices';

/** Where services can be done: in the wash when all of them are washing, else at the lifts and then the rest. */
export function resourcesFor(
  booked: readonly BookedService[],
  { services, resources }: Pick<BookingChoices, 'services' | 'resources'>,
): Entry<Resource>[] {
  const washes = new Set(services.filter(({ data }) => data.group === 'wash').map(({ id }) => id));
  const isWash = booked.length > 0 && booked.every(({ serviceId }) => washes.has(serviceId));
  const active = resources.filter(({ data }) => data.isActive);
  const ofKind = (kind: Resource['kind']) => active.filter(({ data }) => data.kind === kind);
  const fit = isWash ? ofKind('washLane') : [...ofKind('lift'), ...ofKind('other')];
  return fit.length > 0 ? fit : active;
}
