import { type Thumb, thumbUrl } from '@/domain/photo/photo';
import styles from './Photos.module.css';

/** Small copies of photos, each of which does something: `verb` says what, before the number of the photo. */
export function PhotoGrid({
  thumbs,
  verb,
  onPress,
}: {
  thumbs: readonly Thumb[];
  verb: string;
  onPress: (id: string) => void;
}) {
  if (thumbs.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {thumbs.map(({ id, thumb }, place) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`${verb} foto ${place + 1} av ${thumbs.length}`}
            onClick={() => onPress(id)}
          >
            <img src={thumbUrl(thumb)} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
