import type { Thumb } from '@/domain/order/photo';
import { useThumbs } from './Photos';
import styles from './Photos.module.css';
import { WholePhoto } from './WholePhoto';

/** The photos of an order on a printed sheet, those with a caption only where `captionOf` gives one for some. */
export function PhotosOnPaper({
  orderId,
  captionOf,
}: {
  orderId: string;
  /** What is written below a photo; null leaves the photo out. Without it all photos are shown. */
  captionOf?: (id: string) => string | null;
}) {
  const { thumbs, note } = useThumbs(orderId);
  const shown = thumbs.flatMap((thumb, place): { thumb: Thumb; caption: string }[] => {
    const caption = captionOf ? captionOf(thumb.id) : `Foto ${place + 1}`;
    return caption === null ? [] : [{ thumb, caption }];
  });
  if (shown.length === 0 && note === null) return null;
  return (
    <section className={styles.paper}>
      <h2>Foton</h2>
      {note && <p>{note}</p>}
      <ul>
        {shown.map(({ thumb, caption }) => (
          <li key={thumb.id}>
            <figure>
              <WholePhoto thumb={thumb} alt={caption} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
