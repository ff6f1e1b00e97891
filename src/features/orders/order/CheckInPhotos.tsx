import { photoCount, photoLimits, type TakenPhoto } from '@/domain/photo/photo';
import { PhotoGrid } from '@/components/photos/PhotoGrid';
import { PhotoPicker } from '@/components/photos/PhotoPicker';
import { useToast } from '@/ui/notes/ToastContext';
import styles from '@/components/orders/Order.module.css';

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
  const toast = useToast();

  function remove(id: string) {
    const removed = photos.filter((photo) => photo.id === id);
    onChange((before) => before.filter((photo) => photo.id !== id));
    toast('Fotot är borttaget.', () => onChange((before) => [...before, ...removed]));
  }

  return (
    <section className={styles.card} aria-labelledby="photos">
      <h2 id="photos">Foton av bilen</h2>
      <PhotoGrid thumbs={photos} verb="Ta bort" onPress={remove} />
      {photos.length > 0 && (
        <p className={styles.none}>
          {photoCount(photos.length)} sparas med arbetsordern. Tryck på ett foto för att ta bort
          det.
        </p>
      )}
      <PhotoPicker
        room={photoLimits.ofCheckIn - photos.length}
        full={`Vid incheckningen får ${photoCount(photoLimits.ofCheckIn)} plats. Ta fler på arbetsordern sedan.`}
        onTaken={(photo) => onChange((before) => [...before, photo])}
        onReading={onReading}
      />
      <input type="hidden" name="photos" value={photos.map(({ id }) => id).join()} />
    </section>
  );
}
