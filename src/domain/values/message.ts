/** A text that a person sends from their own telephone or mail program. */
export interface Message {
  subject: string;
  text: string;
}

/** A link that opens the text in the telephone's own program (RFC 5724); the phone is E.164. */
export function smsLink(phone: string, { text }: Message): string {
  return `sms:${phone}?body=${encodeURIComponent(text)}`;
}

/** The longest link that the mail programs of Windows are handed, in characters. */
const longestMailto = 2000;

/** A link that opens an empty message in the mail program (RFC 6068). */
export function addressLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/**
 * A link that opens the message in the mail program (RFC 6068). Programs cut a link that is too long, or do not open: then it has
 * no text, and `isCut` tells so.
 */
export function mailtoLink(
  email: string,
  { subject, text }: Message,
): { to: string; isCut: boolean } {
  const bare = `${addressLink(email)}?subject=${encodeURIComponent(subject)}`;
  const whole = `${bare}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return whole.length > longestMailto ? { to: bare, isCut: true } : { to: whole, isCut: false };
}
