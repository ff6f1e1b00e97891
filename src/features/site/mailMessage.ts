import { contact } from '@/company';

/** The fields that a visitor fills in on the contact form. */
export interface MailMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The text of the mail: the message, and below it the sender's name and email address. */
function bodyOf({ message, name, email }: MailMessage): string {
  return `${message}\n\n${name}\n${email}`;
}

/** A mailto: link with subject and text; line breaks become CRLF (RFC 6068, section 5). */
export function mailtoLink(mail: MailMessage): string {
  const body = bodyOf(mail).replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${contact.email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** The whole mail as plain text, for a visitor without a mail program to paste elsewhere. */
export function mailText(mail: MailMessage): string {
  return `Till: ${contact.email}\nÄmne: ${mail.subject}\n\n${bodyOf(mail)}\n`;
}
