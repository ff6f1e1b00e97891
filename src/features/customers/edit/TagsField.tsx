import { useRef, useState } from 'react';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { allTags } from '@/domain/register/registerSearch';
import { tagKey } from '@/domain/values/tags';
import { Field } from '@/ui/fields/Field';
import styles from './TagsField.module.css';
import { tagsIn } from '@/domain/register/typedTags';

const mostSuggested = 6;

/** A field for tags separated by commas, with buttons that add the most used tags. */
export function TagsField({ tags }: { tags: string[] }) {
  const [text, setText] = useState(tags.join(', '));
  const group = useRef<HTMLDivElement>(null);
  const typed = tagsIn(text);
  const typedKeys = typed.map(tagKey);
  const suggested = allTags(useRegisterIndex())
    .filter((tag) => !typedKeys.includes(tagKey(tag)))
    .slice(0, mostSuggested);

  function add(tag: string) {
    setText([...typed, tag].join(', '));
    // The pressed button has disappeared, and with it the focus.
    group.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={group}>
      <Field
        label="Etiketter"
        name="tags"
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint="Med komma emellan, till exempel Stamkund, Däckhotell"
        autoComplete="off"
      />
      {suggested.length > 0 && (
        <ul className={styles.suggested} aria-label="Vanliga etiketter">
          {suggested.map((tag) => (
            <li key={tag}>
              <button type="button" aria-label={`Lägg till ${tag}`} onClick={() => add(tag)}>
                + {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
