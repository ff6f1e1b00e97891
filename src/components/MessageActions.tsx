import { type ReactNode, useState } from 'react';
import { mailtoLink, type Message, smsLink } from '@/domain/values/message';
import type { Customer } from '@/domain/register/customer';
import { canTakeTexts, formatPhone } from '@/domain/values/phone';
import { Button, LinkButton } from '@/ui/controls/Button';
import styles from './MessageActions.module.css';

/** Ways for a person to send a message; the app itself sends nothing. */
export function MessageActions({
  message,
  customer,
  children,
}: {
  message: Message;
  customer: Pick<Customer, 'phones' | 'email'> | undefined;
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

  const mail = customer?.email ? mailtoLink(customer.email, message) : null;
  const copying = <Button onClick={() => void copy()}>Kopiera texten</Button>;

  return (
    <div className={styles.actions}>
      {customer?.phones.filter(canTakeTexts).map((phone) => (
        <LinkButton key={phone} to={smsLink(phone, message)}>
          Sms till {formatPhone(phone)}
        </LinkButton>
      ))}
      {mail?.isCut && copying}
      {mail && (
        <LinkButton to={mail.to}>
          Mejl till {customer?.email}
          {mail.isCut && ', utan texten'}
        </LinkButton>
      )}
      {!mail?.isCut && copying}
      {children}
      {mail?.isCut && (
        <p>Texten är för lång för en mejllänk: kopiera den och klistra in den i mejlet.</p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
