// The characters of GSM 03.38; those of the extension table take the room of two.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€');

/** The length of a text message. */
export interface SmsLength {
  /** The number of messages that an operator sends and charges for. */
  parts: number;
  /** The characters of the text, and those for which so many messages have room; ^{}\[~]|€ and emoji count as two. */
  used: number;
  room: number;
  /** The first character that no ordinary message holds, which leaves room for less than half; null when none does. */
  costly: string | null;
}

/** The length of a text as text messages: 160 characters in one, 153 in each of several; 70 and 67 with other characters. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const costly = characters.find((each) => !basic.has(each) && !extended.has(each)) ?? null;
  const sizes = characters.map((each) =>
    costly === null ? (extended.has(each) ? 2 : 1) : each.length,
  );
  const [alone, joined] = costly === null ? [160, 153] : [70, 67];
  const used = sizes.reduce((sum, size) => sum + size, 0);
  if (used <= alone) return { parts: 1, used, room: alone, costly };
  let [parts, taken] = [1, 0];
  for (const size of sizes) {
    // A character is never divided between two messages.
    if (taken + size > joined) [parts, taken] = [parts + 1, 0];
    taken += size;
  }
  return { parts, used, room: parts * joined, costly };
}

/** Shows the length: `1 sms, 143 av 160 tecken`, and the character that makes it long. */
export function formatSmsLength({ parts, used, room, costly }: SmsLength): string {
  const length = `${parts}\u00a0sms, ${used} av ${room} tecken`;
  return costly === null
    ? `${length}.`
    : `${length}. Tecknet ${costly} gör att bara 70 tecken ryms i ett sms, annars 160.`;
}
