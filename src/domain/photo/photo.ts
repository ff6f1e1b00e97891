import * as v from 'valibot';
import { documentId, flag, instant, wrongShape } from '@/domain/values/fields';

/**
 * Bytes of a picture, characters of a thumbnail in base64, and numbers of photos: a sheet of thumbnails is one document,
 * which Firestore lets be a mebibyte.
 */
export const photoLimits = {
  picture: { min: 1, max: 200_000 },
  thumb: { min: 5, max: 12_000 },
  ofOrder: 40,
  /** With those that were taken away. */
  everOfOrder: 80,
  ofCheckIn: 8,
  ofPoint: 4,
} as const;

/** The bytes of a picture, a JPEG. */
export type Picture = Uint8Array<ArrayBuffer>;

function isJpeg([first, second, third]: Picture): boolean {
  return first === 0xff && second === 0xd8 && third === 0xff;
}

/** A document of `workshops/{id}/photos`, whose picture is never changed; it is read when somebody opens it. */
export const photoDocument = v.object(
  {
    orderId: documentId,
    /** When it was added, as the device had it. */
    addedAt: instant,
    picture: v.pipe(v.instance(Uint8Array, wrongShape), v.check(isJpeg, wrongShape)),
    /** True if somebody has taken it away: then it is in no sheet, and keeps its picture. */
    isRemoved: v.optional(flag, false),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);
export type Photo = v.InferOutput<typeof photoDocument>;
/** The fields of a photo that the app writes. */
export type PhotoFields = Omit<Photo, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const photoLabels: Record<keyof PhotoFields, string> = {
  orderId: 'Arbetsorder',
  addedAt: 'Tillagt',
  picture: 'Bild',
  isRemoved: 'Borttaget',
};

/**
 * A document of `workshops/{id}/photoSheets`, under the number of its order: small copies of all its photos, so that
 * showing them is one read.
 */
export const photoSheetDocument = v.object(
  {
    /** The photo of the last change. */
    photoId: documentId,
    /**
     * JPEGs in base64 by the ids of their photos, which sort in the order in which they were added. One that was taken away is
     * empty.
     */
    thumbs: v.record(documentId, v.string(wrongShape), wrongShape),
  },
  wrongShape,
);
export type PhotoSheet = v.InferOutput<typeof photoSheetDocument>;

/** A photo as its sheet shows it. */
export interface Thumb {
  id: string;
  /** A JPEG in base64. */
  thumb: string;
}

/** A photo that this device has made of a file. The ids sort in the order in which the photos were added. */
export interface TakenPhoto extends Thumb {
  addedAt: Date;
  picture: Picture;
}

/** The photos of a sheet in the order in which they were added. */
export function thumbsOf({ thumbs }: Pick<PhotoSheet, 'thumbs'>): Thumb[] {
  return Object.entries(thumbs)
    .flatMap(([id, each]) => (each === '' ? [] : [{ id, thumb: each }]))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The number of photos that an order still has room for; `isFinal` tells that taking some away gives no more room. */
export function roomFor({ thumbs }: Pick<PhotoSheet, 'thumbs'>): {
  room: number;
  isFinal: boolean;
} {
  const room = photoLimits.ofOrder - thumbsOf({ thumbs }).length;
  const ever = photoLimits.everOfOrder - Object.keys(thumbs).length;
  return { room: Math.min(room, ever), isFinal: ever <= room };
}

/** The address of a small copy for an image. */
export function thumbUrl(inBase64: string): string {
  return `data:image/jpeg;base64,${inBase64}`;
}

/** The number of photos in words: `1 foto`, `3 foton`. */
export function photoCount(count: number): string {
  return `${count} ${count === 1 ? 'foto' : 'foton'}`;
}

/** The size of a picture for people: `142 kB`. */
export function pictureSize({ length }: Picture): string {
  return `${Math.ceil(length / 1000)}\u00a0kB`;
}
