import type { PublicPage } from '@/domain/publicPage/publicPage';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/fields/SelectField';
import { Alert } from '@/ui/notes/Alert';
import { sumText } from './bookingText';
import { type WashAlong, washKey } from './useWashAlong';

/** Offers a wash when the repair is done. */
export function WashChoice({
  page: { modes },
  wash: { options, chosen, choose, startsAt, isReading, hasFailed, again },
  now,
}: {
  page: Pick<PublicPage, 'modes'>;
  wash: WashAlong;
  now: Date;
}) {
  const texts = useTexts();
  if (options.length === 0) return null;
  const isChosen = chosen.length > 0;
  const none = isReading ? texts.times.reading : hasFailed ? '' : texts.wash.full;
  return (
    <>
      <SelectField
        label={texts.wash.label}
        name="wash"
        value={washKey(chosen)}
        onChange={({ target }) => choose(target.value)}
        options={[
          ['', texts.wash.none],
          ...options.map(
            (option) =>
              [
                washKey(option),
                `${option.map(({ name }) => name).join(', ')}, ${sumText(texts, option)}`,
              ] as const,
          ),
        ]}
      />
      <p role="status">
        {isChosen && (startsAt ? texts.wash.at(texts.time(startsAt, now)) : none)}{' '}
        {startsAt &&
          modes.wash !== 'phone' &&
          modes.wash !== modes.workshop &&
          texts.wash.modes[modes.wash]}
      </p>
      {isChosen && hasFailed && (
        <Alert kind="trouble">
          <p>{texts.times.failed}</p>
          <Button onClick={again}>{texts.again}</Button>
        </Alert>
      )}
    </>
  );
}
