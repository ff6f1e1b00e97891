/** The characters of code page 437 from 128 on, which SIE files are written in (#FORMAT PC8). */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** A text in code page 437; a character that the page has not becomes its letter without accents, or a question mark. */
export function toCp437(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text.normalize('NFC')], (character) => {
    const [plain = '?'] = character.normalize('NFD');
    return codeOf(character) ?? codeOf(plain) ?? 0x3f;
  });
}

function codeOf(character: string): number | null {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code;
  const place = upper.indexOf(character);
  return place < 0 ? null : 0x80 + place;
}
