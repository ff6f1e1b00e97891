import { useThumbs } from './Photos';
import styles from './Photos.module.css';
import { WholePhoto } from './WholePhoto';

/** The photos of an order on a printed sheet; with `captionOf` those that it has a caption for. */
export function PhotosOnPaper({
  orderId,
  captionOf,
}: {
  orderId: string;
  /** Gives the caption below a photo; null leaves the photo out. Without it all photos are shown. */
  captionOf?: (id: string) => string | null;
}) {
  const { thumbs, note } = useThumbs(orderId);
  const shown = thumbs.flatMap((thumb, place) => {
    const caption = captionOf ? captionOf(thumb.id) : '';
    return caption === null ? [] : [{ thumb, caption, alt: `Foto ${place + 1}` }];
  });
  if (shown.length === 0 && note === null) return null;
  return (
    <section className={styles.paper} data-small={captionOf === undefined}>
      <h2>Foton</h2>
      {note && <p>{note}</p>}
      <ul>
        {shown.map(({ thumb, caption, alt }) => (
          <li key={thumb.id}>
            <figure>
              <WholePhoto thumb={thumb} alt={alt} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
