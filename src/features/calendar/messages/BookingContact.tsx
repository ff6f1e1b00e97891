import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import {
  type BookingDetails,
  confirmation,
  type Message,
  reminder,
} from '@/domain/booking/bookingMessages';
import type { Customer } from '@/domain/register/customer';
import { icsOf } from '@/domain/booking/ics';
import { visitAsOne } from '@/domain/booking/visit';
import { dayOf } from '@/domain/time/swedishTime';
import { messagesFragment } from '@/components/bookingAddress';
import { jobCardPath } from '@/paths';
import { Button, LinkButton } from '@/ui/Button';
import { offerFile } from '@/ui/offerFile';
import styles from './BookingContact.module.css';
import { cardsOf, detailsOf, unreachable } from '@/domain/booking/bookingContact';
import { MessageActions } from './MessageActions';

const kinds: readonly [label: string, write: (details: BookingDetails) => Message][] = [
  ['Bekräftelse', confirmation],
  ['Påminnelse', reminder],
];

/** Messages to the customer about a saved booking, for a person to send, and the link to the job card. */
export function BookingContact({
  booking: { id, data },
  others = [],
}: {
  booking: Entry<Booking>;
  /** The other parts of the booking's visit. */
  others?: Entry<Booking>[];
}) {
  const register = useRegister();
  const { workshop } = useWorkshop();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = useLocation().hash === messagesFragment;
  const cards = cardsOf(data, register);
  const today = dayOf(new Date());
  const details = detailsOf(visitAsOne(data, others, today), workshop, register, cards, today);
  const obstacle = unreachable(data, cards);

  useEffect(() => {
    if (!isAskedFor) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isAskedFor]);

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
      {typeof details === 'string' ? (
        <p className={styles.note}>{details}</p>
      ) : (
        <>
          {obstacle && <p className={styles.note}>{obstacle}</p>}
          <Messages bookingId={data.visitId ?? id} details={details} customer={cards.customer} />
        </>
      )}
    </section>
  );
}

function Messages({
  bookingId,
  details,
  customer,
}: {
  bookingId: string;
  details: BookingDetails;
  customer: Customer | undefined;
}) {
  const [write, setWrite] = useState(() => confirmation);
  const message = write(details);

  function download() {
    const name = `bokning-${dayOf(details.startsAt).toString()}.ics`;
    offerFile(name, icsOf(bookingId, details, new Date()), 'text/calendar');
  }

  return (
    <>
      <div role="group" aria-label="Typ av meddelande" className={styles.kinds}>
        {kinds.map(([label, each]) => (
          <button
            key={label}
            type="button"
            aria-pressed={each === write}
            onClick={() => setWrite(() => each)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.text}>{message.text}</p>
      <MessageActions message={message} customer={customer}>
        <Button onClick={download}>Hämta kalenderfil (.ics)</Button>
      </MessageActions>
      <p className={styles.note}>
        Texten gäller det som är sparat. Du skickar den själv från din telefon eller ditt
        mejlprogram.
      </p>
    </>
  );
}
