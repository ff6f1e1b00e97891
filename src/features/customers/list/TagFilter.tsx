import '@/ui/style/popovers';
import { useId } from 'react';
import { tagKey, tagSpeller } from '@/domain/values/tags';
import bar from './FilterBar.module.css';
import styles from './TagFilter.module.css';

/**
 * Filters by tags; a customer must have all of the chosen tags. The panel is the browser's own popover, which
 * closes on Escape and on a click outside and gives the focus back.
 */
export function TagFilter({
  chosen,
  all,
  onChoose,
}: {
  chosen: readonly string[];
  /** All tags in use, the most used first. */
  all: string[];
  onChoose: (tags: string[]) => void;
}) {
  const id = useId();
  // A tag in the address may no longer be in use, and must still be possible to remove.
  const tags = tagSpeller()([...all, ...chosen]);
  const keys = chosen.map(tagKey);
  if (tags.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`${bar.control} ${styles.opener}`}
        data-on={chosen.length > 0}
        popoverTarget={id}
      >
        {chosen.length === 0 ? 'Etiketter' : `Etiketter (${chosen.length})`}
      </button>
      <div id={id} popover="auto" role="group" aria-label="Etiketter" className={styles.panel}>
        {tags.map((tag) => (
          <label key={tag}>
            <input
              type="checkbox"
              checked={keys.includes(tagKey(tag))}
              onChange={({ currentTarget }) =>
                onChoose(
                  currentTarget.checked
                    ? [...chosen, tag]
                    : chosen.filter((each) => tagKey(each) !== tagKey(tag)),
                )
              }
            />
            {tag}
          </label>
        ))}
      </div>
    </>
  );
}
