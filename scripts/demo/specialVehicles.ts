import type { CalendarDate } from '@internationalized/date';
import type { VehicleFields } from '@/domain/register/vehicle';
import { vehicle } from './vehicles';

/** Vehicles, by id, of which every workshop has a few: foreign, leased, sold, old, without an owner. */
export function specialVehicles(today: CalendarDate): Record<string, VehicleFields> {
  const daysAgo = (days: number) => today.subtract({ days }).toString();
  return {
    'danish-plate': vehicle({
      registrationNumber: 'BX12345',
      make: 'Opel',
      model: 'Zafira',
      fuel: 'diesel',
      notes: 'Dansk skylt: BX 12 345.',
      ownerId: 'danish',
    }),
    'norwegian-plate': vehicle({
      registrationNumber: 'EL12345',
      make: 'Nissan',
      model: 'Leaf',
      year: 2018,
      fuel: 'electric',
      notes: 'Norsk skylt.',
      ownerId: 'norwegian',
    }),
    'letter-o': vehicle({
      registrationNumber: 'OXO001',
      make: 'Volvo',
      model: '240 GL',
      year: 1991,
      fuel: 'petrol',
      odometerKm: 412_300,
      firstMonth: '1991-03',
      ownerId: 'accents',
    }),
    electric: vehicle({
      registrationNumber: 'DGE12D',
      make: 'Tesla',
      model: 'Model Y',
      year: 2024,
      vin: '0EKY3E7EAR0000042',
      fuel: 'electric',
      odometerKm: 0,
      firstMonth: '2024-02',
      ownerId: 'took-over',
    }),
    veteran: vehicle({
      registrationNumber: 'BTA062',
      make: 'Volvo',
      model: 'Amazon 122 S',
      year: 1962,
      fuel: 'petrol',
      odometerKm: 87_650,
      firstMonth: '1962-05',
      notes: 'Inget chassinummer med 17 tecken: 12345 P.\nTål inte automattvätt.',
      ownerId: 'veteran',
    }),
    taxi: vehicle({
      registrationNumber: 'TXK410',
      make: 'Mercedes-Benz',
      model: 'E 220 d',
      year: 2016,
      fuel: 'diesel',
      odometerKm: 887_430,
      firstMonth: '2016-09',
      ownerId: 'taxi',
    }),
    'without-owner': vehicle({
      registrationNumber: 'LSN583',
      make: 'Ford',
      model: 'Fiesta',
      year: 2011,
      fuel: 'petrol',
      notes: 'Lämnad utan nyckel och lapp.',
    }),
    // The employer owns the car, the leasing company pays and the employee drives.
    leased: vehicle({
      registrationNumber: 'WRT64K',
      make: 'Volvo',
      model: 'V60 Recharge',
      year: 2023,
      vin: '0EKZWBKHAP1000815',
      fuel: 'plugInHybrid',
      odometerKm: 54_010,
      firstMonth: '2023-01',
      ownerId: 'employer',
      payerId: 'leasing',
      driverId: 'employee',
    }),
    sold: {
      ...vehicle({
        registrationNumber: 'GNP208',
        make: 'Saab',
        model: '9-5 Aero',
        year: 2006,
        fuel: 'ethanol',
        odometerKm: 289_900,
        firstMonth: '2006-06',
        ownerId: 'no-phone',
      }),
      formerOwners: {
        anonymised: daysAgo(2_400),
        'sole-trader': daysAgo(900),
        'took-over': daysAgo(35),
      },
    },
    'duplicate-1': vehicle({
      registrationNumber: 'KPL917',
      make: 'Skoda',
      model: 'Superb',
      year: 2017,
      fuel: 'diesel',
      ownerId: 'duplicate-1',
    }),
    'duplicate-2': vehicle({
      registrationNumber: 'ZDB35T',
      make: 'Kia',
      model: 'EV3',
      year: 2025,
      fuel: 'electric',
      ownerId: 'duplicate-2',
    }),
  };
}
