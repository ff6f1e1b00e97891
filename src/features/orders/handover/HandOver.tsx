import { useState } from 'react';
import { canBeHandedOver } from '@/domain/order/handOver';
import type { WorkOrder } from '@/domain/order/order';
import type { Entry } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { HandOverDialog } from './HandOverDialog';

/** The button that opens the hand-over of a car whose work is done, and the one that opens a hand-over that is noted. */
export function HandOver({ entry }: { entry: Entry<WorkOrder> }) {
  const [isOpen, setIsOpen] = useState(false);
  const isNoted = entry.data.handedOverAt !== null;
  const isOffered = isNoted || canBeHandedOver(entry.data);
  return (
    <>
      {isOffered && (
        <Button onClick={() => setIsOpen(true)}>{isNoted ? 'Utlämning' : 'Lämna ut'}</Button>
      )}
      {isOpen && <HandOverDialog entry={entry} onClose={() => setIsOpen(false)} />}
    </>
  );
}
