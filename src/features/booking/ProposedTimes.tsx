import { useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceAnswer } from '@/data/publicPage/changeRequest';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import type { RequestLink } from '@/domain/publicPage/request';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import card from './ChosenTime.module.css';
import { HowToAsk } from './HowToAsk';

/** The times that the workshop has proposed; a press books one. */
export function ProposedTimes({
  page,
  link,
  now,
  onChoose,
}: {
  page: PublicPage;
  link: RequestLink;
  now: Date;
  onChoose: (time: Date) => Promise<ChoiceAnswer['kind']>;
}) {
  const texts = useTexts();
  const { proposal } = texts;
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [pressed, setPressed] = useState<{ time: Date; kind: 'sending' | ChoiceAnswer['kind'] }>();
  const status = useRef<HTMLParagraphElement>(null);
  const isSending = pressed?.kind === 'sending';
  const left = link.times.filter((time) => time > now && !taken.includes(time.getTime()));

  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (taken.length > 0) status.current?.focus();
  }, [taken]);

  async function choose(time: Date) {
    if (isSending) return;
    setPressed({ time, kind: 'sending' });
    const kind = await onChoose(time);
    setPressed({ time, kind });
    if (kind === 'gone') setTaken((before) => [...before, time.getTime()]);
  }

  return (
    <>
      <ul className={card.ways}>
        {left.map((time) => (
          <li key={time.getTime()}>
            <Button kind="work" aria-disabled={isSending} onClick={() => void choose(time)}>
              {isSending && pressed.time === time ? proposal.sending : texts.time(time, now)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" ref={status} tabIndex={-1}>
        {pressed?.kind === 'gone' && proposal.gone(texts.time(pressed.time, now))}
        {pressed?.kind === 'failed' && proposal.failed}
        {pressed?.kind === 'refused' && proposal.refused}
      </p>
      <p>
        {left.length > 0 ? proposal.none : proposal.over} <HowToAsk page={page} />
      </p>
    </>
  );
}
