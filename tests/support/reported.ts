import { parseDate } from '@internationalized/date';
import type { BookingFields } from '@/domain/booking/booking';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import { newOrder } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { isoWeekday } from '@/domain/time/swedishTime';
import { bookingFields } from './calendar';
import { issuedInvoice } from './issuedInvoice';
import { at } from './swedishInstant';

const services = [
  ['Däckskifte', 99_500, 60],
  ['Stor service', 399_500, 180],
  ['Utvändig tvätt', 39_500, 30],
  ['Bromsbyte fram med skivor och belägg', 549_500, 150],
] as const;

/**
 * Bookings that became orders that were invoiced on the same day, on working days from `from` to `to`, one or two a day; an
 * amount of what they are made of follows from the day, so that every run has the same.
 */
export function reported(from: string, to: string) {
  const bookings: Record<string, BookingFields> = {};
  const workOrders: Record<string, OrderFields> = {};
  const invoices: Record<string, InvoiceFields> = {};
  let number = 20_000;
  for (let day = parseDate(from); day.compare(parseDate(to)) <= 0; day = day.add({ days: 1 })) {
    if (isoWeekday(day) > 5) continue;
    for (let place = 0; place <= day.day % 2; place += 1) {
      number += 1;
      const [name, ore, minutes] = services[(day.day + place + day.month) % 4] ?? services[0];
      const who =
        number % 3 === 0
          ? { customerId: 'disa', vehicleId: 'saab' }
          : { customerId: 'anna', vehicleId: 'volvo' };
      const staffId = number % 2 === 0 ? 'anders' : 'bo';
      const startsAt = at(`${String(day)} ${place === 0 ? '08' : '13'}:00`);
      const [bookingId, orderId] = [`b${number}`, String(number)];
      const service = { serviceId: 'service1', name, minutes, priceOre: ore, vatRate: 25 } as const;
      bookings[bookingId] = bookingFields({
        ...{ ...who, staffId, services: [service], resourceId: `resource${number % 3}` },
        ...{ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) },
        status: number % 17 === 0 ? 'noShow' : 'pickedUp',
      });
      const line = `package|1000|st|${ore}|0|25`;
      workOrders[orderId] = newOrder({
        ...{ ...who, staffId, bookingId, stage: 'invoiced', isOpen: false },
        ...{ invoiceIds: [`F${number}`], group: name === 'Utvändig tvätt' ? 'wash' : 'workshop' },
        lines: { a: `${line}|${staffId}|accepted|${ore}|done|${name}` },
      });
      const [net, vat] = [(ore * 4) / 5, ore / 5];
      invoices[`F${number}`] = issuedInvoice({
        ...{ number, orderId, ...who, issuedOn: String(day), deliveredOn: String(day) },
        ...{ lines: [`${line}|${name}`], net25Ore: net, vat25Ore: vat, netOre: net, vatOre: vat },
        ...{ grossOre: ore, roundingOre: 0, payableOre: ore, ocr: `${number}6` },
      });
    }
  }
  return { bookings, workOrders, invoices };
}
