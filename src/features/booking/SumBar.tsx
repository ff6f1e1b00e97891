import { minutesOf, oreOf } from '@/domain/publicPage/publicTimes';
import type { PublicService } from '@/domain/publicPage/publicPage';
import { formatDuration } from '@/domain/values/duration';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import styles from './SumBar.module.css';

/** The sum of what is chosen, at the lower edge of the window, and the way to the next step. */
export function SumBar({
  services,
  next,
  onNext,
}: {
  services: readonly PublicService[];
  next: string;
  onNext: () => void;
}) {
  const texts = useTexts();
  const { length } = services;
  return (
    <div className={length > 0 ? styles.bar : undefined}>
      {/* The status is there before it has a text, so that screen readers notice the text. */}
      <p role="status">
        {length > 0 && (
          <>
            <span>
              {texts.services.count(length)}, {formatDuration(minutesOf(services))}
            </span>{' '}
            <b>{texts.inclVat(oreOf(services))}</b>
          </>
        )}
      </p>
      {length > 0 && (
        <Button kind="work" onClick={onNext}>
          {next}
        </Button>
      )}
    </div>
  );
}
