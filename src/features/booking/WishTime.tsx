import { useState } from 'react';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import { minutesOf } from '@/domain/publicPage/publicTimes';
import { askedServices, type RequestLink } from '@/domain/publicPage/request';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import { DayChoice } from './DayChoice';
import styles from './RequestPage.module.css';
import { daysAtATime, useFreeDays } from './useFreeDays';
import { useSending } from './useSending';

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

function OtherTime({ reader, found, link, now, onWish }: WishProps) {
  const texts = useTexts();
  const { wish } = texts;
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [time, setTime] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const { answer, isSending, press } = useSending(onWish);
  const services = askedServices(link);
  const group = services[0]?.group ?? 'workshop';
  const job = { group, minutes: minutesOf(services) };
  const { days, reading } = useFreeDays(reader, found, job, { span: daysAtATime, turn, now });

  return (
    <>
      <p>{wish.text}</p>
      <DayChoice
        page={found.page}
        days={days}
        now={now}
        reading={{ ...reading, again: () => setTurn(turn + 1) }}
        choosing={{ openDay, time, onDay: setOpenDay, onTime: setTime, onMore: null }}
      />
      {time !== null && (
        <Button kind="work" aria-disabled={isSending} onClick={() => void press(new Date(time))}>
          {isSending ? wish.sending : wish.send(texts.time(new Date(time), now))}
        </Button>
      )}
      <p role="status">
        {answer === 'failed' && wish.failed}
        {answer === 'refused' && wish.refused}
      </p>
    </>
  );
}
