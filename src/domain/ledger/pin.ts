/** A code of a person at a tablet, hidden; it guards against mistakes, not against people. */
export interface HiddenPin {
  salt: string;
  hash: string;
}

/** Wrong codes before the stamp is made all the same, and marked: the law asks for the stamp. */
export const pinAttempts = 3;
const iterations = 100_000;

/** True if a text can be a code: four to six digits. */
export function isPin(text: string): boolean {
  return /^\d{4,6}$/.test(text);
}

/** Hides a code by PBKDF2 with a salt of its own. */
export async function hidePin(pin: string, salt: string = crypto.randomUUID()): Promise<HiddenPin> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  const hash = Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0'));
  return { salt, hash: hash.join('') };
}

/** True if a code is the hidden one. */
export async function isRightPin(pin: string, { salt, hash }: HiddenPin): Promise<boolean> {
  return (await hidePin(pin, salt)).hash === hash;
}
