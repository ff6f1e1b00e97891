import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  photoCount,
  photoDocument,
  photoSheetDocument,
  pictureSize,
  roomFor,
  thumbsOf,
} from '@/domain/photo/photo';

const stored = {
  ...{ orderId: '1042', addedAt: new Date(0), picture: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) },
  ...{ createdBy: 'olle', createdAt: new Date(0) },
};

it('reads a photo, which is not taken away unless it says so', () => {
  expect(v.parse(photoDocument, stored)).toEqual({ ...stored, isRemoved: false });
});

it.each([
  ['text', '/9j/4AAQ'],
  ['nothing', new Uint8Array()],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
])('reads no photo whose picture is %s', (_, picture) => {
  expect(v.is(photoDocument, { ...stored, picture })).toBe(false);
});

it('shows the photos of a sheet in the order of their ids', () => {
  const sheet = v.parse(photoSheetDocument, { photoId: 'a', thumbs: { b: 'B', a: 'A' } });
  expect(thumbsOf(sheet)).toEqual([
    { id: 'a', thumb: 'A' },
    { id: 'b', thumb: 'B' },
  ]);
});

it('has room for forty photos, and for eighty with those taken away', () => {
  const sheet = (shown: number, away: number) => ({
    thumbs: Object.fromEntries(
      Array.from({ length: shown + away }, (_, n) => [`${n}`, n < shown ? 'A' : '']),
    ),
  });
  expect(roomFor(sheet(0, 0))).toEqual({ room: 40, isFinal: false });
  expect(roomFor(sheet(39, 10))).toEqual({ room: 1, isFinal: false });
  expect(roomFor(sheet(39, 41))).toEqual({ room: 0, isFinal: true });
  expect(roomFor(sheet(1, 69))).toEqual({ room: 10, isFinal: true });
});

it('shows none that are taken away', () => {
  expect(thumbsOf({ thumbs: { a: 'A', b: '' } })).toEqual([{ id: 'a', thumb: 'A' }]);
});

it('counts photos and kilobytes in words', () => {
  expect([1, 2].map(photoCount)).toEqual(['1 foto', '2 foton']);
  expect(pictureSize(new Uint8Array(141_001))).toBe('142\u00a0kB');
});
