import type { VehicleFields } from '@/domain/register/vehicle';
import { vehicle } from './vehicles';

/** Vehicles, by id, that may trip a form, a list or a search. */
export const awkwardVehicles: Record<string, VehicleFields> = {
  personalised: vehicle({
    registrationNumber: 'MINBIL',
    make: 'Mini',
    model: 'Cooper S Countryman ALL4 Automatisk Panoramaglastak Sport',
    year: 2020,
    fuel: 'plugInHybrid',
    odometerKm: 61_240,
    firstMonth: '2020-04',
    ownerId: 'long-name',
  }),
  // O and 0 look alike, and the search treats them as the same character: OXO001 is in the register too.
  'digit-0': vehicle({ registrationNumber: '0XO0', make: 'Puch', ownerId: 'accents' }),
  'only-plate': vehicle({ registrationNumber: 'HKM771' }),
};
