import type { ReactNode } from 'react';
import { usePhoto } from '@/data/orders/photos';
import { useReach } from '@/data/sync/StoreContext';
import { type Photo, type Thumb, thumbUrl } from '@/domain/photo/photo';
import { fetchedOf } from '@/domain/values/live';
import { JpegImage } from '@/ui/controls/JpegImage';
import styles from './Photos.module.css';

const notes = {
  loading: null,
  failed: 'Hela bilden kunde inte hämtas. Här är en liten.',
  unfetched: 'Du är offline, och hela bilden har inte hämtats hit än. Här är en liten.',
  ready: 'Hela bilden kan inte läsas. Här är en liten.',
};

/** A whole photo, and its small copy for as long as there is nothing else; `children` gets it once it is read. */
export function WholePhoto({
  thumb: { id, thumb },
  alt,
  children,
}: {
  thumb: Thumb;
  alt: string;
  children?: (photo: Photo | null) => ReactNode;
}) {
  const live = usePhoto(id);
  const reach = useReach();
  const photo = live.kind === 'ready' ? (live.data?.data ?? null) : null;
  const isUnreadable = live.kind === 'ready' && live.unreadable.length > 0;
  const fetched = isUnreadable ? 'ready' : fetchedOf(live, photo === null, reach);
  const note = photo ? null : notes[fetched];
  return (
    <>
      {photo ? (
        <JpegImage className={styles.whole} picture={photo.picture} alt={alt} />
      ) : (
        <img className={styles.whole} src={thumbUrl(thumb)} alt={alt} aria-busy={note === null} />
      )}
      {note && (
        <p role="status" className={styles.quiet}>
          {note}
        </p>
      )}
      {children?.(photo)}
    </>
  );
}
