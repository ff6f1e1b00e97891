/** The fields that a visitor fills in on the contact form. */
export interface MailMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const address = 'hej@verkstadsnavet.example';

/** The addresses for mail, telephone and visits on the public pages; the number in `href` is in E.164. */
export const contact = {
  email: { text: address, href: `mailto:${address}` },
  phone: { text: '08-465 004 10', href: 'tel:+46846500410' },
  place: {
    text: 'Fälgvägen 8, 162 00 Vällingby',
    href: 'https://www.openstreetmap.org/search?query=F%C3%A4lgv%C3%A4gen%208%2C%20162%2000%20V%C3%A4llingby',
  },
} as const;

/** The text of the mail: the message, and below it the sender's name and email address. */
function bodyOf({ message, name, email }: MailMessage): string {
  return `${message}\n\n${name}\n${email}`;
}

/** A mailto: link with subject and text; line breaks become CRLF (RFC 6068, section 5). */
export function mailtoLink(mail: MailMessage): string {
  const body = bodyOf(mail).replace(/\r\n?|\n/g, '\r\n');
  return `${contact.email.href}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** The whole mail as plain text, for a visitor without a mail program to paste elsewhere. */
export function mailText(mail: MailMessage): string {
  return `Till: ${address}\nÄmne: ${mail.subject}\n\n${bodyOf(mail)}\n`;
}
