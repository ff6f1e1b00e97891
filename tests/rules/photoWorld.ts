import { Raw, type Fields } from '../../scripts/firestoreValue';

const own = 'workshops/own';

/** So many bytes of a picture, as the REST interface writes them. */
export const bytes = (count: number) =>
  new Raw({ bytesValue: Buffer.alloc(count, 'x').toString('base64') });

/** The beginning of every JPEG, in base64. */
export const thumb = '/9j/AAAA';

/** The fields of a photo of the order 1042. */
export const photo: Fields = {
  ...{ orderId: '1042', addedAt: new Date('2026-11-23T08:00:00Z'), picture: bytes(600) },
};

/** So many small copies. */
export const thumbs = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`t${n}`, thumb]));

/** The photos that exist before every request, and the sheets of their orders: one is nearly full. */
export const photoDocuments: Record<string, Fields> = {
  [`${own}/photos/f1`]: photo,
  [`${own}/photos/gone`]: { ...photo, isRemoved: true },
  [`${own}/photoSheets/1042`]: { photoId: 'f1', thumbs: { f1: thumb } },
  [`${own}/photoSheets/1002`]: { photoId: 't1', thumbs: thumbs(39) },
};
