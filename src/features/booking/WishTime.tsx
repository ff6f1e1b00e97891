import { useState } from 'react';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import { minutesOf, occupancyIds } from '@/domain/publicPage/publicTimes';
import { askedServices, type RequestLink } from '@/domain/publicPage/request';
import { shownDays } from '@/domain/publicPage/shownDays';
import { useTexts } from '@/features/booking/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import { DayChoice } from './DayChoice';
import styles from './RequestPage.module.css';
import { useTaken } from './useTaken';

/** Days to choose another time from. */
const listedDays = 14;

interface WishProps {
  reader: PublicReader;
  found: Extract<PageAnswer, { kind: 'page' }>;
  link: RequestLink;
  now: Date;
  onWish: (time: Date) => Promise<RequestAnswer['kind']>;
}

/** The way to ask for another time, or the time that has been asked for. The one that is booked stays until the workshop answers. */
export function WishTime(props: WishProps) {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { wishedAt } = props.link;
  if (wishedAt !== null) {
    return <p role="status">{texts.wish.sent(texts.time(wishedAt, props.now))}</p>;
  }
  return (
    <div className={styles.calling}>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.wish.start}
      </Button>
      {isOpen && <OtherTime {...props} />}
    </div>
  );
}

function OtherTime({ reader, found: { workshopId, page, weeks }, link, now, onWish }: WishProps) {
  const texts = useTexts();
  const { wish } = texts;
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [time, setTime] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [step, setStep] = useState<'idle' | 'sending' | RequestAnswer['kind']>('idle');
  const services = askedServices(link);
  const group = services[0]?.group ?? 'workshop';
  const minutes = minutesOf(services);
  const ids = occupancyIds({ page, group, minutes, now, days: listedDays });
  const { taken, covers, ...reading } = useTaken(reader, workshopId, ids, turn);
  const query = { page, weeks, taken, group, minutes, now, days: listedDays };
  const days = shownDays(query).filter(({ state }) => state !== 'unknown');

  async function send(chosen: Date) {
    if (step === 'sending') return;
    setStep('sending');
    setStep(await onWish(chosen));
  }

  return (
    <>
      <p>{wish.text}</p>
      <DayChoice
        page={page}
        days={days}
        now={now}
        reading={{ ...reading, isKnown: covers(ids), again: () => setTurn(turn + 1) }}
        choosing={{ openDay, time, onDay: setOpenDay, onTime: setTime, onMore: null }}
      />
      {time !== null && (
        <Button
          kind="work"
          aria-disabled={step === 'sending'}
          onClick={() => void send(new Date(time))}
        >
          {step === 'sending' ? wish.sending : wish.send(texts.time(new Date(time), now))}
        </Button>
      )}
      <p role="status">
        {step === 'failed' && wish.failed}
        {step === 'refused' && wish.refused}
      </p>
    </>
  );
}
