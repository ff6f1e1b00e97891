import { useState } from 'react';
import { type AtPoint, usePhotoRecords, usePhotoSheet } from '@/data/orders/photos';
import { useReach } from '@/data/sync/StoreContext';
import { photoCount, photoLimits, roomFor, type Thumb, thumbsOf } from '@/domain/photo/photo';
import { fetchedOf } from '@/domain/values/live';
import { useToast } from '@/ui/notes/ToastContext';
import { PhotoGrid } from './PhotoGrid';
import { PhotoPicker } from './PhotoPicker';
import styles from './Photos.module.css';
import { PhotoViewer } from './PhotoViewer';

/**
 * The known photos of an order and the room for more, whether they are on their way, and what there is to say where not all
 * are known.
 */
export function useThumbs(orderId: string) {
  const live = usePhotoSheet(orderId);
  const sheet = live.kind === 'ready' ? live.data : null;
  const fetched = fetchedOf(live, sheet === null, useReach());
  const isUnreadable = live.kind === 'ready' && live.unreadable.length > 0;
  const notes = {
    loading: null,
    failed: 'Fotona kunde inte hämtas. Öppna sidan igen när du har kontakt.',
    unfetched: 'Du är offline, och orderns foton har inte hämtats hit än.',
    ready: isUnreadable ? 'Fotona kan inte läsas.' : null,
  };
  return {
    thumbs: sheet ? thumbsOf(sheet.data) : [],
    ...roomFor(sheet ? sheet.data : { thumbs: {} }),
    isLoading: fetched === 'loading',
    note: notes[isUnreadable ? 'ready' : fetched],
  };
}

/**
 * The photos of an order, or those of a point of its inspection: to look at, to add and to take away. Taking one away is
 * taken back by the toast.
 */
export function Photos({
  orderId,
  of = null,
  mayAdd,
  mayRemove,
}: {
  orderId: string;
  /** The point with the ids of its photos. */
  of?: { at: AtPoint; photoIds: readonly string[] } | null;
  mayAdd: boolean;
  /** A photo that shows somebody can be taken away when the order has ended, too. */
  mayRemove: boolean;
}) {
  const { thumbs: all, room: left, isFinal, isLoading, note } = useThumbs(orderId);
  const { add, remove, restore } = usePhotoRecords(of?.at);
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  const thumbs = of ? all.filter(({ id }) => of.photoIds.includes(id)) : all;
  const leftHere = of ? photoLimits.ofPoint - thumbs.length : left;
  const ofOrder = isFinal
    ? `Ordern har plats för ${photoCount(photoLimits.everOfOrder)}, och de borttagna räknas med.`
    : `Ordern har plats för ${photoCount(photoLimits.ofOrder)}. Ta bort något som inte behövs.`;
  const full =
    left <= leftHere ? ofOrder : `Punkten har plats för ${photoCount(photoLimits.ofPoint)}.`;

  function takeAway(photo: Thumb) {
    setShown(null);
    remove(orderId, photo);
    toast('Fotot är borttaget.', () => restore(orderId, photo));
  }

  return (
    <div className={styles.photos}>
      {note && <p className={styles.quiet}>{note}</p>}
      {!note && !isLoading && !of && thumbs.length === 0 && (
        <p className={styles.quiet}>Inga foton än.</p>
      )}
      <PhotoGrid thumbs={thumbs} verb="Visa" onPress={setShown} />
      {mayAdd && (
        <PhotoPicker
          room={isLoading ? null : Math.min(left, leftHere)}
          full={full}
          onTaken={(photo) => add(orderId, photo)}
        />
      )}
      {shown !== null && (
        <PhotoViewer
          orderId={orderId}
          thumbs={thumbs}
          shown={shown}
          onShow={setShown}
          onRemove={mayRemove ? takeAway : null}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
