import type { CalendarDate } from '@internationalized/date';
import { mergedCustomer, removedCustomer, type CustomerFields } from '@/domain/register/customer';
import type { RegisterChange } from '@/domain/register/registerChange';
import { removedVehicle, type VehicleFields } from '@/domain/register/vehicle';
import { awkwardCustomers } from './awkwardCustomers';
import { awkwardVehicles } from './awkwardVehicles';
import { carModels } from './carModels';
import { newContacts } from './contacts';
import { ordinaryCustomer } from './customers';
import type { Random } from './random';
import { specialCustomers } from './specialCustomers';
import { specialVehicles } from './specialVehicles';
import { newPlates, ordinaryVehicle, type Plates } from './vehicles';

export type Created = Extract<RegisterChange, { kind: 'create' }>;

/** The number of customers and vehicles that people see; blank documents of removed ones come on top. */
export interface RegisterSize {
  customers: number;
  vehicles: number;
  /** True if telephone numbers are used again when the fictional ones have run out. */
  repeatPhones: boolean;
}

/** The customers and vehicles of the demo, with the awkward ones if `awkward`. */
export function demoRegister(
  random: Random,
  today: CalendarDate,
  size: RegisterSize,
  awkward: boolean,
): Created[] {
  const contacts = newContacts(size.repeatPhones);
  const customers = new Map(
    Object.entries({ ...specialCustomers, ...(awkward && awkwardCustomers) }),
  );
  const ordinary: Owners = { private: [], company: [] };
  for (let number = 1; customers.size < size.customers; number++) {
    const fields = ordinaryCustomer(random, contacts);
    customers.set(`customer-${number}`, fields);
    ordinary[fields.kind].push(`customer-${number}`);
  }

  const vehicles = new Map(
    Object.entries({ ...specialVehicles(today), ...(awkward && awkwardVehicles) }),
  );
  const taken = [...vehicles.values()].map(({ registrationNumber }) => registrationNumber);
  const plates = newPlates(random, taken);
  for (let number = 1; number <= 14; number++) {
    vehicles.set(`fleet-${number}`, fleetVehicle(random, plates, today));
  }
  // Most customers own a vehicle, some own none, and the remaining vehicles give some owners several.
  const firstOwners = [...ordinary.private, ...ordinary.company].filter(() => random.chance(0.93));
  for (let number = 1; vehicles.size < size.vehicles; number++) {
    const another = random.pick(random.chance(0.5) ? ordinary.company : ordinary.private);
    const ownerId = firstOwners.pop() ?? another;
    const fields = ordinaryVehicle(random, plates, today);
    const owned = { ...fields, ownerId, ...othersOf(random, today, ownerId, ordinary) };
    vehicles.set(`vehicle-${number}`, owned);
  }

  customers.set('merged-1', mergedCustomer('took-over'));
  for (let number = 1; number <= size.customers / 100; number++) {
    customers.set(`removed-${number}`, removedCustomer);
  }
  for (let number = 1; number <= size.vehicles / 100; number++) {
    vehicles.set(`removed-${number}`, removedVehicle);
  }
  return [...customers].map(createCustomer).concat([...vehicles].map(createVehicle));
}

type Owners = Record<CustomerFields['kind'], string[]>;

function createCustomer([id, values]: [string, CustomerFields]): Created {
  return { collection: 'customers', id, kind: 'create', values };
}

function createVehicle([id, values]: [string, VehicleFields]): Created {
  return { collection: 'vehicles', id, kind: 'create', values };
}

function fleetVehicle(random: Random, plates: Plates, today: CalendarDate): VehicleFields {
  const models = carModels.filter(({ model }) => ['Yaris', 'Caddy', 'Clio'].includes(model));
  return { ...ordinaryVehicle(random, plates, today, models), ownerId: 'fleet' };
}

/**
 * The other people of a vehicle: a company's car often has a driver and sometimes another payer; some have a
 * former owner.
 */
function othersOf(random: Random, today: CalendarDate, ownerId: string, ordinary: Owners) {
  const isCompany = ordinary.company.includes(ownerId);
  const seller = random.pick(ordinary.private);
  const soldOn = today.subtract({ days: random.whole(30, 1_500) }).toString();
  return {
    driverId: isCompany && random.chance(0.25) ? random.pick(ordinary.private) : null,
    payerId: isCompany && random.chance(0.08) ? 'leasing' : null,
    formerOwners: random.chance(0.06) && seller !== ownerId ? { [seller]: soldOn } : {},
  };
}
