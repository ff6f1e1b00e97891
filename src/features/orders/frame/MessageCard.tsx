import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messageInFragment } from '@/dashboardPaths';
import { MessageActions } from '@/components/MessageActions';
import { SmsLengthNote } from '@/components/SmsLengthNote';
import { useMessageTemplates } from '@/data/settings/messageTemplates';
import type { Message } from '@/domain/values/message';
import type { Customer } from '@/domain/register/customer';
import type { MessageKind, MessageTemplate } from '@/domain/workshop/messageTemplate';
import layout from '@/ui/style/layout.module.css';
import styles from './MessageCard.module.css';
import order from '@/components/orders/Order.module.css';

/** A card about a message to the customer; its heading gets the focus where the address leads to the message. */
export function MessageCard({
  title,
  kind,
  children,
}: {
  title: string;
  kind: MessageKind;
  children: ReactNode;
}) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = messageInFragment(useLocation().hash) === kind;

  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);

  return (
    <section className={order.card} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The ready text of a kind, for a person to send; `messageBy` gets the workshop's own text. */
export function ReadyText({
  kind,
  messageBy,
  customer,
  obstacle,
  children,
}: {
  kind: MessageKind;
  messageBy: (own: MessageTemplate | undefined) => Message;
  customer: Customer | undefined;
  /** The reason why the customer cannot be written to. */
  obstacle: string | null;
  /** A sentence about the next step, after the text has been sent. */
  children?: string;
}) {
  const texts = useMessageTemplates();
  if (texts.kind === 'loading') return <p className={layout.quiet}>Hämtar texten …</p>;
  const message = messageBy(texts.kind === 'ready' ? texts.data.get(kind) : undefined);
  return (
    <>
      {obstacle && <p className={layout.quiet}>{obstacle}</p>}
      {texts.kind === 'failed' && (
        <p className={layout.quiet}>
          Era egna texter kunde inte hämtas. Standardtexten visas i stället.
        </p>
      )}
      <p className={styles.text}>{message.text}</p>
      <SmsLengthNote text={message.text} />
      <MessageActions message={message} customer={customer} />
      <p className={layout.quiet}>
        Du skickar texten själv från din telefon eller ditt mejlprogram.
        {children && ` ${children}`}
      </p>
    </>
  );
}
