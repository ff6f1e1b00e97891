import { useRef, useState } from 'react';
import { contact } from '@/company';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/forms/Form';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import styles from './ContactPage.module.css';
import { mailText, type MailMessage, mailtoLink } from './mailMessage';

function mailOf(data: FormData): MailMessage {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

function check(data: FormData): Record<string, string> {
  const blank = Object.entries(mailOf(data)).filter(([, value]) => value === '');
  return Object.fromEntries(blank.map(([name]) => [name, 'Fyll i det här fältet']));
}

type Outcome =
  | { kind: 'none' }
  | { kind: 'opened'; href: string }
  | { kind: 'copied' }
  | { kind: 'notCopied' }
  | { kind: 'blank' };

/** A message that the visitor's own mail program sends; the page never learns whether the mail was sent. */
export function ContactForm() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const fields = useRef<HTMLDivElement>(null);

  function open(data: FormData) {
    const href = mailtoLink(mailOf(data));
    setOutcome({ kind: 'opened', href });
    window.location.href = href;
  }

  async function copy() {
    const form = fields.current?.closest('form');
    if (!form) return;
    const mail = mailOf(new FormData(form));
    if (mail.message === '') return setOutcome({ kind: 'blank' });
    try {
      await navigator.clipboard.writeText(mailText(mail));
      setOutcome({ kind: 'copied' });
    } catch {
      setOutcome({ kind: 'notCopied' });
    }
  }

  return (
    <Form onSubmit={open} pending={false} check={check} message={<Said outcome={outcome} />}>
      <div ref={fields} className={styles.pair}>
        <Field label="Namn" name="name" required autoComplete="name" />
        <Field label="E-postadress" name="email" type="email" required autoComplete="email" />
      </div>
      <Field label="Ämne" name="subject" required autoComplete="off" />
      <TextAreaField label="Meddelande" name="message" required rows={7} />
      <Button kind="work" type="submit">
        Öppna i mejlprogrammet
      </Button>
      <p className={styles.other}>
        Inget mejlprogram? Kopiera meddelandet och klistra in det i ett mejl till{' '}
        <b>{contact.email}</b>.
      </p>
      <Button onClick={copy}>Kopiera meddelandet</Button>
    </Form>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'blank':
      return (
        <Alert kind="trouble">
          <p>Skriv ett meddelande först, så finns det något att kopiera.</p>
        </Alert>
      );
    case 'opened':
      return (
        <Alert kind="done">
          <p>Ditt mejlprogram öppnas med meddelandet ifyllt. Du skickar det själv därifrån.</p>
          <p>
            Hände inget? <a href={outcome.href}>Öppna mejlprogrammet igen</a>
          </p>
        </Alert>
      );
    case 'copied':
      return (
        <Alert kind="done">
          <p>Meddelandet är kopierat. Klistra in det i ett mejl till {contact.email}.</p>
        </Alert>
      );
    case 'notCopied':
      return (
        <Alert kind="trouble">
          <p>Webbläsaren lät oss inte kopiera. Markera texten i fältet och kopiera den själv.</p>
        </Alert>
      );
  }
}
