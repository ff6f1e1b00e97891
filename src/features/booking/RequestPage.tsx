import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { ChoiceAnswer, VisitorWish } from '@/data/publicPage/changeRequest';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import { icsOf } from '@/domain/booking/ics';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import {
  askedServices,
  canBeCalledOff,
  isLive,
  type RequestLink,
} from '@/domain/publicPage/request';
import { dayOf } from '@/domain/time/swedishTime';
import { formatAddress } from '@/domain/values/address';
import { formatDuration } from '@/domain/values/duration';
import { formatPhone } from '@/domain/values/phone';
import type { Texts } from '@/components/publicPage/texts/sv';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
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
import { EarlierTime } from './EarlierTime';
import { HowToAsk } from './HowToAsk';
import { InSwedish } from './InSwedish';
import { ProposedTimes } from './ProposedTimes';
import { StepHeading } from './StepHeading';
import { useRequestLink } from './useRequestLink';
import { WishTime } from './WishTime';
import styles from './RequestPage.module.css';

/** The state that the form hands over with a sent request. */
const fromForm = v.object({ isOther: v.boolean(), left: v.string() });

/** A request or a booking that its visitor follows and calls off. `secret` is the part of the link that nobody else has. */
export function RequestPage({
  reader,
  found,
  secret,
  isFirst,
}: {
  reader: PublicReader;
  found: Extract<PageAnswer, { kind: 'page' }>;
  secret: string;
  /** False for the second part of a visit. */
  isFirst: boolean;
}) {
  const texts = useTexts();
  const { workshopId, page } = found;
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

  function shown<T extends ChoiceAnswer>(answered: T): T['kind'] {
    if (answered.kind === 'link' || answered.kind === 'missing') show(answered);
    return answered.kind;
  }

  return (
    <RequestCard
      reader={reader}
      found={found}
      link={answer.link}
      isFirst={isFirst}
      isOld={hasFailed}
      onCallOff={async () => shown(await reader.callOff(workshopId, secret))}
      onChoose={async (time) => shown(await reader.choose(workshopId, secret, page, time))}
      onWish={async (wished) => shown(await reader.wish(workshopId, secret, wished))}
    />
  );
}

function RequestCard({
  reader,
  found,
  link,
  isFirst,
  isOld,
  onCallOff,
  onChoose,
  onWish,
}: {
  reader: PublicReader;
  found: Extract<PageAnswer, { kind: 'page' }>;
  link: RequestLink;
  isFirst: boolean;
  /** True if the latest reading failed. */
  isOld: boolean;
  onCallOff: () => Promise<RequestAnswer['kind']>;
  onChoose: (time: Date) => Promise<ChoiceAnswer['kind']>;
  onWish: (wished: VisitorWish) => Promise<RequestAnswer['kind']>;
}) {
  const { page } = found;
  const texts = useTexts();
  const { request } = texts;
  const now = useNow();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const { status, startsAt, endsAt, word } = link;
  const services = askedServices(link);
  const [acts, setActs] = useState(0);
  const isOver = endsAt <= now;
  const isOn = isLive(status) && !isOver;
  const sent = isFirst && v.is(fromForm, state) ? state : { isOther: false, left: '' };

  // The visitor comes from the form or has pressed a button, and both are gone.
  useLayoutEffect(() => {
    if (!isFirst && acts === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [acts, isFirst]);

  async function acted<Kind extends ChoiceAnswer['kind']>(answer: Promise<Kind>): Promise<Kind> {
    const kind = await answer;
    if (kind === 'link') setActs((before) => before + 1);
    return kind;
  }

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
    <section aria-labelledby={headingId} className={`${card.card} ${styles.link}`}>
      <StepHeading id={headingId} heading={heading}>
        {isLive(status) && isOver ? request.over : request.titles[status]}
      </StepHeading>
      <div className={card.summary}>
        <p className={isLive(status) ? card.time : `${card.time} ${styles.off}`}>
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
      <p role="status">{!(isLive(status) && isOver) && request.texts[status]}</p>
      {word !== null && (
        <p lang="sv" className={styles.word}>
          <b>{page.name}:</b> {word}
        </p>
      )}
      {sent.left !== '' && (
        <Note>
          <p>{texts.wash.left(sent.left)}</p>
        </Note>
      )}
      {sent.isOther && (
        <Note>
          <p>{request.other}</p>
        </Note>
      )}
      {isOld && (
        <Note role="status">
          <p>{request.old}</p>
        </Note>
      )}
      {status === 'proposed' && (
        <ProposedTimes
          page={page}
          link={link}
          now={now}
          onChoose={(time) => acted(onChoose(time))}
        />
      )}
      {isOn && (
        <>
          {isFirst && <p>{request.save}</p>}
          <div className={card.ways}>
            <Button kind="work" onClick={() => void copy()}>
              {request.copy}
            </Button>
            {status !== 'requested' && <Button onClick={save}>{texts.calendar.save}</Button>}
          </div>
          <p role="status">{said && request[said]}</p>
          <WishTime
            reader={reader}
            found={found}
            link={link}
            now={now}
            onWish={(wishedAt) => acted(onWish({ wishedAt }))}
          />
          <EarlierTime link={link} onWish={() => acted(onWish({ wantsEarlier: true }))} />
          <CallOff page={page} link={link} now={now} onCallOff={() => acted(onCallOff())} />
          {isFirst && (
            <details className={styles.phone}>
              <summary>{request.onPhone}</summary>
              <QrCode text={location.href} label={request.qrCode} />
            </details>
          )}
        </>
      )}
      {!isOn && (
        <div className={layout.actions}>
          <Button kind="work" onClick={() => void navigate('#')}>
            {request.newTime}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The text of the entry in the visitor's own calendar. */
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
