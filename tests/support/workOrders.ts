import { screen, waitFor } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { expect } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { creationEvent } from '@/domain/order/orderEdit';
import type { Role } from '@/domain/workshop/member';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { customerFields, vehicleFields } from './customers';
import { changeDocument, seedDocuments } from './documents';
import { storedDocument, storedDocuments } from './storedValue';
import { at } from './swedishInstant';
import { openAs, removeMember, seedAs, setRole } from './workshops';

const brakes = {
  serviceId: 's1',
  name: 'Bromsbyte',
  minutes: 120,
  priceOre: 349_500,
  vatRate: 25 as const,
};
/** A booked car, whose order is written as `order`. */
export const booking = newBooking({
  ...{ customerId: 'anna', vehicleId: 'car', resourceId: 'lift1', staffId: 'kim' },
  ...{ services: [brakes], message: 'Det gnisslar', keyNumber: '7' },
  startsAt: at('2036-11-24 08:00'),
  endsAt: at('2036-11-24 10:00'),
});
/** The stored line of the booked service. */
export const accepted = 'package|1000|st|349500|0|25|kim|accepted|349500|todo|Bromsbyte';
export const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'car', bookingId: 'b1', staffId: 'kim' },
  lines: { a: accepted },
});

/** The events of orders that were created as they are. */
function creations(orders: Record<string, OrderFields>) {
  return Object.fromEntries(
    Object.entries(orders).map(([orderId, values]) => [
      `${orderId}-created`,
      { orderId, ...creationEvent(values) },
    ]),
  );
}

interface Surroundings {
  role?: Role;
  /** The staff card that the person's account is tied to. */
  staffId?: string;
  hasNumbers?: boolean;
  also?: Record<string, Record<string, object>>;
  /** Gets the path of the workshop. */
  prepare?: (root: string) => Promise<void>;
}

/**
 * Opens a page of a workshop with a booked car and these orders, as a person of a role, on a device that may have numbers
 * for two more. `also` holds further documents by collection and id, in the place of the usual ones; `prepare` is waited
 * for before anything is opened.
 */
export async function openOrders(
  path: string,
  orders: Record<string, OrderFields> = {},
  { role = 'owner', staffId, hasNumbers = false, also = {}, prepare }: Surroundings = {},
) {
  const { person, workshopId } = await seedAs(role);
  if (hasNumbers) {
    const numbers = JSON.stringify([{ from: 1001, end: 1003 }]);
    localStorage.setItem(`verkstadsnavet.orderNumbers.${workshopId}`, numbers);
  }
  const root = `workshops/${workshopId}`;
  if (staffId !== undefined) await changeDocument(`${root}/members/${person.uid}`, { staffId });
  const status = orders['1042'] ? ('checkedIn' as const) : ('booked' as const);
  const bookings = { b1: { ...booking, status } };
  const seeds: Record<string, Record<string, object>> = {
    services: {
      s1: {
        ...{ name: 'Bromsbyte', group: 'workshop', minutes: 120, priceOre: 349_500, vatRate: 25 },
        ...{ isPublic: true, order: 0, isActive: true },
      },
    },
    resources: {
      lift1: { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
    },
    staff: { kim: { name: 'Kim Ek', phone: null, isActive: true, skills: 'all' } },
    customers: { anna: customerFields({ name: 'Anna Berg' }) },
    vehicles: {
      car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna', odometerKm: 120_000 }),
    },
    bookings,
    occupancy: occupancyDocuments(Object.entries(bookings)),
    workOrders: orders,
    ...also,
    orderEvents: { ...creations(orders), ...also['orderEvents'] },
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${root}/${name}`, documents);
  }
  await prepare?.(root);
  const { user, auth } = await openAs(person, `/dashboard/${path}`);
  return {
    user,
    uid: person.uid,
    root,
    /** The app's Firestore, once the app has started it. */
    db: () => getFirestore(auth.app),
    /** Writes an order as somebody does on another device. */
    change: (id: string, values: OrderFields) =>
      seedDocuments(`${root}/workOrders`, { [id]: values }, new Date()),
    /** Gives the person another role, as another owner does on another device. */
    demote: (to: Role) => setRole(workshopId, person, to),
    /** Takes the person out of the workshop, as an owner does on another device. */
    remove: () => removeMember(workshopId, person),
    stored: (of: string) => storedDocument(`${root}/${of}`),
    all: (of: string) => storedDocuments(`${root}/${of}`),
    /** The events of orders, without those of creations. */
    async events() {
      const all = Object.values(await storedDocuments(`${root}/orderEvents`));
      return all.filter((each) => Object(each).kind !== 'created');
    },
  };
}

/** The heading of the page, once it is there. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** A button that can be pressed: a step waits until the booking is known. */
export async function button(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  return screen.getByRole('button', { name });
}
