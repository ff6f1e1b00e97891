/**
 * The part of a tablet's address by which the app knows its account; no mail reaches it. It gives no right: the rules ask for the
 * document of the tablet.
 */
const host = '@kiosk.invalid';

/** A new address for the account of a tablet. */
export function newKioskAddress(): string {
  return `kiosk-${crypto.randomUUID()}${host}`;
}

/** True if an account is that of a tablet, which belongs on its own page alone. */
export function isKioskAddress(email: string | null): boolean {
  return email?.endsWith(host) ?? false;
}
