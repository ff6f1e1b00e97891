import type { Customer } from './customer';
import { countryName } from '@/domain/values/country';
import { memoised } from '@/domain/values/memoised';
import { foldText, swedishSortKey, wordStarts } from '@/domain/values/searchText';
import type { Vehicle } from './vehicle';

/** A document of the register with its id. */
export interface Kept<T> {
  id: string;
  data: T;
}

/** The texts by which a customer is found and sorted. */
export interface CustomerKeys {
  /** The name in the form that `wordStarts` gives. */
  name: string;
  /** All searched texts, folded, one a line; phones both as `+46…` and as `0…`. */
  text: string;
  byName: string;
  byCity: string;
}

/** The texts by which a vehicle is found and sorted. */
export interface VehicleKeys {
  /** The plate in the form that `plateKey` gives. */
  plate: string;
  /** Make and model in lower case, plate and VIN in upper case, so that neither is mistaken for the other. */
  text: string;
  byPlate: string;
}

/**
 * A stored plate or VIN in the form that is searched. Each 0 becomes O, so that the two are equal and no 0 of
 * a plate matches a phone number.
 */
export function plateKey(plate: string): string {
  return foldText(plate).toUpperCase().replaceAll('0', 'O');
}

/**
 * The keys of a vehicle without an owner, in place of a customer's: they sort after all customers with a
 * name.
 */
export function ownerlessKeys({ byPlate }: VehicleKeys): CustomerKeys {
  return { name: '', text: '', byName: `1${byPlate}`, byCity: '1' };
}

/** The keys of a customer, computed once for each entry. */
export const customerKeys = memoised(({ data }: Kept<Customer>): CustomerKeys => {
  // An anonymised customer is found by no search and is listed last.
  if (data.status === 'anonymised') return { name: '', text: '', byName: '2', byCity: '1' };
  const { email, address, tags } = data;
  const country = address.country === undefined ? [] : [countryName(address.country)];
  const words = foldText(
    [data.name, address.city ?? '', email ?? '', ...tags, ...country].join('\n'),
  );
  const [name = '', city = ''] = words.split('\n', 2);
  const phones = data.phones.map((phone) =>
    phone.startsWith('+46') ? `${phone}\n0${phone.slice(3)}` : phone,
  );
  return {
    name: wordStarts(name),
    text: [words, data.organisationNumber ?? foldText(data.vatNumber ?? ''), ...phones].join('\n'),
    byName: `0${swedishSortKey(name)}`,
    byCity: city ? `0${swedishSortKey(city)}` : '1',
  };
});

/** The keys of a vehicle, computed once for each entry. */
export const vehicleKeys = memoised(({ data }: Kept<Vehicle>): VehicleKeys => {
  const plate = plateKey(data.registrationNumber);
  const car = foldText(`${data.make ?? ''}\n${data.model ?? ''}`);
  return {
    plate,
    text: `${car}\n${plate}\n${plateKey(data.vin ?? '')}`,
    byPlate: swedishSortKey(foldText(data.registrationNumber)),
  };
});
