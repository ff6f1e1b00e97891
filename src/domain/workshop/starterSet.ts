import type { Week } from './openingHours';
import type { ResourceDraft } from './resource';
import type { ServiceDraft, ServiceGroup } from './service';
import type { WorkshopDraft } from './workshop';

const workingDay = [{ opens: 7 * 60, closes: 17 * 60 }];

/** The usual week of a new workshop. */
export const starterWeek: Week = {
  monday: workingDay,
  tuesday: workingDay,
  wednesday: workingDay,
  thursday: workingDay,
  friday: workingDay,
  saturday: [],
  sunday: [],
};

/** A new workshop, before anything about the company is filled in. */
export const starterWorkshop: WorkshopDraft = {
  name: 'Min verkstad',
  organisationNumber: null,
  vatNumber: null,
  hasFSkatt: false,
  address: { street: null, postcode: null, city: null },
  phone: null,
  email: null,
  fiscalYearEnd: '12-31',
  closedOnHolidays: true,
  hourlyRateOre: null,
  needsCheck: false,
  hidesCosts: false,
  sharesReports: false,
};

/** The services of a new workshop, with times and prices to start from. */
export const starterServices: ServiceDraft[] = [
  service(0, 'workshop', 'Liten service', 90, 2_495),
  service(1, 'workshop', 'Stor service', 180, 4_995),
  service(2, 'workshop', 'Oljebyte med filter', 45, 1_295),
  service(3, 'workshop', 'Däckskifte', 30, 495),
  service(4, 'workshop', 'Hjulinställning', 60, 1_495),
  service(5, 'workshop', 'Bromsbyte fram', 120, 3_495),
  service(6, 'workshop', 'AC-service', 60, 1_695),
  service(7, 'workshop', 'Felsökning', 60, 1_395),
  service(8, 'wash', 'Utvändig handtvätt', 45, 595),
  service(9, 'wash', 'In- och utvändig tvätt', 90, 1_195),
  service(10, 'wash', 'Invändig rekond', 180, 2_495),
  service(11, 'wash', 'Helrekond', 420, 4_995),
];

/** The places of work of a new workshop. */
export const starterResources: ResourceDraft[] = [
  {
    name: 'Lyft 1',
    kind: 'lift',
    colour: 'petrol',
    order: 0,
    isActive: true,
    registrationNumber: null,
  },
  {
    name: 'Lyft 2',
    kind: 'lift',
    colour: 'amber',
    order: 1,
    isActive: true,
    registrationNumber: null,
  },
  {
    name: 'Tvätthall',
    kind: 'washLane',
    colour: 'sky',
    order: 2,
    isActive: true,
    registrationNumber: null,
  },
];

function service(
  order: number,
  group: ServiceGroup,
  name: string,
  minutes: number,
  kronor: number,
): ServiceDraft {
  const priceOre = kronor * 100;
  return { name, group, minutes, priceOre, vatRate: 25, isPublic: true, order, isActive: true };
}
