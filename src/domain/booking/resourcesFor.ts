import type { Entry } from '@/domain/values/live';
import type { BookedService } from './booking';
import type { Resource } from '@/domain/workshop/resource';
import type { Service } from '@/domain/workshop/service';

/**
 * The resources for some services: the wash lanes when all services are washing, otherwise the lifts and then
 * the rest.
 */
export function resourcesFor(
  booked: readonly BookedService[],
  { services, resources }: { services: Entry<Service>[]; resources: Entry<Resource>[] },
): Entry<Resource>[] {
  const washes = new Set(services.filter(({ data }) => data.group === 'wash').map(({ id }) => id));
  const isWash = booked.length > 0 && booked.every(({ serviceId }) => washes.has(serviceId));
  const active = resources.filter(({ data }) => data.isActive);
  const ofKind = (kind: Resource['kind']) => active.filter(({ data }) => data.kind === kind);
  const fit = isWash ? ofKind('washLane') : [...ofKind('lift'), ...ofKind('other')];
  return fit.length > 0 ? fit : active;
}

/** The resources at which a job can be done: all but loan cars, which are lent out. */
export function placesForJobs(resources: Entry<Resource>[]): Entry<Resource>[] {
  return resources.filter(({ data }) => data.kind !== 'loanCar');
}

/** The cars that are lent to customers. */
export function loanCarsOf(resources: Entry<Resource>[]): Entry<Resource>[] {
  return resources.filter(({ data }) => data.kind === 'loanCar');
}
