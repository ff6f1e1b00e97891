import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MessageActions } from '@/components/MessageActions';
import { SmsLengthNote } from '@/components/SmsLengthNote';
import type { MessageTemplates } from '@/data/settings/messageTemplates';
import type { Entry, Live } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import {
  type BookingDetails,
  hasTime,
  messageOf,
  type TimedDetails,
} from '@/domain/booking/bookingMessages';
import type { Customer } from '@/domain/register/customer';
import { icsOf } from '@/domain/booking/ics';
import { visitAsOne } from '@/domain/booking/visit';
import { dayOf } from '@/domain/time/swedishTime';
import { messageInFragment, jobCardPath } from '@/dashboardPaths';
import { type MessageKind, messageKindLabels } from '@/domain/workshop/messageTemplate';
import { Button, LinkButton } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import layout from '@/ui/style/layout.module.css';
import styles from './BookingContact.module.css';
import { cardsOf, detailsOf, messageKindsFor, unreachable } from '@/domain/booking/bookingContact';

/** Messages to the customer about a saved booking, for a person to send, and the link to the job card. */
export function BookingContact({
  booking: { id, data },
  others = [],
  texts,
}: {
  booking: Entry<Booking>;
  /** The other parts of the booking's visit. */
  others?: Entry<Booking>[];
  /** The workshop's own texts. */
  texts: Live<MessageTemplates>;
}) {
  const register = useRegister();
  const { workshop } = useWorkshop();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const askedFor = messageInFragment(useLocation().hash);
  const isAskedFor = askedFor !== undefined;
  const cards = cardsOf(data, register);
  const today = dayOf(new Date());
  const visit = visitAsOne(data, others, today);
  const details = detailsOf(visit, workshop, register, cards, today, others);
  const obstacle = unreachable(data, cards);

  // A dialog around this takes the focus in a layout effect, which comes before this one.
  useEffect(() => {
    if (isAskedFor) heading.current?.focus({ preventScroll: true });
  }, [isAskedFor]);

  // The parts that are fetched later, the text below and the other parts of the visit above, move the heading.
  const isHere = texts.kind !== 'loading';
  useEffect(() => {
    const has = heading.current === document.activeElement;
    if (isAskedFor && has) heading.current?.scrollIntoView({ block: 'start' });
  }, [isAskedFor, isHere, others.length]);

  return (
    <section className={styles.contact} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 ref={heading} id={headingId} tabIndex={-1}>
          Meddela kunden
        </h3>
        {/* The link opens a tab of its own, because the form around it may hold unsaved text. */}
        <LinkButton to={jobCardPath(id)} target="_blank">
          Arbetskort (ny flik)
        </LinkButton>
      </div>
      {typeof details === 'string' || texts.kind === 'loading' ? (
        <p className={styles.note}>{typeof details === 'string' ? details : 'Hämtar texten …'}</p>
      ) : (
        <>
          {obstacle && <p className={styles.note}>{obstacle}</p>}
          {texts.kind === 'failed' && (
            <p className={styles.note}>
              Era egna texter kunde inte hämtas. Standardtexten visas i stället.
            </p>
          )}
          <Messages
            bookingId={data.visitId ?? id}
            kinds={messageKindsFor(data, others)}
            usual={askedFor}
            own={texts.kind === 'ready' ? texts.data : undefined}
            details={details}
            customer={cards.customer}
          />
        </>
      )}
    </section>
  );
}

function Messages({
  bookingId,
  kinds,
  usual,
  own,
  details,
  customer,
}: {
  bookingId: string;
  kinds: readonly MessageKind[];
  /** The kind that is chosen at first; undefined for the likeliest. */
  usual: MessageKind | undefined;
  own: MessageTemplates | undefined;
  details: BookingDetails;
  customer: Customer | undefined;
}) {
  const [chosen, setChosen] = useState(usual);
  const kind = kinds.find((each) => each === chosen) ?? kinds[0];
  if (!kind) return null;
  const message = messageOf(kind, own?.get(kind), details);

  function download(timed: TimedDetails) {
    const name = `bokning-${dayOf(timed.startsAt).toString()}.ics`;
    offerFile(name, icsOf(bookingId, timed, new Date()), 'text/calendar');
  }

  return (
    <>
      <div role="group" aria-label="Typ av meddelande" className={styles.kinds}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => setChosen(each)}
          >
            {messageKindLabels[each]}
          </button>
        ))}
      </div>
      <p className={layout.text}>{message.text}</p>
      <SmsLengthNote text={message.text} />
      <MessageActions message={message} customer={customer}>
        {kind !== 'cancelled' && kind !== 'ready' && hasTime(details) && (
          <Button onClick={() => download(details)}>Hämta kalenderfil (.ics)</Button>
        )}
      </MessageActions>
      <p className={styles.note}>
        Texten gäller det som är sparat. Du skickar den själv från din telefon eller ditt
        mejlprogram.
      </p>
    </>
  );
}
