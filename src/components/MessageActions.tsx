import { type ReactNode, useState } from 'react';
import { mailtoLink, type Message, smsLink } from '@/domain/booking/bookingMessages';
import type { Customer } from '@/domain/register/customer';
import { canTakeTexts, formatPhone } from '@/domain/values/phone';
import { Button, LinkButton } from '@/ui/Button';
import styles from './MessageActions.module.css';

/** Ways for a person to send a message; the app itself sends nothing. */
export function MessageActions({
  message,
  customer,
  children,
}: {
  message: Message;
  customer: Customer | undefined;
  children?: ReactNode;
}) {
  // The result is said here, because screen readers do not read out a toast behind a dialog.
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.text);
      setSaid('Texten är kopierad.');
    } catch {
      // Some browsers ask the user for permission, and the user may refuse.
      setSaid('Texten kunde inte kopieras. Markera den och kopiera den själv.');
    }
  }

  return (
    <div className={styles.actions}>
      {customer?.phones.filter(canTakeTexts).map((phone) => (
        <LinkButton key={phone} to={smsLink(phone, message)}>
          Sms till {formatPhone(phone)}
        </LinkButton>
      ))}
      {customer?.email && (
        <LinkButton to={mailtoLink(customer.email, message)}>Mejl till {customer.email}</LinkButton>
      )}
      <Button onClick={() => void copy()}>Kopiera texten</Button>
      {children}
      <p role="status">{said}</p>
    </div>
  );
}
