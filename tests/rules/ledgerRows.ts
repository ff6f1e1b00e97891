import { Raw, type Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import {
  chain,
  kimId,
  ledgerEvent,
  type Place,
  robinId,
  someHash,
  stamp,
  told,
} from './ledgerWorld';
import { about, type Row } from './rows';
import { days, existing, inMs, uidOf, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const ledger = about('ledger');
type Teller = 'owner' | 'staff' | 'auditor' | 'kiosk' | 'revokedKiosk' | 'otherKiosk' | 'outsider';

/** Adds an event to the ledger, as the app does. */
export function telling(uid: string, event: Fields = {}, place: Place = {}): Write[] {
  // Staff has a chain that has begun.
  const next = { seq: uid === 'stina' ? 4 : 1, ...place };
  const { id, fields } = ledgerEvent(uid, event, next);
  return [create(uid, `workshops/${place.workshopId ?? 'own'}/ledger/${id}`, fields)];
}

const may = (who: Teller, name: string, event: Fields = {}, place: Place = {}) =>
  ledger.may(who, name, telling(uidOf(who), event, place));
const mayNot = (who: Teller, name: string, event: Fields = {}, place: Place = {}) =>
  ledger.mayNot(who, name, telling(uidOf(who), event, place));

const reason = 'Glömde stämpla';
const afterwards = { kind: 'out', newTimeAt: inMs(-3_600_000), reason };
const correction = { kind: 'correction', correctsId: told.in, newTimeAt: new Date(0), reason };
const note = { kind: 'note', reason };
const inspection = { kind: 'inspection', personId: null };
const exported = { ...inspection, kind: 'export', reason: 'Vecka 47' };
const removal = { ...inspection, kind: 'removal', reason: '2020' };

const kindRows: Row[] = (['owner', 'staff', 'kiosk'] as const).flatMap((who) => [
  may(who, 'stamp somebody in'),
  may(who, 'stamp somebody out', { kind: 'out' }),
  may(who, 'add a stamp afterwards', afterwards),
  may(who, 'correct a stamp', correction),
  may(who, 'correct a correction', { ...correction, correctsId: told.correction }),
  may(who, 'strike a stamp out', { ...correction, newTimeAt: null }),
  may(who, 'note something', { ...note, personId: null }),
  may(who, 'note something about somebody', note),
  may(who, 'tell of an inspection', inspection),
  may(who, 'tell of a file', exported),
]);

const roleRows: Row[] = [
  may('owner', 'tell of a removal', removal),
  ...(['staff', 'kiosk', 'auditor'] as const).map((who) =>
    mayNot(who, 'tell of a removal', removal),
  ),
  may('auditor', 'tell of an inspection', inspection),
  may('auditor', 'tell of a file', exported),
  mayNot('auditor', 'note something', note),
  mayNot('auditor', 'correct a stamp', correction),
  may('staff', 'bear a former name', { by: 'Stina Holm' }),
  mayNot('kiosk', 'bear the name of another', { by: 'Lagret' }),
  ...(['revokedKiosk', 'otherKiosk', 'outsider'] as const).flatMap((who) => [
    mayNot(who, 'stamp somebody in'),
    mayNot(who, 'tell of an inspection', inspection),
    ledger.mayNot(who, 'read an event', { get: `${own}/ledger/${told.in}` }),
    ledger.mayNot(who, 'list events', { list: `${own}/ledger`, limit: 1 }),
  ]),
  mayNot('kiosk', 'tell another workshop', {}, { workshopId: 'other' }),
];

const shapeRows: Row[] = [
  mayNot('staff', 'stamp nobody', { personId: null }),
  mayNot('staff', 'stamp nobody for a reason', { personId: null, reason }),
  mayNot('staff', 'stamp and correct', { ...afterwards, correctsId: told.in }),
  mayNot('staff', 'add a stamp afterwards without a reason', { ...afterwards, reason: null }),
  mayNot('staff', 'give a reason for a stamp of now', { reason }),
  mayNot('staff', 'correct without a reason', { ...correction, reason: null }),
  mayNot('staff', 'correct nothing', { ...correction, correctsId: null }),
  mayNot('staff', 'correct what is not there', { ...correction, correctsId: `x_${chain}_1` }),
  mayNot('staff', 'correct a stamp of another person', { ...correction, personId: robinId }),
  mayNot('staff', 'correct a note', { ...correction, correctsId: told.note }),
  mayNot('staff', 'note nothing', { ...note, reason: null }),
  mayNot('staff', 'note something and correct', { ...note, correctsId: told.in }),
  mayNot('staff', 'note a time', { ...note, newTimeAt: inMs(0) }),
  mayNot('staff', 'tell of an inspection of somebody', { ...inspection, personId: kimId }),
  mayNot('staff', 'tell of a file without saying which', { ...exported, reason: null }),
  mayNot('owner', 'tell of a removal of no year', { ...removal, reason: 'Allt' }),
  mayNot('staff', 'tell of something else', { ...note, kind: 'pause' }),
];

const later = (event: Fields = {}, seq: unknown = 4) => ledgerEvent('stina', event, { seq });
const chainRows: Row[] = [
  may('staff', 'follow an event that is not there', { prevHash: someHash }, { seq: 6 }),
  may('staff', 'begin another chain', {}, { chain: '0'.repeat(12), seq: 1 }),
  may('staff', 'end a chain', {}, { seq: 9_999_999 }),
  mayNot('staff', 'go on beyond the end of a chain', {}, { seq: 10_000_000 }),
  mayNot('staff', 'begin a chain at nought', {}, { seq: 0 }),
  mayNot('staff', 'number one by a text', {}, { seq: '4' }),
  mayNot('staff', 'number one by a fraction', {}, { seq: 4.5 }),
  ...['a'.repeat(11), 'a'.repeat(13), 'A'.repeat(12), 'å'.repeat(12), 'a_b_c_d_e_f_'].map((of) =>
    mayNot('staff', `call a chain ${of}`, {}, { chain: of }),
  ),
  mayNot('staff', 'add one to the chain of another', {}, { id: `olle_${chain}_4` }),
  mayNot('staff', 'add one under another number', {}, { id: `stina_${chain}_5` }),
  mayNot('staff', 'add one under another chain', {}, { id: `stina_${'0'.repeat(12)}_4` }),
  mayNot('staff', 'add another under the same number', {}, { seq: 3 }),
  mayNot(
    'staff',
    'begin with something before',
    { prevHash: someHash },
    { chain: 'b'.repeat(12), seq: 1 },
  ),
  mayNot('staff', 'go on with nothing before', { prevHash: null }),
  ...['', someHash.slice(1), `${someHash}0`, someHash.toUpperCase(), 'x'.repeat(64)].flatMap(
    (hash) => [
      mayNot('staff', `name ${hash || 'nothing'} before`, { prevHash: hash }),
      mayNot('staff', `have seen ${hash || 'nothing'}`, { seenHash: hash }),
    ],
  ),
  mayNot(
    'staff',
    'add one with the hash of another',
    {},
    {
      fields: { hash: later({ kind: 'out' }).fields.hash },
    },
  ),
  mayNot(
    'staff',
    'add one with a hash in capitals',
    {},
    {
      fields: { hash: later().fields.hash.toUpperCase() },
    },
  ),
  ledger.mayNot('staff', 'add one with the hash of another workshop', [
    create('stina', `${own}/ledger/${later().id}`, {
      ...later().fields,
      hash: ledgerEvent('stina', {}, { seq: 4, workshopId: 'other' }).fields.hash,
    }),
  ]),
];

const clockRows: Row[] = [
  may('kiosk', 'stamp by a clock a day behind', { occurredAt: inMs(-days) }),
  may('kiosk', 'stamp by a clock a day ahead', { occurredAt: inMs(days) }),
  may('kiosk', 'stamp by a clock of 1970', { occurredAt: new Date(-1), clockOffsetMs: null }),
  ledger.mayNot('kiosk', 'register a stamp a day ago', [
    ...telling('entre').map((write) =>
      'set' in write ? { ...write, fields: { ...write.fields, createdAt: inMs(-days) } } : write,
    ),
  ]),
  ...(['occurredAt', 'newTimeAt'] as const).map((key) =>
    // The hash is the same, because it is over milliseconds.
    mayNot('kiosk', `tell a part of a millisecond in ${key}`, afterwards, {
      fields: {
        [key]: new Raw({
          timestampValue: { ...stamp, ...afterwards }[key].toISOString().replace('Z', '001Z'),
        }),
      },
    }),
  ),
];

const unchangedRows: Row[] = (['owner', 'staff', 'auditor', 'kiosk'] as const).flatMap((who) => {
  const uid = uidOf(who);
  const path = `${own}/ledger/${told.in}`;
  return [
    ledger.mayNot(who, 'change a stamp', [change(uid, path, { kind: 'out' })]),
    ledger.mayNot(who, 'write a stamp over', [create(uid, path, existing(path))]),
    ledger.mayNot(who, 'delete a stamp of this year', [{ delete: path }]),
  ];
});

/** The ledger under attack: events are added, each in the chain of its device, and stay. */
export const ledgerRows: Row[] = [
  ...[kindRows, roleRows, shapeRows, chainRows, clockRows, unchangedRows].flat(),
];
