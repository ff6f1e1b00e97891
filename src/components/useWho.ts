import { useState } from 'react';
import { useRegister } from '@/data/register/RegisterContext';
import type { BookingFields } from '@/domain/booking/booking';
import { customerNow } from '@/domain/register/customerNow';
import { ownerOf } from '@/domain/register/whoOptions';
import type { Added, Who } from './WhoFields';

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
