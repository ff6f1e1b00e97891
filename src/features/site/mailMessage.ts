/** What a visitor wrote in the contact form. */
export interface MailMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const address = 'hej@verkstadsnavet.example';

/** Where the public pages send mail, telephone calls and visitors; the number is in E.164 in `href`. */
export const contact = {
  email: { text: address, href: `mailto:${address}` },
  phone: { text: '08-465 004 10', href: 'tel:+46846500410' },
  place: {
    text: 'Fälgvägen 8, 162 00 Vällingby',
    href: 'https://www.openstreetmap.org/search?query=F%C3%A4lgv%C3%A4gen%208%2C%20162%2000%20V%C3%A4llingby',
  },
} as const;

/** The mail's text: the message, and under it who wrote it. */
function bodyOf({ message, name, email }: MailMessage): string {
  return `${message}\n\n${name}\n${email}`;
}

/** A mailto: link with subject and text; line breaks become CRLF (RFC 6068, section 5). */
export function mailtoLink(mail: MailMessage): string {
  const body = bodyOf(mail).replace(/\r\n?|\n/g, '\r\n');
  return `${contact.email.href}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** The whole mail as plain text, to be pasted where there is no mail program. */
export function mailText(mail: MailMessage): string {
  return `Till: ${address}\nÄmne: ${mail.subject}\n\n${bodyOf(mail)}\n`;
}
