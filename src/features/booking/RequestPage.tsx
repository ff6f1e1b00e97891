import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import { icsOf } from '@/domain/booking/ics';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { askedServices, canBeCalledOff, type RequestLink } from '@/domain/publicPage/request';
import { dayOf } from '@/domain/time/swedishTime';
import { formatAddress } from '@/domain/values/address';
import { formatDuration } from '@/domain/values/duration';
import { formatPhone } from '@/domain/values/phone';
import type { Texts } from '@/features/booking/texts/sv';
import { useTexts } from '@/features/booking/texts/LanguageContext';
import { offerFile } from '@/ui/behaviour/offerFile';
import { useNow } from '@/ui/behaviour/useNow';
import { Button } from '@/ui/controls/Button';
import { QrCode } from '@/ui/controls/QrCode';
import { Alert } from '@/ui/notes/Alert';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import layout from '@/ui/style/layout.module.css';
import { sumText } from './bookingText';
import card from './ChosenTime.module.css';
import { HowToAsk } from './HowToAsk';
import { InSwedish } from './InSwedish';
import { StepHeading } from './StepHeading';
import { useRequestLink } from './useRequestLink';
import styles from './RequestPage.module.css';

/** The state that the form hands over with a sent request. */
const fromForm = v.object({ isOther: v.boolean() });

/** The page where a visitor follows a request or a booking, and calls it off. `secret` is the part of the link that nobody else has. */
export function RequestPage({
  reader,
  workshopId,
  page,
  secret,
}: {
  reader: PublicReader;
  workshopId: string;
  page: PublicPage;
  secret: string;
}) {
  const texts = useTexts();
  const { answer, isReading, hasFailed, again, show } = useRequestLink(reader, workshopId, secret);
  if (!answer && !hasFailed) return <PageSkeleton />;
  if (!answer) {
    return (
      <Alert kind="trouble">
        <p>{texts.request.notRead}</p>
        <Button onClick={() => !isReading && again()} aria-disabled={isReading}>
          {isReading ? texts.fetching : texts.again}
        </Button>
      </Alert>
    );
  }
  if (answer.kind !== 'link') {
    return (
      <Note>
        <p>
          {texts.request.nowhere} <HowToAsk page={page} />
        </p>
      </Note>
    );
  }
  return (
    <RequestCard
      page={page}
      link={answer.link}
      isOld={hasFailed}
      onCallOff={async () => {
        const called = await reader.callOff(workshopId, secret);
        if (called.kind === 'link' || called.kind === 'missing') show(called);
        return called.kind;
      }}
    />
  );
}

function RequestCard({
  page,
  link,
  isOld,
  onCallOff,
}: {
  page: PublicPage;
  link: RequestLink;
  /** True if the latest reading failed. */
  isOld: boolean;
  onCallOff: () => Promise<RequestAnswer['kind']>;
}) {
  const texts = useTexts();
  const { request } = texts;
  const now = useNow();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const { status, startsAt, endsAt, word } = link;
  const services = askedServices(link);
  const isLive = status === 'requested' || status === 'booked' || status === 'takenIn';
  const isOver = endsAt <= now;

  const isOff = status === 'cancelled';
  const isOther = v.is(fromForm, state) && state.isOther;

  // The visitor comes from the form or has pressed a button, and both are gone.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isOff]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('copied');
    } catch {
      // Some browsers ask the person for permission, and the answer may be no.
      setSaid('notCopied');
    }
  }

  function save() {
    const { name, phone, address } = page;
    const details = {
      workshop: { name, phone, address },
      customer: null,
      plate: null,
      services,
      startsAt,
      endsAt,
      isAllDay: false,
      today: dayOf(now),
    };
    const file = texts.calendar.file(dayOf(startsAt).toString());
    const about = aboutVisit(texts, page, services);
    offerFile(file, icsOf(link.requestId, details, new Date(), about), 'text/calendar');
  }

  return (
    <section aria-labelledby="request" className={`${card.card} ${styles.link}`}>
      <StepHeading id="request" heading={heading}>
        {isLive && isOver ? request.over : request.titles[status]}
      </StepHeading>
      <div className={card.summary}>
        <p className={isLive ? card.time : `${card.time} ${styles.off}`}>
          {texts.time(startsAt, now)}
        </p>
        <ul>
          {services.map(({ id, name, minutes }) => (
            <li key={id}>
              <InSwedish>{name}</InSwedish>, {formatDuration(minutes)}
            </li>
          ))}
        </ul>
        <p>{sumText(texts, services)}</p>
      </div>
      <p role="status">{!(isLive && isOver) && request.texts[status]}</p>
      {word !== null && (
        <p lang="sv" className={styles.word}>
          <b>{page.name}:</b> {word}
        </p>
      )}
      {isOther && (
        <Note>
          <p>{request.other}</p>
        </Note>
      )}
      {isOld && (
        <Note role="status">
          <p>{request.old}</p>
        </Note>
      )}
      {isLive && !isOver && (
        <>
          <p>{request.save}</p>
          <div className={card.ways}>
            <Button kind="work" onClick={() => void copy()}>
              {request.copy}
            </Button>
            {status !== 'requested' && <Button onClick={save}>{texts.calendar.save}</Button>}
          </div>
          <p role="status">{said && request[said]}</p>
          <CallOff page={page} link={link} now={now} onCallOff={onCallOff} />
          <details className={styles.phone}>
            <summary>{request.onPhone}</summary>
            <QrCode text={location.href} label={request.qrCode} />
          </details>
        </>
      )}
      {!(isLive && !isOver) && (
        <div className={layout.actions}>
          <Button kind="work" onClick={() => void navigate('#', { replace: true })}>
            {request.newTime}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What the entry in the visitor's own calendar says of the visit. */
function aboutVisit(
  { calendar }: Texts,
  { phone, address }: PublicPage,
  services: readonly PublicService[],
): string[] {
  const place = formatAddress(address);
  return [
    calendar.services(services.map(({ name }) => name).join(', ')),
    ...(place === '' ? [] : [calendar.address(place)]),
    ...(phone === null ? [] : [calendar.change(formatPhone(phone))]),
  ];
}

/** The button that calls off and asks first, or the reason why it can no longer be done here. */
function CallOff({
  page,
  link,
  now,
  onCallOff,
}: {
  page: PublicPage;
  link: RequestLink;
  now: Date;
  onCallOff: () => Promise<RequestAnswer['kind']>;
}) {
  const { callOff } = useTexts();
  const first = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const [step, setStep] = useState<'idle' | 'asking' | 'sending' | 'refused' | 'failed'>('idle');
  const isAsking = step !== 'idle';

  // The button that was pressed is gone; the first one has its place.
  useLayoutEffect(() => {
    if (wasPressed.current) first.current?.focus();
  }, [isAsking]);

  if (step === 'refused' || !canBeCalledOff(link, page.cancelMinutes, now)) {
    return (
      <p role="status">
        {callOff.late(page.cancelMinutes > 0 ? formatDuration(page.cancelMinutes) : null)}{' '}
        <HowToAsk page={page} />
      </p>
    );
  }

  function go(next: 'idle' | 'asking') {
    wasPressed.current = true;
    setStep(next);
  }

  async function send() {
    setStep('sending');
    const kind = await onCallOff();
    setStep(kind === 'refused' || kind === 'failed' ? kind : 'idle');
  }

  return (
    <div className={styles.calling}>
      {/* The status is there before it has a text, so that screen readers notice the text. */}
      <p role="status">
        {step === 'failed' && callOff.failed}
        {(step === 'asking' || step === 'sending') && callOff.ask}
      </p>
      {!isAsking && (
        <Button ref={first} onClick={() => go('asking')}>
          {callOff.start}
        </Button>
      )}
      {isAsking && (
        <div className={layout.actions}>
          <Button
            kind="work"
            ref={first}
            aria-disabled={step === 'sending'}
            onClick={() => step !== 'sending' && void send()}
          >
            {step === 'sending' ? callOff.sending : callOff.yes}
          </Button>
          <Button onClick={() => go('idle')}>{callOff.no}</Button>
        </div>
      )}
    </div>
  );
}
