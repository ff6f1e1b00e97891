import { type RefObject, useState } from 'react';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import type { Taken } from '@/domain/publicPage/publicTimes';
import { formatPhone } from '@/domain/values/phone';
import { modeOf } from '@/domain/publicPage/request';
import type { ServiceGroup } from '@/domain/workshop/service';
import { mailtoLink } from '@/domain/values/message';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { sumText, wishOf } from './bookingText';
import { AskForm, type AskFormProps } from './AskForm';
import { CallLink } from '@/components/publicPage/CallLink';
import styles from './ChosenTime.module.css';
import { InSwedish } from './InSwedish';
import { StepHeading } from './StepHeading';
import type { WashAlong } from './useWashAlong';
import { WashChoice } from './WashChoice';

/** The chosen services and time, and the way to book them: a form, or where the workshop wants to be called, its telephone. */
export function ChosenTime({
  page,
  group,
  services,
  taken,
  wash,
  apart,
  startsAt,
  now,
  heading,
  onOther,
  asking,
}: {
  page: PublicPage;
  group: ServiceGroup;
  services: readonly PublicService[];
  taken: Taken;
  wash: WashAlong;
  /** The services that are chosen in the other group, and are not asked for here. */
  apart: readonly PublicService[];
  startsAt: Date;
  now: Date;
  heading: RefObject<HTMLHeadingElement | null>;
  onOther: () => void;
  asking: Omit<AskFormProps, 'page' | 'parts' | 'isWaiting'>;
}) {
  const texts = useTexts();
  const { ask } = texts;
  const mode = modeOf(page, group, services);
  const washes = wash.startsAt ? wash.chosen : [];
  const parts: AskFormProps['parts'] = [
    { group, services, taken, startsAt },
    ...(wash.startsAt
      ? [{ group: 'wash' as const, services: washes, taken: wash.taken, startsAt: wash.startsAt }]
      : []),
  ];
  return (
    <section aria-labelledby="ask" className={styles.card}>
      <StepHeading id="ask" heading={heading}>
        {mode === 'request' ? ask.requestStep : ask.bookStep}
      </StepHeading>
      <div className={styles.summary}>
        <p className={styles.time}>{texts.time(startsAt, now)}</p>
        <ul>
          {services.map(({ id, name }) => (
            <li key={id} lang="sv">
              {name}
            </li>
          ))}
        </ul>
        <p>{sumText(texts, [...services, ...washes])}</p>
      </div>
      <WashChoice page={page} wash={wash} now={now} />
      {apart.length > 0 && wash.options.length === 0 && (
        <p>
          {ask.also} <InSwedish>{apart.map(({ name }) => name).join(', ')}</InSwedish>
          {ask.alsoAfter}
        </p>
      )}
      {mode === 'phone' ? (
        <PhoneWays
          key={`${startsAt.getTime()} ${services.map(({ id }) => id).join()}`}
          page={page}
          services={services}
          startsAt={startsAt}
          now={now}
        />
      ) : (
        <>
          <p>
            {mode === 'instant' ? ask.instant : ask.held}{' '}
            {page.phone !== null && (
              <>
                {ask.alsoCall} <a href={`tel:${page.phone}`}>{formatPhone(page.phone)}</a>.
              </>
            )}
          </p>
          <AskForm {...asking} page={page} parts={parts} isWaiting={wash.isReading} />
        </>
      )}
      <Button onClick={onOther}>{ask.otherTime}</Button>
    </section>
  );
}

/** The ways to ask a workshop by telephone, mail or a copy. */
function PhoneWays({
  page,
  services,
  startsAt,
  now,
}: {
  page: PublicPage;
  services: readonly PublicService[];
  startsAt: Date;
  now: Date;
}) {
  const texts = useTexts();
  const { ask } = texts;
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const { phone, email } = page;
  const { text, mail } = wishOf(texts, page, services, startsAt, now);
  const link = email === null ? null : mailtoLink(email, mail);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      // Some browsers ask the person for permission, and the answer may be no.
      setSaid('notCopied');
    }
  }

  return (
    <>
      <Note>
        <p>{ask.notBooked}</p>
      </Note>
      <p>
        {phone !== null && ask.sayByPhone(formatPhone(phone))}
        {phone === null && (link ? ask.sayByMail : ask.sayByCopy)}
      </p>
      <div className={styles.ways}>
        {phone !== null && <CallLink phone={phone} kind="work" />}
        {link && (
          <LinkButton to={link.to}>
            {link.isCut ? ask.mailWithoutText(email ?? '') : ask.mail(email ?? '')}
          </LinkButton>
        )}
        <Button onClick={() => void copy()}>{ask.copy}</Button>
      </div>
      {link?.isCut && <p>{ask.mailTooLong}</p>}
      <p role="status">{said && ask[said]}</p>
    </>
  );
}
