import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import {
  kimId,
  ledgerIdentity,
  ledgerPerson,
  ledgerPersonId,
  robinId,
  someHash,
} from './ledgerWorld';
import { about, type Row } from './rows';
import { uidOf, workshops, type Person } from './world';
import { change, create } from './writes';

const { own } = workshops;
const persons = about('ledgerPersons');
const identities = about('ledgerIdentities');

/** Somebody new to the ledger; the fields go over theirs. */
export function introduced(
  uid: string,
  person: Fields = {},
  identity: Fields = {},
  workshopId = 'own',
): Write[] {
  const who = { ...ledgerPerson, name: 'Nour Ali', ...person };
  const number = { ...ledgerIdentity, ...identity };
  const id = ledgerPersonId(who, number, workshopId);
  return [
    create(uid, `workshops/${workshopId}/ledgerPersons/${id}`, who),
    create(uid, `workshops/${workshopId}/ledgerIdentities/${id}`, number),
  ];
}

const hired = { relation: 'hired', employerName: 'Bemanning AB', employerNumber: '5560125790' };
const unknown = [{ hasNumber: false }, { kind: 'missing', number: null }] as const;
const foreign = { kind: 'foreign', number: 'DK 1234' };

const newRows: Row[] = [
  ...(['owner', 'staff', 'kiosk'] as const).flatMap((who) => {
    const uid = uidOf(who);
    return [
      persons.may(who, 'add somebody hired', introduced(uid, hired)),
      persons.may(who, 'add somebody without a number', introduced(uid, ...unknown)),
      persons.may(who, 'add somebody from abroad', introduced(uid, {}, foreign)),
      persons.may(who, 'tell that somebody has left', introduced(uid, { isListed: false })),
    ];
  }),
  ...(['auditor', 'revokedKiosk', 'otherKiosk', 'outsider'] as const).map((who) =>
    persons.mayNot(who, 'add somebody', introduced(uidOf(who))),
  ),
  persons.mayNot('kiosk', 'add somebody elsewhere', introduced('entre', {}, {}, 'other')),
  persons.mayNot('staff', 'add somebody hired by nobody', [
    ...introduced('stina', { ...hired, employerName: null }),
  ]),
  persons.mayNot('staff', 'add somebody hired by a nameless number', [
    ...introduced('stina', { ...hired, employerNumber: null }),
  ]),
  persons.mayNot('staff', 'add somebody hired from nowhere', [
    ...introduced('stina', { relation: 'hired' }),
  ]),
  persons.mayNot('staff', 'add an own one who is hired', [
    ...introduced('stina', { ...hired, relation: 'employee' }),
  ]),
  persons.mayNot('staff', 'add an own one of another employer', [
    ...introduced('stina', { employerName: 'Bemanning AB' }),
  ]),
  persons.mayNot('staff', 'add an own one of another employer’s number', [
    ...introduced('stina', { employerNumber: '5560125790' }),
  ]),
  persons.mayNot('staff', 'hide that the number is missing', introduced('stina', {}, unknown[1])),
  persons.mayNot('staff', 'say that a number is missing', introduced('stina', unknown[0])),
  persons.mayNot('staff', 'add somebody of no kind of number', [
    ...introduced('stina', {}, { kind: 'passport' }),
  ]),
  persons.mayNot('staff', 'call letters a Swedish number', [
    ...introduced('stina', {}, { number: 'DK 1234' }),
  ]),
  persons.mayNot('staff', 'give a missing number', [
    ...introduced('stina', unknown[0], { kind: 'missing' }),
  ]),
  persons.mayNot('staff', 'add somebody without the number’s document', [
    ...introduced('stina').slice(0, 1),
  ]),
  identities.mayNot('staff', 'add a number of nobody', introduced('stina').slice(1)),
  identities.mayNot('staff', 'add a number to somebody who is there', [
    create('stina', `${own}/ledgerIdentities/${robinId}`, ledgerIdentity),
  ]),
  persons.mayNot('staff', 'add somebody under another hash', [
    create('stina', `${own}/ledgerPersons/${someHash}`, ledgerPerson),
    create('stina', `${own}/ledgerIdentities/${someHash}`, ledgerIdentity),
  ]),
  persons.mayNot('staff', 'add somebody of another workshop', [
    ...introduced('stina', {}, {}, 'other').map((write) =>
      'set' in write ? { ...write, set: write.set.replace('/other/', '/own/') } : write,
    ),
  ]),
];

const kim = `${own}/ledgerPersons/${kimId}`;
const kimsNumber = `${own}/ledgerIdentities/${kimId}`;
const keptRows: Row[] = (['owner', 'staff', 'auditor', 'kiosk'] as const).flatMap((who) => [
  persons.mayNot(who, 'rename somebody', [change(uidOf(who), kim, { name: 'Kim Al' })]),
  persons.mayNot(who, 'delete somebody', [{ delete: kim }]),
  identities.mayNot(who, 'change a number', [change(uidOf(who), kimsNumber, { number: null })]),
  identities.mayNot(who, 'delete a number', [{ delete: kimsNumber }]),
]);

const strangers = ['revokedKiosk', 'otherKiosk', 'outsider', 'otherOwner'] satisfies Person[];
const readingRows: Row[] = strangers.flatMap((who) => [
  persons.mayNot(who, 'read somebody', { get: kim }),
  persons.mayNot(who, 'list the people', { list: `${own}/ledgerPersons`, limit: 1 }),
  identities.mayNot(who, 'read a number', { get: kimsNumber }),
  identities.mayNot(who, 'list the numbers', { list: `${own}/ledgerIdentities`, limit: 1 }),
]);

/** The people of the ledger under attack: each stands under the hash of what is told of them, and stays. */
export const ledgerPersonRows: Row[] = [...newRows, ...keptRows, ...readingRows];
