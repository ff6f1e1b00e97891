import { type RefObject, useState } from 'react';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { formatPhone } from '@/domain/values/phone';
import { modeOf } from '@/domain/publicPage/request';
import type { ServiceGroup } from '@/domain/workshop/service';
import { mailtoLink } from '@/domain/values/message';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { sumText, timeText, wishOf } from './bookingText';
import { AskForm, type AskFormProps } from './AskForm';
import { CallLink } from './CallLink';
import styles from './ChosenTime.module.css';
import { StepHeading } from './StepHeading';

/** The chosen services and time, and the way to book them: a form, or where the workshop wants to be called, its telephone. */
export function ChosenTime({
  page,
  group,
  services,
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
  /** The services that are chosen in the other group, and are not asked for here. */
  apart: readonly PublicService[];
  startsAt: Date;
  now: Date;
  heading: RefObject<HTMLHeadingElement | null>;
  onOther: () => void;
  asking: Omit<AskFormProps, 'page' | 'group' | 'services' | 'startsAt'>;
}) {
  const mode = modeOf(page, group, services);
  return (
    <section aria-labelledby="ask" className={styles.card}>
      <StepHeading id="ask" heading={heading}>
        {mode === 'request' ? '3. Skicka förfrågan' : '3. Boka tiden'}
      </StepHeading>
      <div className={styles.summary}>
        <p className={styles.time}>{timeText(startsAt, now)}</p>
        <ul>
          {services.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <p>{sumText(services)}</p>
      </div>
      {apart.length > 0 && (
        <p>Du har också valt {apart.map(({ name }) => name).join(', ')}, som bokas för sig.</p>
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
            {mode === 'instant'
              ? 'Tiden är din när du har tryckt på Boka.'
              : 'Tiden hålls åt dig till dess att verkstaden har svarat, högst ett dygn.'}{' '}
            {page.phone !== null && (
              <>
                Du kan också ringa <a href={`tel:${page.phone}`}>{formatPhone(page.phone)}</a>.
              </>
            )}
          </p>
          <AskForm {...asking} page={page} group={group} services={services} startsAt={startsAt} />
        </>
      )}
      <Button onClick={onOther}>Välj en annan tid</Button>
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
  const [said, setSaid] = useState('');
  const { phone, email } = page;
  const { text, mail } = wishOf(page, services, startsAt, now);
  const link = email === null ? null : mailtoLink(email, mail);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Texten är kopierad.');
    } catch {
      // Some browsers ask the person for permission, and the answer may be no.
      setSaid(
        'Texten kunde inte kopieras. Markera tjänsterna och tiden här ovanför och kopiera dem.',
      );
    }
  }

  return (
    <>
      <Note>
        <p>
          Tiden är inte bokad än. Den är din först när verkstaden har svarat, och någon annan kan
          hinna före.
        </p>
      </Note>
      <p>
        {phone !== null && `Ring ${formatPhone(phone)} och säg tiden. `}
        {phone === null && link !== null && 'Skriv till verkstaden och säg tiden. '}
        {phone === null && link === null && 'Kopiera tiden och ta kontakt med verkstaden. '}
      </p>
      <div className={styles.ways}>
        {phone !== null && <CallLink phone={phone} kind="work" />}
        {link && (
          <LinkButton to={link.to}>
            {link.isCut ? `Mejla ${email ?? ''}, utan texten` : `Mejla ${email ?? ''}`}
          </LinkButton>
        )}
        <Button onClick={() => void copy()}>Kopiera tiden</Button>
      </div>
      {link?.isCut && (
        <p>Texten är för lång för en mejllänk: kopiera den och klistra in den i mejlet.</p>
      )}
      <p role="status">{said}</p>
    </>
  );
}
