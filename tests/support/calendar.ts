import type { BookingSettingsDraft } from '@/domain/publicPage/bookingSettings';
import type { BookingRequest } from '@/domain/publicPage/request';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import type { Locator } from '@playwright/test';
import { type BookedService, type BookingFields, newBooking } from '@/domain/booking/booking';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import type { InvoiceDraftFields } from '@/domain/invoice/invoiceDraft';
import type { InvoiceSettingsFields } from '@/domain/invoice/invoiceSettings';
import type { PaymentFields, ReceivableFields } from '@/domain/invoice/receivable';
import type { SeriesFields } from '@/domain/invoice/series';
import type { EstimateFields } from '@/domain/order/estimate';
import type { FollowUpFields } from '@/domain/order/followUp';
import type { InspectionFields } from '@/domain/inspection/inspection';
import type { PhotoFields, PhotoSheet } from '@/domain/photo/photo';
import type { OrderFields } from '@/domain/order/order';
import type { ResourceDraft } from '@/domain/workshop/resource';
import {
  starterResources,
  starterServices,
  starterWeek,
  starterWorkshop,
} from '@/domain/workshop/starterSet';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { expect, newEmail, type Page, password } from './browser';
import { customerFields, vehicleFields } from './customers';
import { seedDocuments } from './documents';
import { createAccount } from './emulators';
import { expectSaved } from './offline';
import { holdSession } from './session';
import { at } from './swedishInstant';

/** The present time of these tests: a Friday, when the workshop is open until 17. */
const now = at('2026-11-20 08:05');

const tyres: BookedService = {
  serviceId: 'service3',
  name: 'Däckskifte',
  minutes: 30,
  priceOre: 49_500,
  vatRate: 25,
};

/** A booking of Anna's car ABC 123 on Lyft 1, by Anders, from ten to eleven. */
export function bookingFields(values: Partial<BookingFields> = {}): BookingFields {
  const draft = {
    customerId: 'anna',
    vehicleId: 'volvo',
    services: [tyres],
    bufferMinutes: 0,
    resourceId: 'resource0',
    staffId: 'anders',
    startsAt: at('2026-11-20 10:00'),
    endsAt: at('2026-11-20 11:00'),
    isAllDay: false,
    keyNumber: null,
    message: null,
    note: null,
    outsideHours: false,
  };
  return { ...newBooking(draft), ...values };
}

/** Maja's request for the tests' Friday on Lyft 2, from twelve to one, made that morning; she and her car are in no register. */
export function requestFields(values: Partial<BookingRequest> = {}): BookingRequest {
  const createdAt = at('2026-11-20 07:40');
  return {
    ...{ group: 'workshop', services: { tyres: '30|49500|25|workshop|Däckskifte' } },
    ...{ resourceId: 'resource1', startsAt: at('2026-11-20 12:00') },
    ...{ endsAt: at('2026-11-20 13:00'), plate: 'MLR47T', name: 'Maja Ekdahl' },
    ...{ phone: '+46701740699', email: null, message: null, linkId: 'a'.repeat(32) },
    ...{ status: 'requested', stage: 'open', times: [], wishedAt: null },
    ...{ wantsEarlier: false, visitId: null },
    ...{ createdAt, updatedAt: createdAt, ...values },
  };
}

/** The data to write into a workshop; the resources get the ids `resource0`, `resource1` and so on. */
interface Seeds {
  bookings?: Record<string, BookingFields>;
  resources?: ResourceDraft[];
  workOrders?: Record<string, OrderFields>;
  inspections?: Record<string, InspectionFields>;
  estimates?: Record<string, EstimateFields>;
  photos?: Record<string, PhotoFields>;
  photoSheets?: Record<string, PhotoSheet>;
  followUps?: Record<string, FollowUpFields>;
  receivables?: Record<string, ReceivableFields>;
  payments?: Record<string, PaymentFields>;
  invoices?: Record<string, InvoiceFields>;
  invoiceDrafts?: Record<string, InvoiceDraftFields>;
  invoiceSettings?: Record<string, InvoiceSettingsFields>;
  bookingSettings?: Record<string, BookingSettingsDraft>;
  requests?: Record<string, BookingRequest>;
  series?: Record<string, SeriesFields>;
  serviceBooks?: Record<string, object>;
  /** The collections of the staff ledger. */
  staffLedger?: Record<string, Record<string, object>>;
  /** The values of the workshop's own document. */
  company?: Partial<WorkshopDraft>;
}

/**
 * Writes, past the rules, a workshop with only its members; returns the workshop's path and the members'
 * addresses.
 */
export async function seedMembers(company: Partial<WorkshopDraft> = {}) {
  const members = { owner: newEmail(), staff: newEmail(), auditor: newEmail() };
  const id = crypto.randomUUID();
  const uids: Record<string, string> = {};
  for (const [role, email] of Object.entries(members)) {
    const uid = await createAccount(email, password);
    uids[role] = uid;
    await seedDocuments('users', { [uid]: { workshopIds: [id] } });
    await seedDocuments(`workshops/${id}/members`, {
      [uid]: { role, name: null, email, inviteCode: null },
    });
  }
  await seedDocuments('workshops', {
    [id]: {
      ...{ ...starterWorkshop, name: 'Ekens bil', ...company },
      ...{ checklistDone: true, owners: [uids['owner']] },
    },
  });
  return { workshop: `workshops/${id}`, members };
}

/**
 * Writes, past the rules, a workshop with two lifts, a wash lane and two people; returns its members'
 * addresses.
 */
export async function seedCalendar({
  bookings = {},
  resources = starterResources,
  workOrders = {},
  inspections = {},
  estimates = {},
  photos = {},
  photoSheets = {},
  followUps = {},
  receivables = {},
  payments = {},
  invoices = {},
  invoiceDrafts = {},
  invoiceSettings = {},
  bookingSettings = {},
  requests = {},
  series = {},
  serviceBooks = {},
  staffLedger = {},
  company = {},
}: Seeds = {}): Promise<Record<'owner' | 'staff' | 'auditor', string>> {
  const { workshop, members } = await seedMembers(company);
  const seeds: Record<string, Record<string, object>> = {
    services: numbered('service', starterServices),
    resources: numbered('resource', resources),
    staff: {
      anders: { name: 'Anders Holm', phone: null, isActive: true },
      bo: { name: 'Bo Lind', phone: null, isActive: true },
    },
    openingHours: Object.fromEntries(
      Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]),
    ),
    customers: {
      anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }),
      disa: customerFields({ name: 'Disa Ek' }),
    },
    vehicles: {
      volvo: vehicleFields({ registrationNumber: 'ABC123', make: 'Volvo', ownerId: 'anna' }),
      saab: vehicleFields({ registrationNumber: 'DEF456', make: 'Saab', ownerId: 'disa' }),
    },
    bookings,
    workOrders,
    inspections,
    estimates,
    photos,
    photoSheets,
    followUps,
    receivables,
    payments,
    invoices,
    invoiceDrafts,
    invoiceSettings,
    bookingSettings,
    requests,
    series,
    serviceBooks,
    ...staffLedger,
    occupancy: occupancyDocuments(Object.entries(bookings)),
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${workshop}/${name}`, documents);
  }
  return members;
}

function numbered(name: string, list: object[]): Record<string, object> {
  return Object.fromEntries(list.map((each, index) => [`${name}${index}`, each]));
}

/** Opens the calendar as a signed-in member, on that Friday or with `query`. */
export async function openCalendar(page: Page, email: string, query = '') {
  await page.clock.install({ time: now });
  await holdSession(page.context(), email, password);
  await page.goto(`/dashboard/calendar${query}`);
  await expect(page.getByRole('group', { name: 'Visa som' })).toBeVisible();
}

/** A booking in the grid or the list, by the start of its accessible name. */
export function card(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
}

/** The form of a new or an opened booking. */
export function form(page: Page) {
  return page.getByRole('dialog');
}

/** A field of the booking form. */
export function field(page: Page, name: string) {
  return form(page).getByLabel(name, { exact: true });
}

/** The toast with `text`. */
export function toast(page: Page, text: string | RegExp) {
  return page.getByRole('status').getByText(text);
}

/** The box of an element in the window, after scrolling to the element. */
export async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return box;
}

/** Types into the focused field and picks `option` as the first hit. */
export async function pick(page: Page, typed: string, option: RegExp) {
  await page.keyboard.type(typed);
  await expect(form(page).getByRole('option').first()).toHaveAccessibleName(option);
  await page.keyboard.press('Enter');
}

/** Starts a booking with the key n. */
export async function startBooking(page: Page) {
  await page.keyboard.press('n');
  await expect(field(page, 'Fordon')).toBeFocused();
}

/** Starts a booking of a known car and adds services, all by keyboard. */
export async function bookByKeyboard(
  page: Page,
  plate: { typed: string; option: RegExp },
  services: string[],
) {
  await startBooking(page);
  await pick(page, plate.typed, plate.option);
  await expect(field(page, 'Tjänster')).toBeFocused();
  for (const service of services) await pick(page, service, new RegExp(`^${service}`, 'i'));
}

/** Opens the command palette by keyboard. */
export async function openSearch(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Sök' }).getByRole('combobox')).toBeFocused();
}

/** Waits until the device keeps what a check-in of the booked ABC 123 needs without a network, with the list of bookings open. */
export async function keepsForCheckIn(page: Page) {
  // The device has numbers for its orders.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()), { timeout: 30_000 })
    .toContain('orderNumbers');
  await page.goto('/dashboard/calendar?vy=lista');
  await expect(card(page, 'ABC 123')).toBeVisible();
  await expectSaved(page);
}
