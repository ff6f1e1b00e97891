import type { Delivery } from './arrival';
import type { PendingWrite } from './outbox';

/** A write of a closed tab, and what the server shows of it. */
export interface Asked {
  each: PendingWrite;
  delivery: Delivery;
}

/**
 * Decides about one of the writes of a closed tab: it is done, or it is sent because no copy on this device has it,
 * or the server has refused it. `cache` is the name of the copy whose writes the SDK has sent.
 */
export function settled({ each, delivery }: Asked, all: Asked[], cache: string) {
  const isSent = (write: PendingWrite) => write.cache === cache;
  const sends = all.some((other) => other.delivery === 'missing' && !isSent(other.each));
  const isUnsent = sends && !isSent(each);
  // A change needs its creation, but nothing may be written over a later write that has arrived.
  const isOver = !isUnsent || all.some((other) => follows(other, each));
  if (delivery === 'arrived' || (delivery === 'replaced' && isOver)) return 'done';
  return isUnsent ? 'unsent' : 'refused';
}

/** True if a write has arrived that was made after `earlier` and concerns one of its documents. */
function follows({ each, delivery }: Asked, earlier: PendingWrite): boolean {
  const paths = new Set(earlier.changes.map(({ path }) => path));
  const isLater = each.startedAt > earlier.startedAt;
  return delivery === 'arrived' && isLater && each.changes.some(({ path }) => paths.has(path));
}
