import { useOrderNumbers } from '@/data/orders/orderNumbers';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { useRegister } from '@/data/register/RegisterContext';
import { useServices } from '@/data/settings/services';
import type { Booking } from '@/domain/booking/booking';
import { statusEdit } from '@/domain/booking/bookingEdit';
import type { FollowUp } from '@/domain/order/followUp';
import type { NewOrderForm } from '@/domain/order/checkInForm';
import {
  arePricesInclVat,
  canBeCheckedIn,
  newOrder,
  orderFromBooking,
  withFollowUps,
  unlessOwner,
} from '@/domain/order/newOrder';
import { type OrderFields, orderName } from '@/domain/order/order';
import { drivenTo } from '@/domain/order/orderOdometer';
import { customerNow } from '@/domain/register/customerNow';
import { withAdded } from '@/domain/register/whoAdded';
import { type Entry, entriesOf } from '@/domain/values/live';
import type { ServiceGroup } from '@/domain/workshop/service';
import { workOrderPath } from '@/dashboardPaths';
import { useToast } from '@/ui/notes/ToastContext';

/**
 * Checks in cars: an order with its lines, the booking's status, and new cards of the register are one write. With
 * `takesNumbers` the device gets numbers for its next orders.
 */
export function useCheckIn({ takesNumbers }: { takesNumbers: boolean }) {
  const { next, hasNumber } = useOrderNumbers(takesNumbers);
  const records = useOrderRecords();
  const register = useRegister();
  const services = entriesOf(useServices());
  const toast = useToast();

  const groupOfService = (serviceId: string) =>
    services.find(({ id }) => id === serviceId)?.data.group;

  return {
    hasNumber,
    /** The group of a booking's first service that is known. */
    groupOf: (booking: Booking): ServiceGroup =>
      booking.services.map(({ serviceId }) => groupOfService(serviceId)).find(Boolean) ??
      'workshop',

    /**
     * Returns the number of the new order, which gets a line for each follow-up that is `taken` too; null when this device
     * has no number left, or the car is not to come any longer. The booking lets go those that are `left`. An odometer that is
     * less than the car's replaces it when `isReplacing`.
     */
    checkIn(
      typed: NewOrderForm,
      booking: Entry<Booking> | null,
      { taken, left }: { taken: readonly Entry<FollowUp>[]; left: readonly Entry<FollowUp>[] },
      damages: OrderFields['damages'] = {},
      isReplacing = false,
    ): string | null {
      if (booking && !canBeCheckedIn(booking.data)) return null;
      const id = next();
      if (id === null) return null;
      const label = `Arbetsordern ${orderName(id)}`;
      const { draft, added } = withAdded(typed, records.newId);
      const { customerId, vehicleId } = draft;
      const vehicle =
        register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '') : undefined;
      const customer = customerNow(register, customerId)?.data;
      const people = {
        payerId: draft.payerId ?? unlessOwner(vehicle?.data.payerId, customerId),
        driverId: draft.driverId ?? unlessOwner(vehicle?.data.driverId, customerId),
      };
      const made = booking
        ? {
            ...orderFromBooking(
              booking.id,
              booking.data,
              { customer, vehicle: vehicle?.data },
              groupOfService,
              draft,
              records.newLineIds(booking.data.services.length),
            ),
            ...draft,
            ...people,
            damages,
          }
        : newOrder({ ...draft, ...people, damages, pricesInclVat: arePricesInclVat(customer) });
      const values = withFollowUps(made, taken);
      const driven = drivenTo(vehicle, {
        formerKm: null,
        km: draft.odometerKm,
        beforeKm: null,
        laterKm: null,
        isReplacing,
      });
      records.create(label, id, values, {
        booking: statusEdit(booking, 'checkedIn'),
        register: [...added.changes, ...(driven?.changes ?? [])],
        followUps: [
          // Somebody may have closed one by hand meanwhile, with a reason.
          ...taken.map((each) => ({ id: each.id, values: { closedBy: id, closedReason: null } })),
          ...left.map((each) => ({ id: each.id, values: { bookingId: null } })),
        ],
      });
      toast(`${orderName(id)} är incheckad.`, undefined, workOrderPath(id));
      return id;
    },
  };
}
