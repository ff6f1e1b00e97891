import { photoLimits } from '@/domain/photo/photo';
import { Raw } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { type DocumentSpec, exactly, field, isMap, later } from './fieldSpecs';
import { bytes, photo, thumb } from './photoWorld';
import { create } from './writes';

const own = 'workshops/own';
const { picture, thumb: ofThumb } = photoLimits;

const sizeOf = (value: unknown) =>
  value instanceof Raw && 'bytesValue' in value.value
    ? Buffer.from(String(value.value.bytesValue), 'base64').length
    : -1;

const pictures = field(
  (value) => sizeOf(value) >= picture.min && sizeOf(value) <= picture.max,
  [bytes(600), bytes(picture.min), bytes(picture.max)],
  [bytes(picture.max + 1), bytes(0), 'x'.repeat(600)],
);
const instant = field(
  (value) => value instanceof Date,
  [new Date('2026-11-23T08:00:00Z'), new Date(0)],
  ['2026-11-23', 1.5],
);

const isThumb = (value: unknown) =>
  typeof value === 'string' &&
  /^\/9j\/[A-Za-z0-9+/]+={0,2}$/.test(value) &&
  value.length <= ofThumb.max;

/** The small copies of a sheet, of which a batch has added that of the photo f9; the others stay. */
const thumbsWith = (others: Record<string, string>) =>
  field(
    (value) =>
      isMap(value) &&
      Object.keys(value).length === Object.keys(others).length + 1 &&
      Object.entries(others).every(([key, each]) => value[key] === each) &&
      isThumb(value.f9),
    [thumb, '/9j/a+/=', `${thumb}==`, thumb.padEnd(ofThumb.max, 'A')].map((f9) => ({
      ...{ ...others, f9 },
    })),
    [
      ...['', '/9j/', 'AAAAAAAA', `x${thumb}`, `${thumb}===`, `${thumb}<`, `${thumb}\n`],
      ...[thumb.padEnd(ofThumb.max + 1, 'A'), 7, null, true, [thumb], { thumb }],
    ]
      .map((f9): unknown => ({ ...others, f9 }))
      .concat([others, { ...others, f8: thumb }, { ...others, f8: thumb, f9: thumb }]),
  );

/** The write of a sheet, which has no stamps. */
export const sheet = (orderId: string, photoId: string, thumbs: object): Write => ({
  set: `${own}/photoSheets/${orderId}`,
  fields: { photoId, thumbs },
});

/** A batch that adds the photo f9 to an order without any, or to the one with the photo f1. */
export const added = (uid: string, orderId: '1001' | '1042'): Write[] => [
  create(uid, `${own}/photos/f9`, { ...photo, orderId }),
  sheet(orderId, 'f9', { ...(orderId === '1042' && { f1: thumb }), f9: thumb }),
];

/** The ways to write a photo, below the workshop; a creation comes with its sheet. */
export const photoCases: {
  create: [string, DocumentSpec, Write[]?][];
  update: [string, DocumentSpec][];
} = {
  create: [
    [
      'photos/f9',
      {
        addedAt: instant,
        orderId: exactly('1042'),
        picture: pictures,
        isRemoved: later(exactly(false)),
      },
      added('olle', '1042').slice(1),
    ],
  ],
  update: [
    [
      'photos/f1',
      {
        addedAt: exactly(photo.addedAt),
        orderId: exactly('1042'),
        picture: exactly(photo.picture),
        isRemoved: exactly(false),
      },
    ],
  ],
};

/** The two ways to write a sheet: the first photo of an order, and one more. */
export const sheetCases: { orderId: '1001' | '1042'; spec: DocumentSpec }[] = (
  ['1001', '1042'] as const
).map((orderId) => ({
  orderId,
  spec: {
    thumbs: thumbsWith(orderId === '1042' ? { f1: thumb } : {}),
    photoId: exactly('f9'),
  },
}));
