import { screen } from '@testing-library/preact';
import { newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Role } from '@/domain/workshop/member';
import { changeDocument } from './documents';
import { issuedInvoice } from './issuedInvoice';
import { owed } from './owed';
import { openOrders } from './workOrders';

export const today = dayOf(new Date());
/** A day so many days ago. */
export const ago = (days: number) => today.subtract({ days });
/** Yesterday, and this month, in the address. */
export const dayQuery = `?period=dag&fran=${ago(1).toString()}`;
export const monthQuery = `?period=manad&fran=${today.toString()}`;
export const plain = (element: HTMLElement) =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ');

/** A booking of two hours on Lyft 1, so many days ago, that came or did not. */
function booked(days: number, status: 'pickedUp' | 'noShow' = 'pickedUp') {
  const at = (hour: number) => instantAt(ago(days), hour * 60);
  return {
    ...newBooking({ customerId: 'anna', vehicleId: 'car', resourceId: 'lift1', staffId: 'kim' }),
    ...{ startsAt: at(9), endsAt: at(11), status },
  };
}
const openEveryDay = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { intervals: [{ opens: 480, closes: 960 }] },
  ]),
);
/** The data of the workshop when a test gives no other: bookings and invoices of yesterday and the day before. */
export const also = {
  openingHours: openEveryDay,
  bookings: { b1: booked(1), b2: booked(1, 'noShow'), b3: booked(2) },
  invoices: {
    F10001: issuedInvoice({ issuedOn: ago(1).toString() }),
    F10002: issuedInvoice({
      ...{ number: 10_002, orderId: null, issuedOn: ago(2).toString() },
      ...{ lines: ['package|1000|st|100000|0|25|=Däckskifte'], net25Ore: 80_000 },
      ...{ vat25Ore: 20_000, netOre: 80_000, vatOre: 20_000, grossOre: 100_000 },
      ...{ roundingOre: 0, payableOre: 100_000 },
    }),
  },
  receivables: { F10001: owed(10_001) },
};
const orders = {
  '1042': {
    ...newOrder({
      ...{ customerId: 'anna', vehicleId: 'car', bookingId: 'b1', staffId: 'kim' },
      ...{ stage: 'invoiced', isOpen: false, invoiceIds: ['F10001'] },
      lines: { a: 'labour|1500|h|119500|0|25|kim|accepted|179250|done|Felsökning' },
    }),
    // Its day is one of those with anything to report.
    createdAt: instantAt(ago(1), 480),
  },
};

interface Opening {
  role?: Role;
  /** The staff card that the person's account is tied to. */
  staffId?: string;
  data?: Record<string, Record<string, object>>;
  isShared?: boolean;
}

/** Opens an address below the reports, where the days of the last two days are computed by the owner's device. */
export async function openReports(
  path: string,
  { data = also, isShared = false, ...who }: Opening = {},
) {
  return openOrders(`reports${path}`, data === also ? orders : {}, {
    ...{ ...who, also: { bookings: {}, occupancy: {}, ...data } },
    prepare: (root) => changeDocument(root, { sharesReports: isShared }),
  });
}
/** A figure of the overview, and the link to its documents. */
export const figure = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li') ?? link;
  return { link, item };
};
export const told = (text: string | RegExp) => screen.findByText(text);
