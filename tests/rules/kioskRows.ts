import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { kioskCodes, kioskName } from './ledgerWorld';
import { about, type Row } from './rows';
import { existing, type Person, updatedBy, workshops, world } from './world';
import { change, create } from './writes';

const { own, other } = workshops;
const kiosks = about('kiosks');
const codes = about('kioskCodes');
const path = (code: string, workshop: string = own) => `${workshop}/kioskCodes/${code}`;

/** Uses a code up; it may be one that is not there. */
export function usedUp(uid: string, code: string, changes: Fields = {}): Write {
  const before = world[path(code)] ?? existing(path(kioskCodes.open));
  return { set: path(code), fields: updatedBy(uid, before, { usedBy: uid, ...changes }) };
}

/** Makes an account a tablet by a code, as the app does. */
export function paired(uid: string, code: string = kioskCodes.open, as: Fields = {}): Write[] {
  return [
    create(uid, `${own}/kiosks/${uid}`, { name: kioskName, code, ...as }),
    usedUp(uid, code),
    create(uid, `users/${uid}`, { workshopIds: ['own'] }),
  ];
}

const pairingRows: Row[] = [
  kiosks.may('outsider', 'pair by an open code', paired('nils')),
  kiosks.may('revokedKiosk', 'pair by a new code', paired('trasig')),
  kiosks.mayNot('guest', 'pair without a password', paired('gabi').slice(0, 2)),
  kiosks.mayNot('outsider', 'pair by an expired code', paired('nils', kioskCodes.expired)),
  kiosks.mayNot('outsider', 'pair by a used code', paired('nils', kioskCodes.used)),
  kiosks.mayNot('outsider', 'pair by a withdrawn code', paired('nils', kioskCodes.withdrawn)),
  kiosks.mayNot('outsider', 'pair by a code of another workshop', [
    create('nils', `${own}/kiosks/nils`, { name: kioskName, code: kioskCodes.elsewhere }),
    change('nils', path(kioskCodes.elsewhere, other), { usedBy: 'nils' }),
  ]),
  kiosks.mayNot('outsider', 'pair elsewhere by a code of here', [
    create('nils', `${other}/kiosks/nils`, { name: kioskName, code: kioskCodes.open }),
    usedUp('nils', kioskCodes.open),
  ]),
  kiosks.mayNot('outsider', 'pair and keep the code open', paired('nils').slice(0, 1)),
  kiosks.mayNot('outsider', 'pair by another name', [
    ...paired('nils', kioskCodes.open, { name: 'Kontoret' }),
  ]),
  kiosks.mayNot('outsider', 'pair another account', [
    create('nils', `${own}/kiosks/gabi`, { name: kioskName, code: kioskCodes.open }),
    usedUp('nils', kioskCodes.open, { usedBy: 'gabi' }),
  ]),
  kiosks.mayNot('outsider', 'pair and name the code', [
    ...paired('nils', kioskCodes.open, { name: 'Kontoret' }).slice(0, 1),
    usedUp('nils', kioskCodes.open, { name: 'Kontoret' }),
  ]),
  kiosks.mayNot('revokedKiosk', 'come back by its code', [
    ...paired('trasig', kioskCodes.usedByRevoked).slice(0, 1),
  ]),
  kiosks.mayNot('kiosk', 'take another name', [
    change('entre', `${own}/kiosks/entre`, { name: 'Kontoret' }),
  ]),
  kiosks.mayNot('owner', 'rename one', [change('olle', `${own}/kiosks/entre`, { name: 'Kök' })]),
  kiosks.mayNot('owner', 'let one in without a code', [
    create('olle', `${own}/kiosks/nils`, { name: kioskName, code: kioskCodes.open }),
  ]),
];

const readingRows: Row[] = [
  kiosks.may('revokedKiosk', 'see that it is revoked', { get: `${own}/kiosks/trasig` }),
  kiosks.mayNot('kiosk', 'read another', { get: `${own}/kiosks/lager` }),
  kiosks.mayNot('otherKiosk', 'read one', { get: `${own}/kiosks/entre` }),
  ...(['revokedKiosk', 'otherKiosk'] as const).map((who) =>
    about('workshops').mayNot(who, 'read the workshop', { get: own }),
  ),
  kiosks.may('otherKiosk', 'read its own', { get: `${other}/kiosks/grannen` }),
];

const used = path(kioskCodes.used);
const open = path(kioskCodes.open);
const codeRows: Row[] = [
  codes.may('owner', 'read a used one', { get: used }),
  codes.may('kiosk', 'read the one that let it in', { get: used }),
  codes.may('outsider', 'read an expired one', { get: path(kioskCodes.expired) }),
  ...(['staff', 'auditor', 'otherOwner', 'outsider', 'anonymous'] satisfies Person[]).map((who) =>
    codes.mayNot(who, 'read a used one', { get: used }),
  ),
  codes.mayNot('outsider', 'use one up for nothing', [usedUp('nils', kioskCodes.open)]),
  codes.mayNot('owner', 'use one up for a tablet', [change('olle', open, { usedBy: 'entre' })]),
  codes.mayNot('owner', 'open a used one again', [change('olle', used, { usedBy: null })]),
  codes.mayNot('owner', 'give a used one to another', [change('olle', used, { usedBy: 'lager' })]),
  codes.mayNot('owner', 'extend one', [
    change('olle', open, { expiresAt: new Date('2099-01-01') }),
  ]),
  codes.mayNot('owner', 'rename one', [change('olle', open, { name: 'Kontoret' })]),
  codes.mayNot('kiosk', 'touch the one that let it in', [change('entre', used, {})]),
  ...(
    [
      ['name it', { name: 'Kontoret' }],
      ['forge who made it', { createdBy: 'nils' }],
      ['forge who used it', { updatedBy: 'olle' }],
    ] satisfies [string, Fields][]
  ).map(([what, changes]) =>
    codes.mayNot('outsider', `use one up and ${what}`, [
      ...paired('nils').slice(0, 1),
      usedUp('nils', kioskCodes.open, changes),
    ]),
  ),
  codes.may('owner', 'withdraw one that is gone', [{ delete: path(kioskCodes.withdrawn) }]),
  codes.mayNot('owner', 'withdraw a used one', [{ delete: used }]),
  codes.mayNot('staff', 'withdraw one that is gone', [{ delete: path(kioskCodes.withdrawn) }]),
];

/** Tablets, which a code of an owner lets in once. */
export const kioskRows: Row[] = [...pairingRows, ...readingRows, ...codeRows];
