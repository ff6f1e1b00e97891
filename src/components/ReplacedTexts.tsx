import { keptFieldLabel } from '@/domain/collections/collections';
import { keptText } from '@/domain/collections/keptText';
import { type ReplacedText, shownReplaced } from '@/domain/record/replacedText';
import type { Entry } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { ReplacedList } from './ReplacedList';

/** The texts that were replaced in a record, the newest first; nothing where there are none, and then no names are read. */
export function ReplacedTexts({
  texts,
  record,
  heading,
  onTakeBack,
}: {
  texts: readonly Entry<ReplacedText>[];
  /** The record as it is now. */
  record: object;
  /** The level of the heading. */
  heading: 'h2' | 'h3';
  /** Puts a text back; left out where nothing may be changed. */
  onTakeBack?: ((text: ReplacedText) => void) | undefined;
}) {
  const shown = shownReplaced(texts, record).map(({ id, data }) => ({
    ...data,
    id,
    data,
    about: keptFieldLabel(data.field),
    text: keptText(data.field, data.value),
  }));
  if (shown.length === 0) return null;
  return (
    <ReplacedList
      title="Ersatta texter"
      heading={heading}
      replaced={shown}
      actions={({ data }) =>
        onTakeBack && <Button onClick={() => onTakeBack(data)}>Ta tillbaka</Button>
      }
    />
  );
}
