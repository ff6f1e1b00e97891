/** The characters of single-byte code pages from 128 on. A byte without a character has the control character of its number. */
export const codePages = {
  /** Windows in western Europe, as the Encoding Standard of the WHATWG has it. */
  'Windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  /** Macs before OS X, and Excel on a Mac today. */
  'Mac OS Roman':
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  /** DOS in western Europe. */
  'DOS 850':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  /** DOS in the USA; SIE files are written in it (#FORMAT PC8). */
  'DOS 437':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
} as const;
export type CodePage = keyof typeof codePages;

/** Characters of a text that are made at once: a call takes no more arguments than fit on the stack. */
const portion = 8192;

/** Reads bytes as text in a code page. */
export function textOfPage(bytes: Uint8Array, page: CodePage): string {
  const codes = Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : codePages[page].charCodeAt(byte - 0x80),
  );
  const units = new Uint16Array(bytes.length);
  bytes.forEach((byte, at) => (units[at] = codes[byte] ?? 0));
  let text = '';
  for (let at = 0; at < units.length; at += portion) {
    text += String.fromCharCode(...units.subarray(at, at + portion));
  }
  return text;
}

/**
 * The byte of a character in a code page; null for one that the page has not. ISO 8859-1 has control characters where Windows-1252 has
 * signs, and programs take the one for the other, so that both are the byte.
 */
export function byteOfPage(character: string, page: CodePage): number | null {
  const code = character.charCodeAt(0);
  if (code < 0x80 || (page === 'Windows-1252' && isControl(code))) return code;
  const place = codePages[page].indexOf(character);
  return place < 0 ? null : 0x80 + place;
}

function isControl(code: number): boolean {
  return code >= 0x80 && code < 0xa0;
}
