import { type Parsed, refused } from '@/domain/values/parsed';

/** The key that lets a tablet in: the workshop, and one of its codes. */
export interface KioskKey {
  workshopId: string;
  code: string;
}

/** The fragment of the link that lets a tablet in: browsers do not send it to servers and their logs. */
export function kioskFragment({ workshopId, code }: KioskKey): string {
  return new URLSearchParams({ workshop: workshopId, code }).toString();
}

/** The code as a person types it where the link cannot be opened. */
export function typedKioskKey({ workshopId, code }: KioskKey): string {
  return `${workshopId}-${code}`;
}

/** Reads a link, the fragment of one, or a typed code. */
export function readKioskKey(text: string): Parsed<KioskKey> {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return refused('Klistra in länken eller skriv koden.');
  const [, workshopId, code] =
    /(?:^|[#?&])workshop=([\w-]{1,128})&code=([0-9a-f]{32})$/.exec(typed) ??
    /^([\w-]{1,128})-([0-9a-f]{32})$/i.exec(typed) ??
    [];
  if (workshopId === undefined || code === undefined) {
    return refused('Det är ingen hel länk eller kod. Kopiera allt, från början till slut.');
  }
  return { ok: true, value: { workshopId, code: code.toLowerCase() } };
}
