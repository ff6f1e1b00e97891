import { useState } from 'react';
import { useRegister } from '@/data/register/RegisterContext';
import type { BookingFields } from '@/domain/booking/booking';
import { customerNow } from '@/domain/register/customerNow';
import { type NewCustomer, ownerOf } from '@/domain/register/whoOptions';

/** A vehicle that is not in the register yet, as far as its details are known. */
export interface NewVehicle {
  plate: string;
  make: string;
  model: string;
}

/**
 * The vehicle and customer of a booking or an order: in the register, or new and to be added to it, under the given id if
 * there is one.
 */
export interface Who {
  vehicleId: string | null;
  newVehicle: NewVehicle | null;
  customerId: string | null;
  newCustomer: NewCustomer | null;
  /**
   * The source of the customer: `chosen` or typed by the user, brought by the `vehicle`, or in the `booking`
   * when the form opened. A picked vehicle replaces any customer but a chosen one.
   */
  customerFrom: 'chosen' | 'vehicle' | 'booking';
}

/** The customer and the vehicle that are not in the register yet. */
export type Added = Pick<Who, 'newVehicle' | 'newCustomer'>;

/** The vehicle and customer of the form; a vehicle given without a customer comes with its owner. */
export function useWho(
  { vehicleId, customerId }: Pick<BookingFields, 'vehicleId' | 'customerId'>,
  added: Added | undefined,
) {
  const register = useRegister();
  return useState((): Who => {
    const ready = register.kind === 'ready' ? register : undefined;
    const vehicle = ready?.vehicles.get(vehicleId ?? '');
    const owner = ready && vehicle ? ownerOf(vehicle, ready.customers) : null;
    const customer = customerNow(register, customerId);
    const isOwner = (customer?.id ?? customerId) === owner;
    return {
      vehicleId,
      newVehicle: (!vehicle && added?.newVehicle) || null,
      customerId: customerId ?? owner,
      newCustomer: (!customer && added?.newCustomer) || null,
      customerFrom: customerId === null ? 'vehicle' : isOwner ? 'booking' : 'chosen',
    };
  });
}
