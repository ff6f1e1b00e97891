import { useLayoutEffect, useRef } from 'react';
import type { ShownDay } from '@/domain/publicPage/shownDays';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import layout from '@/ui/style/layout.module.css';

/** Three free times, those from `time` on before the earlier ones. */
export function nearestTimes(days: readonly ShownDay[], time: number): Date[] {
  const all = days.flatMap(({ times }) => times);
  const [before, after] = [
    all.filter((each) => each.getTime() < time),
    all.filter((each) => each.getTime() >= time),
  ];
  return [...after, ...before.toReversed()].slice(0, 3);
}

/** Tells that the chosen time is no longer free, and offers others. It takes the focus, because the form that had it may be gone. */
export function GoneNote({
  time,
  nearest,
  now,
  onChoose,
}: {
  time: Date;
  nearest: readonly Date[];
  now: Date;
  onChoose: (time: number) => void;
}) {
  const texts = useTexts();
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => text.current?.focus(), []);
  return (
    <Note>
      <p ref={text} tabIndex={-1}>
        {texts.times.gone(texts.time(time, now), nearest.length > 0)}
      </p>
      <div className={layout.actions}>
        {nearest.map((each) => (
          <Button key={each.getTime()} onClick={() => onChoose(each.getTime())}>
            {texts.time(each, now)}
          </Button>
        ))}
      </div>
    </Note>
  );
}
