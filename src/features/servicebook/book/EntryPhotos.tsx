import { useState } from 'react';
import { Photos } from '@/components/photos/Photos';
import { orderName } from '@/domain/order/order';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';

/** The photos of the order that an entry was made from, read when somebody asks for them. */
export function EntryPhotos({ orderId }: { orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Foton från ${orderName(orderId)}`} onClick={() => setIsOpen(true)}>
        Foton
      </Button>
      {isOpen && (
        <Dialog title={`Foton från ${orderName(orderId)}`} onClose={() => setIsOpen(false)}>
          <Photos orderId={orderId} mayAdd={false} mayRemove={false} />
        </Dialog>
      )}
    </>
  );
}
