import type { Customer } from './customer';
import { memoised } from '@/domain/values/memoised';
import { foldText, swedishSortKey, wordStarts } from '@/domain/values/searchText';
import type { Vehicle } from './vehicle';

/** A document of the register with its id. */
export interface Kept<T> {
  id: string;
  data: T;
}

/** What a customer is found and sorted by. */
export interface CustomerKeys {
  /** The name as `wordStarts` gives it. */
  name: string;
  /** All that is searched, folded, line by line; phones both as `+46…` and as `0…`. */
  text: string;
  byName: string;
  byCity: string;
}

/** What a vehicle is found and sorted by. */
export interface VehicleKeys {
  /** As `plateKey` gives it. */
  plate: string;
  /** Make and model in lower case, plate and VIN in upper case, so that neither is taken for the other. */
  text: string;
  byPlate: string;
}

/** A stored plate or VIN as it is searched, with O for 0: alike, and no zero in it is taken for a phone's. */
export function plateKey(plate: string): string {
  return foldText(plate).toUpperCase().replaceAll('0', 'O');
}

/** The keys of no customer, for a vehicle without an owner: after the customers with a name. */
export function ownerlessKeys({ byPlate }: VehicleKeys): CustomerKeys {
  return { name: '', text: '', byName: `1${byPlate}`, byCity: '1' };
}

/** Made once for each entry. */
export const customerKeys = memoised(({ data }: Kept<Customer>): CustomerKeys => {
  // It is found by nothing and listed last.
  if (data.status === 'anonymised') return { name: '', text: '', byName: '2', byCity: '1' };
  const { email, address, tags } = data;
  const words = foldText([data.name, address.city ?? '', email ?? '', ...tags].join('\n'));
  const [name = '', city = ''] = words.split('\n', 2);
  const phones = data.phones.map((phone) =>
    phone.startsWith('+46') ? `${phone}\n0${phone.slice(3)}` : phone,
  );
  return {
    name: wordStarts(name),
    text: [words, data.organisationNumber ?? '', ...phones].join('\n'),
    byName: `0${swedishSortKey(name)}`,
    byCity: city ? `0${swedishSortKey(city)}` : '1',
  };
});

/** Made once for each entry. */
export const vehicleKeys = memoised(({ data }: Kept<Vehicle>): VehicleKeys => {
  const plate = plateKey(data.registrationNumber);
  const car = foldText(`${data.make ?? ''}\n${data.model ?? ''}`);
  return {
    plate,
    text: `${car}\n${plate}\n${plateKey(data.vin ?? '')}`,
    byPlate: swedishSortKey(foldText(data.registrationNumber)),
  };
});
