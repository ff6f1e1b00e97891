import * as v from 'valibot';
import type { Entry } from '@/domain/values/live';
import { address } from '@/domain/values/address';
import { formatIntervals, type Week, weekdays } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import { type Service, type ServiceGroup, serviceGroups } from '@/domain/workshop/service';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import { vatRates } from '@/domain/values/vat';
import { bookingModes, type BookingSettingsDraft } from './bookingSettings';
import { usualHours } from './usualHours';

/** Services on a page; the rules take no more. */
export const mostServices = 40;

/** A service as strangers see it: minutes, and öre including VAT. */
export interface PublicService {
  id: string;
  name: string;
  group: ServiceGroup;
  minutes: number;
  priceOre: number;
  vatRate: (typeof vatRates)[number];
}

/** The line by which a service stands in the document; the rules check lines at the price of one condition. */
const serviceLine = v.pipe(
  v.string(),
  v.regex(/^\d+\|\d+\|(25|12|6|0)\|(workshop|wash)\|[^|\n\r]{1,120}$/),
);

/**
 * The document `workshops/{id}/publicPages/main`: everything that a stranger may know of a workshop, and nothing else. It is
 * derived from the settings, so nobody types it.
 */
export const publicPageDocument = v.object({
  slug: v.string(),
  isOpen: v.boolean(),
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address,
  intro: v.nullable(v.string()),
  /** The usual hours in words: `Mån–fre 07:00–17:00, lör–sön stängt`. */
  hours: v.string(),
  services: v.record(v.string(), serviceLine),
  /** The ids of the services in the order of the workshop. */
  order: v.array(v.string()),
  /** The places that are booked for each group of services, without their names. */
  places: v.record(v.string(), v.picklist(serviceGroups)),
  /** The way in which times of each group are booked. */
  modes: v.object({ workshop: v.picklist(bookingModes), wash: v.picklist(bookingModes) }),
  leadMinutes: v.number(),
  horizonDays: v.number(),
  cancelMinutes: v.number(),
  perHour: v.number(),
});
export type PublicPage = v.InferOutput<typeof publicPageDocument>;

/** The document `slugs/{slug}`: the workshop of an address, and when its page left it. */
export const slugDocument = v.object({ workshopId: v.string(), releasedAt: v.nullable(v.date()) });

/** Everything that a page is derived from. */
export interface PageSources {
  settings: BookingSettingsDraft;
  workshop: Pick<WorkshopDraft, 'name' | 'phone' | 'email' | 'address'>;
  week: Week;
  services: readonly Entry<Service>[];
  resources: readonly Entry<Resource>[];
}

/** The page that strangers see; only active services that are marked as public are on it. */
export function publicPageOf(sources: PageSources): PublicPage {
  const { settings, workshop, week, services, resources } = sources;
  const shown = services
    .filter(({ data }) => data.isPublic && data.isActive)
    .toSorted((one, other) => one.data.order - other.data.order)
    .slice(0, mostServices);
  return {
    slug: settings.slug,
    isOpen: settings.isOpen,
    name: workshop.name,
    phone: workshop.phone,
    email: workshop.email,
    address: workshop.address,
    intro: settings.intro,
    hours: usualHours(weekdays.map((day) => formatIntervals(week[day]))),
    services: Object.fromEntries(shown.map(({ id, data }) => [id, lineOf(data)])),
    order: shown.map(({ id }) => id),
    // How full the places are concerns nobody while no times are shown.
    places: settings.isOpen ? publicPlaces(resources) : {},
    modes: { workshop: settings.workshopMode, wash: settings.washMode },
    leadMinutes: settings.leadMinutes,
    horizonDays: settings.horizonDays,
    cancelMinutes: settings.cancelMinutes,
    perHour: settings.perHour,
  };
}

/** The places that strangers may book, with the group of services that is done there. */
export function publicPlaces(resources: PageSources['resources']): Record<string, ServiceGroup> {
  return Object.fromEntries(
    resources.flatMap(({ id, data }) => {
      const group = data.isActive ? groupAt(data.kind) : null;
      return group ? [[id, group] as const] : [];
    }),
  );
}

/** Washing is done in a wash lane, and everything else at a lift; loan cars and other places are not for strangers. */
function groupAt(kind: Resource['kind']): ServiceGroup | null {
  if (kind === 'washLane') return 'wash';
  return kind === 'lift' ? 'workshop' : null;
}

function lineOf({ name, group, minutes, priceOre, vatRate }: Service): string {
  return [minutes, priceOre, vatRate, group, name.replaceAll('|', '/')].join('|');
}

/** The services of a page, or of a request, in their order. */
export function servicesOf({
  services,
  order,
}: Pick<PublicPage, 'services' | 'order'>): PublicService[] {
  return order.flatMap((id) => {
    const [minutes, priceOre, vat, group, name = ''] = services[id]?.split('|') ?? [];
    const vatRate = vatRates.find((rate) => rate === Number(vat));
    const ofGroup = serviceGroups.find((each) => each === group);
    if (vatRate === undefined || !ofGroup) return [];
    return [
      {
        id,
        name,
        group: ofGroup,
        minutes: Number(minutes),
        priceOre: Number(priceOre),
        vatRate,
      },
    ];
  });
}
