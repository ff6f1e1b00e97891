import { useMemo } from 'react';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { useRegister } from '@/data/register/RegisterContext';
import { customerIds } from '@/domain/register/customerNow';
import { customerKeys, vehicleKeys } from '@/domain/register/registerKeys';
import { isIn, plateRank, readQuery } from '@/domain/register/registerQuery';
import { findRows } from '@/domain/register/registerSearch';

/** The most customers and the most vehicles whose invoices are asked for: as many as one question takes. */
export const mostOfEach = 30;
/** The fewest characters with which those are asked for although there are more. */
export const fewestLetters = 3;

/** The customers by name and the vehicles by plate that a search means, as far as this device knows them. */
export interface SearchedWho {
  customerIds: string[];
  vehicleIds: string[];
  /** True when there are more. Then these fit best; there are none where too little is typed. */
  isCut: boolean;
}

/** Finds customers and vehicles in the register; an empty text finds none. */
export function useSearchedWho(text: string): SearchedWho {
  const register = useRegister();
  const index = useRegisterIndex();
  return useMemo(() => {
    const asked = readQuery(text);
    const isEmpty = asked.words.length === 0;
    const rows = isEmpty
      ? []
      : findRows(index, { query: text, kind: 'all', tags: [], sort: 'name' });
    const customers = new Set<string>();
    const vehicles = new Map<string, number>();
    for (const { customer, vehicles: cars } of rows) {
      for (const car of cars) {
        const rank = plateRank(vehicleKeys(car), asked);
        if (rank !== Infinity) vehicles.set(car.id, rank);
      }
      if (!customer) continue;
      const { name } = customerKeys(customer);
      if (asked.words.some((word) => isIn(name, word))) customers.add(customer.id);
    }
    // A whole plate means that car, and not all cars of its owner.
    const exact = [...vehicles].filter(([, rank]) => rank === 0);
    const cars = (exact.length > 0 ? exact : [...vehicles]).map(([id]) => id);
    const people = exact.length > 0 ? [] : [...customers];
    const isCut = people.length > mostOfEach || cars.length > mostOfEach;
    const most = isCut && text.trim().length < fewestLetters ? 0 : mostOfEach;
    return {
      customerIds: people.slice(0, most).flatMap((id) => customerIds(register, id)),
      vehicleIds: cars.slice(0, most),
      isCut,
    };
  }, [register, index, text]);
}
