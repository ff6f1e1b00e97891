/** Text of one line as typed or pasted: composed letters, single ordinary spaces, no control characters. */
export function singleLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** Text of several lines as typed or pasted: composed letters, ordinary line breaks, no other control characters. */
export function multiLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?:[^\S\n]|(?!\n)\p{Cc})+/gu, ' ')
    .trim();
}

/** A number or code as typed or pasted: one line, every kind of dash as a hyphen, nothing invisible. */
export function codeText(text: string): string {
  return singleLine(text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}\u2212]/gu, '-'));
}
