import { about, type Row } from './rows';
import { codes, colleague, existing, manyOwners, workshops } from './world';
import { change, changeMember, createService, removeMember } from './writes';

const { own, shared, owners19, owners20 } = workshops;
const { may, mayNot } = about('members');
const asAuditor = { role: 'auditor' };
const owners = (...uids: string[]) => ({ owners: uids });
const asOwner = { role: 'owner' };
const asStaff = { role: 'staff' };

/** Changes of role and leaving: owners may do this, and one owner always remains. */
export const roleRows: Row[] = [
  may('owner', 'make staff an auditor', [changeMember('olle', own, 'stina', asAuditor)]),
  may('owner', 'make staff an owner', [
    changeMember('olle', own, 'stina', asOwner),
    change('olle', own, owners('olle', 'stina')),
  ]),
  may('owner', 'make another owner staff', [
    changeMember('olle', shared, 'vera', asStaff),
    change('olle', shared, owners('olle')),
  ]),
  may('owner', 'step down where there is another owner', [
    changeMember('olle', shared, 'olle', asStaff),
    change('olle', shared, owners('vera')),
  ]),
  may('owner', 'leave where there is another owner', [
    removeMember(shared, 'olle'),
    change('olle', shared, owners('vera')),
  ]),
  may('coOwner', 'remove another owner', [
    removeMember(shared, 'olle'),
    change('vera', shared, owners('vera')),
  ]),
  may('owner', 'make the twentieth owner', [
    changeMember('olle', owners19, 'stina', asOwner),
    change('olle', owners19, owners(...manyOwners(19), 'stina')),
  ]),
  mayNot('owner', 'make a twenty-first owner', [
    changeMember('olle', owners20, 'stina', asOwner),
    change('olle', owners20, owners(...manyOwners(20), 'stina')),
  ]),
  mayNot('owner', 'step down as the last owner', [
    changeMember('olle', own, 'olle', asStaff),
    change('olle', own, owners()),
  ]),
  mayNot('owner', 'leave as the last owner', [
    removeMember(own, 'olle'),
    change('olle', own, owners()),
  ]),
  mayNot('owner', 'leave and stay among the owners', [removeMember(own, 'olle')]),
  mayNot('owner', 'step down and stay among the owners', [
    changeMember('olle', shared, 'olle', asStaff),
  ]),
  mayNot('owner', 'remove an owner who stays among the owners', [removeMember(shared, 'vera')]),
  mayNot('owner', 'make an owner who is not among the owners', [
    changeMember('olle', own, 'stina', asOwner),
  ]),
  mayNot('owner', 'name an owner who is staff', [change('olle', own, owners('olle', 'stina'))]),
  mayNot('owner', 'name an owner who is no member', [change('olle', own, owners('olle', 'nils'))]),
  mayNot('owner', 'drop an owner who stays one', [change('olle', shared, owners('olle'))]),
  mayNot('owner', 'name an owner twice', [change('olle', own, owners('olle', 'olle'))]),
  mayNot('owner', 'hand over in one step', [
    changeMember('olle', own, 'stina', asOwner),
    changeMember('olle', own, 'olle', asStaff),
    change('olle', own, owners('stina')),
  ]),
  mayNot('owner', 'name two owners of whom one is staff', [
    changeMember('olle', own, 'stina', asOwner),
    change('olle', own, owners('olle', 'stina', colleague)),
  ]),
  mayNot('owner', 'give a role that does not exist', [
    changeMember('olle', own, 'stina', { role: 'chef' }),
  ]),
  mayNot('staff', 'make himself an owner', [changeMember('stina', own, 'stina', asOwner)]),
  mayNot('staff', 'make himself an owner with the workshop’s owners', [
    changeMember('stina', own, 'stina', asOwner),
    change('stina', own, owners('olle', 'stina')),
  ]),
  mayNot('staff', 'put himself in the owner’s place', [
    changeMember('stina', own, 'stina', asOwner),
    changeMember('stina', own, 'olle', asStaff),
    change('stina', own, owners('stina')),
  ]),
  mayNot('staff', 'change own role', [changeMember('stina', own, 'stina', asAuditor)]),
  mayNot('auditor', 'change own role', [changeMember('rune', own, 'rune', asStaff)]),
  mayNot('staff', 'change a role', [changeMember('stina', own, colleague, asAuditor)]),
  mayNot('otherOwner', 'change a role', [changeMember('ottilia', own, 'stina', asAuditor)]),
  mayNot('otherOwner', 'change the owners', [
    changeMember('ottilia', own, 'stina', asOwner),
    change('ottilia', own, owners('olle', 'stina')),
  ]),
  may('staff', 'leave', [removeMember(own, 'stina')]),
  may('auditor', 'leave', [removeMember(own, 'rune')]),
  mayNot('owner', 'leave and write in the same batch', [
    removeMember(shared, 'olle'),
    change('olle', shared, owners('vera')),
    createService('olle', shared),
  ]),
  mayNot('owner', 'step down and write in the same batch', [
    changeMember('olle', shared, 'olle', asStaff),
    change('olle', shared, owners('vera')),
    createService('olle', shared),
  ]),
  may('owner', 'write where there is another owner', [createService('olle', shared)]),
];

const name = (value: unknown) => ({ name: value });
/** Names of members, which owners give, and changes that a member may make in the own member document. */
export const nameRows: Row[] = [
  ...[null, 'S', 'å'.repeat(120)].map((value) =>
    may('owner', `call a member ${String(value).slice(0, 9)}`, [
      changeMember('olle', own, 'stina', name(value)),
    ]),
  ),
  ...['', 'å'.repeat(121), 7, ['Stina']].map((value) =>
    mayNot('owner', `call a member ${String(value).slice(0, 9)}`, [
      changeMember('olle', own, 'stina', name(value)),
    ]),
  ),
  may('owner', 'change own name', [changeMember('olle', own, 'olle', name('Olle'))]),
  mayNot('staff', 'change own name', [changeMember('stina', own, 'stina', name('Olle'))]),
  mayNot('auditor', 'change own name', [changeMember('rune', own, 'rune', name('Rune'))]),
  mayNot('staff', 'change another’s name', [changeMember('stina', own, colleague, name('Kim'))]),
  mayNot('otherOwner', 'change a name', [changeMember('ottilia', own, 'stina', name('Stina'))]),
  mayNot('verified', 'take a name with a new address', [
    changeMember('vilgot', shared, 'vilgot', { ...name('Olle'), isVerified: true }),
  ]),
  ...Object.entries({
    email: 'olle@example.se',
    inviteCode: codes.staff,
    more: 'x',
    createdBy: 'stina',
    updatedBy: 'olle',
    updatedAt: new Date(0),
  }).map(([key, value]) =>
    mayNot('staff', `change ${key} of his own`, [
      changeMember('stina', own, 'stina', { [key]: value }),
    ]),
  ),
  ...[false, true].map((isVerified) =>
    may('verified', `keep a new address in the own document, verified: ${isVerified}`, [
      changeMember('vilgot', shared, 'vilgot', { email: 'vilgot@example.se', isVerified }),
    ]),
  ),
  may('staff', 'keep a new address that is not verified', [
    changeMember('stina', own, 'stina', { isVerified: false }),
  ]),
  ...[true, 'false', null].map((isVerified) =>
    mayNot('staff', `call an address that is not verified ${String(isVerified)}`, [
      changeMember('stina', own, 'stina', { isVerified }),
    ]),
  ),
  mayNot('verified', 'keep the address of another as verified', [
    changeMember('vilgot', shared, 'vilgot', { email: 'olle@example.se', isVerified: true }),
  ]),
  mayNot('verified', 'keep his address in the document of another', [
    changeMember('vilgot', shared, 'olle', { email: 'vilgot@example.se', isVerified: true }),
  ]),
  mayNot('owner', 'call the address of a member verified', [
    changeMember('olle', own, 'stina', { isVerified: true }),
  ]),
  mayNot('verified', 'take a role with a new address', [
    changeMember('vilgot', shared, 'vilgot', { ...asAuditor, isVerified: true }),
  ]),
  mayNot('owner', 'forge the stamps with a role', [
    changeMember('olle', own, 'stina', { ...asAuditor, createdBy: 'stina' }),
  ]),
];

const card = (staffId: unknown) => ({ staffId });
const tied = { [`${own}/members/stina`]: { ...existing(`${own}/members/stina`), ...card('p1') } };
/** Ties of accounts to staff cards: owners tell whose hours a member may list. */
export const cardRows: Row[] = [
  ...['stina', 'rune', 'olle'].map((uid) =>
    may('owner', `tie ${uid} to a staff card`, [changeMember('olle', own, uid, card('p1'))]),
  ),
  ...[null, 'p2', 'x'.repeat(128)].map((value) => ({
    ...may('owner', `tie a member to ${String(value).slice(0, 9)} in the place of another card`, [
      changeMember('olle', own, 'stina', card(value)),
    ]),
    where: tied,
  })),
  may('owner', 'tie a member whose role changes', [
    changeMember('olle', own, 'stina', { ...asAuditor, ...card('p1') }),
  ]),
  ...['', 'a b', 'å', 'x'.repeat(129), '../olle', 7, true, ['p1'], {}].map((value) =>
    mayNot('owner', `tie a member to ${JSON.stringify(value).slice(0, 9)}`, [
      changeMember('olle', own, 'stina', card(value)),
    ]),
  ),
  may('owner', 'tie a member and give the name of the card', [
    changeMember('olle', own, 'stina', { ...card('p1'), ...name('Stina') }),
  ]),
  mayNot('owner', 'forge the stamps with a tie', [
    changeMember('olle', own, 'stina', { ...card('p1'), createdBy: 'stina' }),
  ]),
  mayNot('staff', 'tie himself to a staff card', [changeMember('stina', own, 'stina', card('p1'))]),
  mayNot('staff', 'tie himself with a new name', [
    changeMember('stina', own, 'stina', { ...card('p1'), ...name('Stina') }),
  ]),
  mayNot('verified', 'tie himself with a new address', [
    changeMember('vilgot', shared, 'vilgot', { ...card('p1'), isVerified: true }),
  ]),
  ...[null, 'p2'].map((value) => ({
    ...mayNot('staff', `tie himself to ${value} in the place of another card`, [
      changeMember('stina', own, 'stina', card(value)),
    ]),
    where: tied,
  })),
  ...(
    [
      ['staff', 'stina'],
      ['auditor', 'rune'],
      ['otherOwner', 'ottilia'],
      ['kiosk', 'entre'],
      ['outsider', 'nils'],
      ['anonymous', 'olle'],
    ] as const
  ).map(([who, uid]) =>
    mayNot(who, 'tie a member to a staff card', [changeMember(uid, own, colleague, card('p1'))]),
  ),
  mayNot('auditor', 'tie himself to a staff card', [changeMember('rune', own, 'rune', card('p1'))]),
  {
    ...may('owner', 'change the name of a member who stays tied', [
      changeMember('olle', own, 'stina', { ...card('p1'), ...name('Stina') }),
    ]),
    where: tied,
  },
];
