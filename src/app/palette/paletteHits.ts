import type { CalendarDate } from '@internationalized/date';
import {
  invoicePath,
  reportPath,
  bookingPath,
  customerPath,
  vehiclePath,
  workOrderPath,
} from '@/dashboardPaths';
import { reportNames, reportTitles } from '@/domain/report/reportNames';
import type { useRegisterIndex } from '@/components/useRegisterIndex';
import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { statusLabel } from '@/domain/booking/loan';
import type { Customer } from '@/domain/register/customer';
import { formatPhone } from '@/domain/values/phone';
import { customerNow } from '@/domain/register/customerNow';
import type { Register } from '@/domain/register/register';
import { customerKeys, vehicleKeys } from '@/domain/register/registerKeys';
import { isHit, isIn, readQuery, type RegisterQuery } from '@/domain/register/registerQuery';
import { findRows } from '@/domain/register/registerSearch';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { foldFor, foldText, wordStarts } from '@/domain/values/searchText';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import type { Vehicle } from '@/domain/register/vehicle';
import { formatStart } from '@/domain/booking/bookingText';
import { searchedBookings } from '@/domain/booking/searchedBookings';
import { makeAndModel } from '@/domain/register/vehicleName';
import { type Invoice, invoiceKindLabels } from '@/domain/invoice/invoice';
import { formatMoney } from '@/domain/values/money';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { stageLabels } from '@/domain/order/stage';
import { paths } from '@/paths';
import { calendarIcon, plusIcon } from '@/ui/icons/workIcons';
import {
  customersIcon,
  ledgerIcon,
  reportsIcon,
  workOrdersIcon,
} from '@/app/routes/dashboardIcons';
import { type PaletteRow, sections } from '@/app/routes/sections';

type Index = ReturnType<typeof useRegisterIndex>;

/** A row of the palette: an address, shown with its plate or, without a plate, its icon. */
export interface Hit {
  path: string;
  icon: string;
  plate?: string;
  text: string;
  about?: string;
}

export interface HitGroup {
  name: string;
  hits: Hit[];
}

const mostOfRegister = 8;
const mostBookings = 8;

const newCustomer: Hit = { path: `${paths.customers}?ny`, icon: plusIcon, text: 'Ny kund' };
const reports = reportNames.map((name): Hit => {
  return { path: reportPath(name), icon: reportsIcon, text: `Rapport: ${reportTitles[name]}` };
});

const stamping: Hit = {
  path: paths.personalliggare,
  icon: ledgerIcon,
  text: 'Stämpla in eller ut',
};

/** The pages of the table that are listed at these times. */
function listed(...times: PaletteRow['shown'][]): Hit[] {
  return sections.flatMap(({ icon, pages }) =>
    pages.flatMap(({ path, palette }) =>
      palette && times.includes(palette.shown) ? [{ path, icon, text: palette.text }] : [],
    ),
  );
}

/**
 * Actions and sections; with a query, only those in which a word begins with the query, and the reports too. `shown` is
 * the query string of the calendar's address, empty elsewhere: a new booking starts in the calendar as it is shown.
 */
export function commandGroups(query: string, mayChange: boolean, shown: string): HitGroup[] {
  const typed = wordStarts(foldText(query.trim()));
  const asked = ({ text }: Hit) => wordStarts(foldFor(typed, text)).includes(typed);
  const booking: Hit = {
    path: `${paths.calendar}${shown ? `${shown}&ny` : '?ny'}`,
    icon: plusIcon,
    text: 'Ny bokning',
  };
  const actions = mayChange
    ? [booking, newCustomer, ...listed('mayChange'), stamping, ...listed('always')]
    : listed('always');
  const places = sections.map(({ path, icon, name }) => ({ path, icon, text: name }));
  const goals = query.trim() === '' ? places : [...places, ...reports, ...listed('asked')];
  return [
    { name: 'Gör', hits: actions.filter(asked) },
    { name: 'Gå till', hits: goals.filter(asked) },
  ];
}

/**
 * Matching customers and vehicles. A matching vehicle brings its customer along only when the customer's own
 * data matches too.
 */
export function registerGroup(query: string, index: Index): HitGroup {
  const asked = readQuery(query);
  const hits: Hit[] = [];
  if (asked.words.length > 0) {
    const rows = findRows(index, { query, kind: 'all', tags: [], sort: 'name' });
    for (const { customer, vehicles } of rows.slice(0, mostOfRegister)) {
      const found = vehicles.filter((vehicle) => isHit(vehicleKeys(vehicle), asked));
      hits.push(...found.map((vehicle) => vehicleHit(vehicle, customer)));
      if (customer && (found.length === 0 || hasSome(customerKeys(customer).text, asked))) {
        hits.push(customerHit(customer, vehicles));
      }
    }
  }
  // A vehicle stands in two rows, its owner's and its driver's, and is listed once.
  const found = hits.map(({ path }) => path);
  const once = hits.filter(({ path }, place) => found.indexOf(path) === place);
  return { name: 'Kunder och fordon', hits: once.slice(0, mostOfRegister) };
}

/**
 * Matching bookings: those to come, the earliest first, then those without a time and those of the last year, the
 * latest first; every word must be in the vehicle or the customer.
 */
export function bookingGroup(
  query: string,
  bookings: Entry<Booking>[],
  register: Register,
  now: Date,
): HitGroup {
  const { words } = readQuery(query);
  const isFound = ({ data: { customerId, vehicleId } }: Entry<Booking>) => {
    if (words.length === 0 || register.kind !== 'ready') return false;
    const vehicle = register.vehicles.get(vehicleId ?? '');
    const customer = customerNow(register, customerId);
    const text = [
      vehicle ? vehicleKeys(vehicle).text : '',
      customer ? customerKeys(customer).text : '',
    ].join('\n');
    return words.every((word) => isIn(text, word));
  };
  const found = searchedBookings(bookings, now).filter(isFound).slice(0, mostBookings);
  return { name: 'Bokningar', hits: found.map((entry) => bookingHit(entry, register, dayOf(now))) };
}

/** The order that was searched for by its number. */
export function orderGroup(order: Entry<WorkOrder> | null, register: Register): HitGroup {
  if (!order) return { name: 'Arbetsorder', hits: [] };
  const { id, data } = order;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(data.vehicleId ?? '') : undefined;
  return {
    name: 'Arbetsorder',
    hits: [
      {
        path: workOrderPath(id),
        icon: workOrdersIcon,
        ...(vehicle && { plate: formatRegistrationNumber(vehicle.data.registrationNumber) }),
        text: orderName(id),
        about: joined([stageLabels[data.stage], customerNow(register, data.customerId)?.data.name]),
      },
    ],
  };
}

/** The invoice or the credit that was searched for by its number. */
export function invoiceGroup(invoice: Entry<Invoice> | null): HitGroup {
  if (!invoice) return { name: 'Fakturor', hits: [] };
  const { kind, number, buyer, about, payableOre } = invoice.data;
  const hit: Hit = {
    path: invoicePath(invoice.id),
    icon: workOrdersIcon,
    text: `${invoiceKindLabels[kind]} ${number}`,
    about: joined([buyer.name, about, formatMoney(payableOre)]),
  };
  return { name: 'Fakturor', hits: [hit] };
}

function bookingHit({ id, data }: Entry<Booking>, register: Register, today: CalendarDate): Hit {
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(data.vehicleId ?? '') : undefined;
  return {
    path: bookingPath(id),
    icon: calendarIcon,
    ...(vehicle && { plate: formatRegistrationNumber(vehicle.data.registrationNumber) }),
    text: formatStart(data, (day) => formatDay(day, today)),
    about: joined([
      data.loan ? 'Lånebil' : data.services.map(({ name }) => name).join(', '),
      customerNow(register, data.customerId)?.data.name,
      data.status === 'booked' ? undefined : statusLabel(data),
    ]),
  };
}

function vehicleHit({ id, data }: Entry<Vehicle>, customer: Entry<Customer> | null): Hit {
  const plate = formatRegistrationNumber(data.registrationNumber);
  return {
    path: vehiclePath(id),
    icon: customersIcon,
    plate,
    text: makeAndModel(data) || 'Fordon',
    about: customer?.data.name ?? 'Utan ägare',
  };
}

function customerHit({ id, data }: Entry<Customer>, vehicles: Entry<Vehicle>[]): Hit {
  const [phone] = data.phones;
  const plates = vehicles
    .slice(0, 2)
    .map((vehicle) => formatRegistrationNumber(vehicle.data.registrationNumber));
  return {
    path: customerPath(id),
    icon: customersIcon,
    text: data.name,
    about: joined([plates.join(', '), phone && formatPhone(phone), data.address.city]),
  };
}

function hasSome(text: string, { words }: RegisterQuery): boolean {
  return words.some((word) => isIn(text, word));
}

function joined(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
