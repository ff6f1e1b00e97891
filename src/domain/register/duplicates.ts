import type { Customer } from './customer';
import { parseEmail } from '@/domain/values/email';
import { parseOrganisationNumber } from '@/domain/values/organisationNumber';
import { memoised } from '@/domain/values/memoised';
import type { Parsed } from '@/domain/values/parsed';
import { parsePhone } from '@/domain/values/phone';
import { type Kept, plateKey, vehicleKeys } from './registerKeys';
import type { RegisterIndex } from './registerIndex';
import { foldRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from './vehicle';

/**
 * A customer or a vehicle as stored or as typed so far; `id` is its own id, so that it is no duplicate of
 * itself.
 */
export interface DuplicateQuestion {
  id?: string;
  registrationNumber?: string;
  phones?: string[];
  email?: string | null;
  organisationNumber?: string | null;
  /** As it is stored. */
  vatNumber?: string | null;
}

/** A detail by which two customers may be one. */
export type SharedDetail = 'phone' | 'email' | 'organisationNumber' | 'vatNumber';

/**
 * The customers that share a detail, each once and with the strongest reason, and the vehicles with the same
 * plate.
 */
export interface Duplicates<C, V> {
  customers: { entry: C; because: SharedDetail }[];
  vehicles: V[];
}

type Ids = Map<string, string[]>;

interface KnownValues {
  organisationNumber: Ids;
  vatNumber: Ids;
  phone: Ids;
  email: Ids;
  plate: Ids;
}

/**
 * Finds the customers and vehicles that share a detail that should be unique; an incomplete detail matches
 * nothing.
 */
export function findDuplicates<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  index: RegisterIndex<C, V>,
  of: DuplicateQuestion,
): Duplicates<C, V> {
  const values = knownValues(index);
  const same = (ids: Ids, value: string | undefined) =>
    (ids.get(value ?? '') ?? []).filter((id) => id !== of.id);
  const organisationNumber = read(parseOrganisationNumber, of.organisationNumber);
  const phones = (of.phones ?? []).map((phone) => read(parsePhone, phone));
  const email = read(parseEmail, of.email)?.toLowerCase();

  const found: Duplicates<C, V>['customers'] = [];
  function add(because: SharedDetail, value: string | undefined) {
    for (const id of same(values[because], value)) {
      const entry = index.customers.get(id);
      if (entry && found.every((each) => each.entry !== entry)) found.push({ entry, because });
    }
  }
  add('organisationNumber', organisationNumber);
  add('vatNumber', of.vatNumber ?? undefined);
  for (const phone of phones) add('phone', phone);
  add('email', email);

  const vehicles = same(values.plate, plateKey(foldRegistrationNumber(of.registrationNumber ?? '')))
    .map((id) => index.vehicles.get(id))
    .filter((entry) => entry !== undefined);
  return { customers: found, vehicles };
}

function read(parse: (text: string) => Parsed<string>, text: string | null | undefined) {
  const parsed = text ? parse(text) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}

type Index = RegisterIndex<Kept<Customer>, Kept<Vehicle>>;

/** The known details by value, computed when they are first needed. */
const knownValues = memoised(({ customers, vehicles }: Index): KnownValues => {
  const values: KnownValues = {
    organisationNumber: new Map(),
    vatNumber: new Map(),
    phone: new Map(),
    email: new Map(),
    plate: new Map(),
  };
  function know(ids: Ids, value: string | null | undefined, id: string) {
    if (!value) return;
    const others = ids.get(value);
    if (others) others.push(id);
    else ids.set(value, [id]);
  }
  for (const { id, data } of customers.values()) {
    know(values.organisationNumber, data.organisationNumber, id);
    know(values.vatNumber, data.vatNumber, id);
    know(values.email, data.email?.toLowerCase(), id);
    for (const phone of data.phones) know(values.phone, phone, id);
  }
  for (const entry of vehicles.values()) know(values.plate, vehicleKeys(entry).plate, entry.id);
  return values;
});
