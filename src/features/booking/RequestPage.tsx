import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import { icsOf } from '@/domain/booking/ics';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import {
  askedServices,
  canBeCalledOff,
  type RequestStatus,
  type RequestLink,
} from '@/domain/publicPage/request';
import { dayOf } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { offerFile } from '@/ui/behaviour/offerFile';
import { useNow } from '@/ui/behaviour/useNow';
import { Button } from '@/ui/controls/Button';
import { QrCode } from '@/ui/controls/QrCode';
import { Alert } from '@/ui/notes/Alert';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import layout from '@/ui/style/layout.module.css';
import { sumText, timeText } from './bookingText';
import card from './ChosenTime.module.css';
import { HowToAsk } from './HowToAsk';
import { StepHeading } from './StepHeading';
import { useRequestLink } from './useRequestLink';
import styles from './RequestPage.module.css';

const titles: Record<RequestStatus, string> = {
  requested: 'Förfrågan är skickad',
  booked: 'Tiden är bokad',
  takenIn: 'Tiden är bokad',
  declined: 'Verkstaden kan inte ta emot bilen då',
  expired: 'Verkstaden hann inte svara',
  cancelled: 'Tiden är avbokad',
};

const texts: Record<RequestStatus, string> = {
  requested:
    'Tiden hålls åt dig till dess att verkstaden har svarat, högst ett dygn. Svaret syns här.',
  booked: 'Välkommen! Skulle tiden ändras står det här.',
  takenIn: 'Välkommen! Skulle tiden ändras står det här.',
  declined: 'Tiden är inte bokad.',
  expired: 'Tiden är inte bokad och hålls inte längre.',
  cancelled: 'Tiden är ledig för andra.',
};

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
  const { answer, isReading, hasFailed, again, show } = useRequestLink(reader, workshopId, secret);
  if (!answer && !hasFailed) return <PageSkeleton />;
  if (!answer) {
    return (
      <Alert kind="trouble">
        <p>Bokningen kunde inte hämtas. Kontrollera uppkopplingen och försök igen.</p>
        <Button onClick={() => !isReading && again()} aria-disabled={isReading}>
          {isReading ? 'Hämtar …' : 'Försök igen'}
        </Button>
      </Alert>
    );
  }
  if (answer.kind !== 'link') {
    return (
      <Note>
        <p>
          Länken leder inte till någon bokning. Den kan vara felskriven. <HowToAsk page={page} />
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
  const now = useNow();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
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
      setSaid('Länken är kopierad.');
    } catch {
      // Some browsers ask the person for permission, and the answer may be no.
      setSaid('Länken kunde inte kopieras. Kopiera den ur adressfältet.');
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
    const file = `bokning-${dayOf(startsAt).toString()}.ics`;
    offerFile(file, icsOf(link.requestId, details, new Date()), 'text/calendar');
  }

  return (
    <section aria-labelledby="request" className={`${card.card} ${styles.link}`}>
      <StepHeading id="request" heading={heading}>
        {isLive && isOver ? 'Tiden har varit' : titles[status]}
      </StepHeading>
      <div className={card.summary}>
        <p className={isLive ? card.time : `${card.time} ${styles.off}`}>
          {timeText(startsAt, now)}
        </p>
        <ul>
          {services.map(({ id, name, minutes }) => (
            <li key={id}>
              {name}, {formatDuration(minutes)}
            </li>
          ))}
        </ul>
        <p>{sumText(services)}</p>
      </div>
      <p role="status">{!(isLive && isOver) && texts[status]}</p>
      {word !== null && (
        <p className={styles.word}>
          <b>{page.name}:</b> {word}
        </p>
      )}
      {isOther && (
        <Note>
          <p>
            Din första förfrågan hade kommit fram, så ingen ny skickades. Det är den du ser här.
          </p>
        </Note>
      )}
      {isOld && (
        <Note role="status">
          <p>Uppgifterna kan vara gamla: de kunde inte hämtas på nytt.</p>
        </Note>
      )}
      {isLive && !isOver && (
        <>
          <p>
            Spara länken till den här sidan. Med den ser du om tiden ändras, och kan boka av. Alla
            som har länken kan det.
          </p>
          <div className={card.ways}>
            <Button kind="work" onClick={() => void copy()}>
              Kopiera länken
            </Button>
            {status !== 'requested' && <Button onClick={save}>Lägg i kalendern</Button>}
          </div>
          <p role="status">{said}</p>
          <CallOff page={page} link={link} now={now} onCallOff={onCallOff} />
          <details className={styles.phone}>
            <summary>Öppna sidan i mobilen</summary>
            <QrCode text={location.href} label="QR-kod till den här sidan" />
          </details>
        </>
      )}
      {!(isLive && !isOver) && (
        <div className={layout.actions}>
          <Button kind="work" onClick={() => void navigate('#', { replace: true })}>
            Välj en ny tid
          </Button>
        </div>
      )}
    </section>
  );
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
        Det går inte längre att boka av här
        {page.cancelMinutes > 0 &&
          `: det görs senast ${formatDuration(page.cancelMinutes)} före tiden`}
        . <HowToAsk page={page} />
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
        {step === 'failed' && 'Vi fick inget svar. Kontrollera uppkopplingen och försök igen.'}
        {(step === 'asking' || step === 'sending') &&
          'Vill du boka av tiden? Den blir ledig för andra.'}
      </p>
      {!isAsking && (
        <Button ref={first} onClick={() => go('asking')}>
          Avboka
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
            {step === 'sending' ? 'Avbokar …' : 'Ja, avboka'}
          </Button>
          <Button onClick={() => go('idle')}>Behåll tiden</Button>
        </div>
      )}
    </div>
  );
}
