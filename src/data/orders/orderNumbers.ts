import { doc, type Firestore, runTransaction, serverTimestamp } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useAuth } from '@/auth/AuthContext';
import {
  allNumbers,
  blockSize,
  firstNumber,
  numberReserve,
  type NumberRange,
  numbersLeft,
  orderCounter,
  takeNumber,
  withoutNumber,
} from '@/domain/order/orderNumber';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

const storedReserve = v.pipe(v.string(), v.parseJson(), numberReserve);

/** The numbers of a shared computer, which stores nothing, and of a browser that refuses to. */
const inMemory = new Map<string, readonly NumberRange[]>();

/** The number that each reserve of this tab has for its next order; 0 while it is looked for. */
const ownNumbers = new Map<string, number>();

/**
 * The numbers that this device has taken for its orders. They are taken from the server twenty at a time, so that orders can be
 * numbered without a network and no two devices give the same number. A person who only reads takes none (`mayTake`).
 */
export function useOrderNumbers(mayTake = true) {
  const { db, uid, home } = useStore();
  const { id } = useWorkshop();
  const { offline } = useSavingState();
  const { sharedComputer } = useAuth();
  const key = `verkstadsnavet.orderNumbers.${id}`;
  const stores = !sharedComputer;
  // Without a server there is no other device to share the numbers with.
  const first = home.kind === 'device' ? allNumbers : [];
  const reserve = () => read(key, stores, first);
  const [left, setLeft] = useState(() => numbersLeft(reserve()));
  const isShort = mayTake && left < blockSize && !offline;

  useEffect(() => {
    if (!isShort || home.kind === 'device') return;
    let isOver = false;
    // One tab takes numbers at a time, and one that waited may find enough.
    void navigator.locks
      .request(key, async () => {
        if (isOver || numbersLeft(read(key, stores)) >= blockSize) return;
        const range = await takeBlock(db, uid, id);
        // A number may have been used while the server answered.
        keep(key, [...read(key, stores), range], stores);
      })
      // Without an answer from the server the numbers that are left are used; the next visit asks again.
      .catch((error: unknown) => console.warn('No order numbers', error))
      .then(() => {
        if (!isOver) setLeft(numbersLeft(read(key, stores)));
      });
    return () => {
      isOver = true;
    };
  }, [isShort, db, uid, id, key, stores, home.kind]);

  useEffect(() => {
    if (left === 0 || ownNumbers.has(key)) return;
    ownNumbers.set(key, 0);
    void holdNumber(key, () => read(key, stores))
      .catch((error: unknown) => console.warn('No order number is held', error))
      .then((number) => {
        if (number) ownNumbers.set(key, number);
        else ownNumbers.delete(key);
      });
  }, [left, key, stores]);

  return {
    hasNumber: left > 0,
    /** Uses a number; null when none is left. */
    next(): string | null {
      const own = ownNumbers.get(key);
      const taken = own
        ? { number: own, rest: withoutNumber(reserve(), own) }
        : takeNumber(reserve());
      if (!taken) return null;
      if (own) ownNumbers.delete(key);
      keep(key, taken.rest, stores);
      setLeft(numbersLeft(taken.rest));
      return String(taken.number);
    },
  };
}

/**
 * Gives the first number that no other tab has, and keeps it from them until this tab ends; null for none. A tab does not see at once
 * what another one has just stored, and two that check in cars at the same moment would use one number.
 */
async function holdNumber(
  key: string,
  reserve: () => readonly NumberRange[],
): Promise<number | null> {
  for (const { from, end } of reserve()) {
    for (let number = from; number < end; number += 1) {
      if (await hold(`${key} ${number}`)) return number;
    }
  }
  return null;
}

/** Tells whether this tab now holds a lock that no tab held; the browser releases it when the tab ends. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => {}) : null;
      })
      .catch(reject);
  });
}

/** Takes the next numbers of the workshop from the server. */
async function takeBlock(db: Firestore, uid: string, workshopId: string): Promise<NumberRange> {
  const counter = doc(workshopCollection(db, workshopId, 'orderNumbers'), 'counter');
  return runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(counter);
    const from = snapshot.exists() ? v.parse(orderCounter, snapshot.data()).next : firstNumber;
    const end = from + blockSize;
    const touched = { updatedAt: serverTimestamp(), updatedBy: uid, base: {} };
    if (snapshot.exists()) transaction.update(counter, { next: end, ...touched });
    else {
      const created = { createdAt: serverTimestamp(), createdBy: uid };
      transaction.set(counter, { next: end, ...created, ...touched });
    }
    return { from, end };
  });
}

function read(
  key: string,
  stores: boolean,
  first: readonly NumberRange[] = [],
): readonly NumberRange[] {
  if (stores) {
    try {
      const stored = v.safeParse(storedReserve, localStorage.getItem(key));
      if (stored.success) return stored.output;
    } catch {
      // A browser that lets nothing be read keeps the numbers in memory.
    }
  }
  return inMemory.get(key) ?? first;
}

function keep(key: string, reserve: readonly NumberRange[], stores: boolean) {
  inMemory.set(key, reserve);
  if (!stores) return;
  try {
    localStorage.setItem(key, JSON.stringify(reserve));
  } catch {
    // They last as long as the page.
  }
}
