import { doc, type Firestore, getDocFromCache } from 'firebase/firestore';
import { errorCode } from '@/errorCode';

/**
 * True if a write that was just begun is in the local storage, where it survives the tab. The SDK does one
 * thing after the other: when this read is answered, the preceding write has been stored.
 */
export async function isStored(db: Firestore, path: string): Promise<boolean> {
  try {
    await getDocFromCache(doc(db, path));
    return true;
  } catch (error) {
    // A document that this device has never read is not in its cache; the cache has answered all the same.
    return errorCode(error) === 'unavailable';
  }
}
