import { useEffect, useState } from 'react';
import { useRegister } from '@/data/register/RegisterContext';
import { useSavingState } from '@/data/sync/StoreContext';
import {
  forgetImport,
  type UnfinishedImport,
  unfinishedImports,
} from '@/data/sync/unfinishedImports';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { removedCustomer } from '@/domain/register/customer';
import type { RegisterChange } from '@/domain/register/registerChange';
import { removedVehicle } from '@/domain/register/vehicle';

/** The number of customers and vehicles that interrupted imports have left in the register. */
export interface InterruptedImport {
  customers: number;
  vehicles: number;
  /** The changes that take these records back; null until all writes are confirmed by the server. */
  back: { changes: RegisterChange[]; from: UnfinishedImport[] } | null;
  /** Keeps the records in the register and does not ask again. */
  keep(): void;
}

/** Looks, when a page opens, for imports that ended with their tab; null when none has left anything. */
export function useInterruptedImport(): InterruptedImport | null {
  const { id } = useWorkshop();
  const register = useRegister();
  const { connected, waiting } = useSavingState();
  const [found, setFound] = useState<UnfinishedImport[]>([]);

  useEffect(() => {
    let gone = false;
    unfinishedImports(id).then((all) => gone || setFound(all), console.error);
    return () => {
      gone = true;
    };
  }, [id]);

  // A part of the register cannot tell how much an import has left.
  if (found.length === 0 || register.kind !== 'ready' || !register.complete) return null;
  const customers = found
    .flatMap((each) => each.customers)
    .filter((each) => register.customers.get(each)?.data.status === 'active');
  const vehicles = found
    .flatMap((each) => each.vehicles)
    .filter((each) => register.vehicles.has(each));
  if (customers.length + vehicles.length === 0) return null;
  // The server may still refuse unsent writes of the ended tab, and then refuses every change of the same
  // records.
  const isCertain = connected && waiting.length === 0;
  const changes: RegisterChange[] = [
    ...customers.map((each) => ({
      collection: 'customers' as const,
      id: each,
      kind: 'update' as const,
      values: removedCustomer,
    })),
    ...vehicles.map((each) => ({
      collection: 'vehicles' as const,
      id: each,
      kind: 'update' as const,
      values: removedVehicle,
    })),
  ];
  return {
    customers: customers.length,
    vehicles: vehicles.length,
    back: isCertain ? { changes, from: found } : null,
    keep() {
      for (const { key } of found) forgetImport(key);
      setFound([]);
    },
  };
}
