import { photoCount, photoLimits, type TakenPhoto } from '@/domain/order/photo';
import { PhotoGrid } from '@/features/workorders/photos/PhotoGrid';
import { PhotoPicker } from '@/features/workorders/photos/PhotoPicker';
import styles from './Order.module.css';

/** The photos of a car that is not checked in yet, which are kept in the form until it is. */
export function CheckInPhotos({
  photos,
  onChange,
  onReading,
}: {
  photos: readonly TakenPhoto[];
  /** Gets what makes the next photos of the present ones: several are read one after the other. */
  onChange: (change: (photos: readonly TakenPhoto[]) => readonly TakenPhoto[]) => void;
  onReading: (isReading: boolean) => void;
}) {
  const thumbs = photos.map(({ thumb }, place) => ({ id: String(place), thumb }));
  return (
    <section className={styles.card} aria-labelledby="photos">
      <h2 id="photos">Foton av bilen</h2>
      <PhotoGrid
        thumbs={thumbs}
        verb="Ta bort"
        onPress={(id) => onChange((before) => before.filter((_, place) => String(place) !== id))}
      />
      {thumbs.length > 0 && (
        <p className={styles.none}>
          {photoCount(thumbs.length)} sparas med arbetsordern. Tryck på ett foto för att ta bort
          det.
        </p>
      )}
      <PhotoPicker
        room={photoLimits.ofCheckIn - photos.length}
        full={`Vid incheckningen får ${photoCount(photoLimits.ofCheckIn)} plats. Ta fler på arbetsordern sedan.`}
        onTaken={(photo) => onChange((before) => [...before, photo])}
        onReading={onReading}
      />
      <input
        type="hidden"
        name="photos"
        value={photos.map(({ addedAt }) => addedAt.getTime()).join()}
      />
    </section>
  );
}
