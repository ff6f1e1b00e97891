import type { Fields } from '../../scripts/firestoreValue';
import { wrongIds } from './plainCollections';
import { added, sheet } from './photoSpecs';
import { bytes, photo, thumb, thumbs } from './photoWorld';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const path = (id: string) => `${own}/photos/${id}`;
const longest = 'x'.repeat(128);
const photos = about('photos');
const sheets = about('photoSheets');

/** A photo of the order 1042 called `id` with the sheet that it belongs in. */
const called = (id: string) => [
  create('olle', path(id), photo),
  sheet('1042', id, { f1: thumb, [id]: thumb }),
];
const ofOrder = (orderId: string) => [
  create('stina', path('f9'), { ...photo, orderId }),
  sheet(orderId, 'f9', { f9: thumb }),
];
const marked = (id: string, isRemoved: unknown) => change('stina', path(id), { isRemoved });
const changed = (fields: Fields) => [
  change('olle', path('f1'), { isRemoved: true, ...fields }),
  sheet('1042', 'f1', { f1: '' }),
];

const photoRowsOnly: Row[] = [
  photos.may('staff', 'take one away with its small copy', [
    marked('f1', true),
    sheet('1042', 'f1', { f1: '' }),
  ]),
  photos.may('staff', 'put one back with its small copy', [
    marked('gone', false),
    sheet('1042', 'gone', { f1: thumb, gone: thumb }),
  ]),
  photos.mayNot('staff', 'take one away and leave its small copy', [marked('f1', true)]),
  photos.mayNot('staff', 'put one back without its small copy', [marked('gone', false)]),
  photos.mayNot('staff', 'take a small copy away and leave the photo', [
    marked('f1', false),
    sheet('1042', 'f1', { f1: '' }),
  ]),
  photos.mayNot('auditor', 'take one away', [
    change('rune', path('f1'), { isRemoved: true }),
    sheet('1042', 'f1', { f1: '' }),
  ]),
  ...Object.entries({
    'another picture': { picture: bytes(601) },
    'another time': { addedAt: new Date(0) },
    'another key': { more: 'x' },
  }).map(([name, fields]) => photos.mayNot('owner', `write ${name}`, changed(fields))),
  photos.mayNot('owner', 'move one to another order', [
    change('olle', path('f1'), { orderId: '1001', isRemoved: false }),
    sheet('1001', 'f1', { f1: thumb }),
  ]),
  photos.mayNot('owner', 'make one anew over another', [
    create('olle', path('f1'), photo),
    sheet('1042', 'f1', { f1: `${thumb}AAAA` }),
  ]),
  photos.mayNot('owner', 'add one without a small copy', [create('olle', path('f9'), photo)]),
  photos.mayNot('owner', 'add one that is taken away already', [
    create('olle', path('f9'), { ...photo, isRemoved: true }),
    sheet('1042', 'f9', { f1: thumb, f9: thumb }),
  ]),
  photos.mayNot('owner', 'add one that is taken away already, with an empty small copy', [
    create('olle', path('f9'), { ...photo, isRemoved: true }),
    sheet('1042', 'f9', { f1: thumb, f9: '' }),
  ]),
  photos.mayNot('owner', 'add one that is taken away already, without a small copy', [
    create('olle', path('f9'), { ...photo, isRemoved: true }),
    sheet('1042', 'f9', { f1: thumb }),
  ]),
  photos.may('staff', 'add one to an order that has ended', ofOrder('1005')),
  photos.mayNot('staff', 'add one to an order that is not there', ofOrder('1999')),
  photos.may('staff', 'add one to an order that is created beside it', [
    create('stina', `${own}/workOrders/1050`, existing(`${own}/workOrders/1042`)),
    ...ofOrder('1050'),
  ]),
  photos.may('owner', 'create one with the longest id', called(longest)),
  ...wrongIds.map((id) => photos.mayNot('owner', `create ${id}`, called(id))),
];

const full = { [`${own}/photoSheets/1002`]: { photoId: 't1', thumbs: thumbs(40) } };
/** One is shown, and so many were taken away. */
const takenAway = (count: number) => ({
  t0: thumb,
  ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`gone${n}`, ''])),
});
const afterTaking = (count: number) => ({
  where: { [`${own}/photoSheets/1002`]: { photoId: 't0', thumbs: takenAway(count) } },
  writes: [
    create('stina', path('f9'), { ...photo, orderId: '1002' }),
    sheet('1002', 'f9', { ...takenAway(count), f9: thumb }),
  ],
});
const oneMore = (count: number) => [
  create('stina', path('f9'), { ...photo, orderId: '1002' }),
  sheet('1002', 'f9', { ...thumbs(count), f9: thumb }),
];
const beside = (all: object) => [create('stina', path('f9'), photo), sheet('1042', 'f9', all)];

const sheetRows: Row[] = [
  sheets.may('staff', 'add the last that there is room for', oneMore(39)),
  { ...sheets.mayNot('staff', 'add one too many', oneMore(40)), where: full },
  {
    ...sheets.mayNot('staff', 'add one too many in the place of another', oneMore(39)),
    where: full,
  },
  {
    ...sheets.may('staff', 'add the last beside those taken away', afterTaking(78).writes),
    where: afterTaking(78).where,
  },
  {
    ...sheets.mayNot('staff', 'add one too many beside those taken away', afterTaking(79).writes),
    where: afterTaking(79).where,
  },
  sheets.mayNot('staff', 'leave out one that is taken away', [
    marked('f1', true),
    sheet('1042', 'f1', {}),
  ]),
  sheets.mayNot('owner', 'write another small copy of a photo', [
    sheet('1042', 'f1', { f1: `${thumb}AAAA` }),
  ]),
  sheets.mayNot('owner', 'take a small copy away alone', [sheet('1042', 'f1', { f1: '' })]),
  sheets.may('staff', 'take one away that another device has taken away', [
    marked('gone', true),
    sheet('1042', 'gone', { f1: thumb }),
  ]),
  sheets.mayNot('staff', 'change another beside', beside({ f1: `${thumb}AAAA`, f9: thumb })),
  sheets.mayNot('staff', 'take another away beside', beside({ f9: thumb })),
  sheets.mayNot('staff', 'add another beside', beside({ f1: thumb, f8: thumb, f9: thumb })),
  sheets.mayNot('staff', 'add one to another order besides', [
    ...added('stina', '1042'),
    sheet('1001', 'f9', { f9: thumb }),
  ]),
  sheets.mayNot('staff', 'add one of a photo that is not there', [
    sheet('1042', 'f9', { f1: thumb, f9: thumb }),
  ]),
];

/** Photos and the sheets with their small copies. */
export const photoRows: Row[] = [...photoRowsOnly, ...sheetRows];
