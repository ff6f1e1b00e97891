import type { Wish } from './sendRequest';

/** A new id of a request, and a new secret of 128 bits. */
export function newWishIds(): Pick<Wish, 'id' | 'secret'> {
  return { id: hex(10), secret: hex(16) };
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
