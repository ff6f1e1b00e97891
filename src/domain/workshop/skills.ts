import type { Entry } from '@/domain/values/live';
import type { Service } from './service';
import type { Staff } from './staff';

/** The number of services that are named before the rest is only counted. */
const named = 3;

/** The people who may be booked and do all of some services; a service that is gone demands nothing. */
export function staffFor(
  booked: readonly { serviceId: string }[],
  { services, staff }: { services: readonly Entry<Service>[]; staff: readonly Entry<Staff>[] },
): Entry<Staff>[] {
  return staff.filter(
    ({ data }) => data.isActive && notDoneBy(data, booked, services).length === 0,
  );
}

/** The names of the services, among those booked, that a person does not do. */
export function notDoneBy(
  { skills }: Pick<Staff, 'skills'>,
  booked: readonly { serviceId: string }[],
  services: readonly Entry<Service>[],
): string[] {
  if (skills === 'all') return [];
  const ids = new Set(booked.map(({ serviceId }) => serviceId));
  return services
    .filter(({ id }) => ids.has(id) && !skills.includes(id))
    .map(({ data }) => data.name);
}

/** Shows what a person does: `Alla tjänster`, `Inga tjänster`, or the names of the first and how many more. */
export function skillsText(
  { skills }: Pick<Staff, 'skills'>,
  services: readonly Entry<Service>[],
): string {
  if (skills === 'all') return 'Alla tjänster';
  const names = services.filter(({ id }) => skills.includes(id)).map(({ data }) => data.name);
  if (names.length === 0) return 'Inga tjänster';
  const more = names.length - named;
  return more > 0 ? `${names.slice(0, named).join(', ')} och ${more} till` : names.join(', ');
}
