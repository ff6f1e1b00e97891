import { about, type Row } from './rows';
import { codes, colleague, member, workshops } from './world';
import { change, create, createService, join, removeMember, useInvite } from './writes';

const { own, other, orphan } = workshops;
const { may, mayNot } = about('members');
const joined = [join(own, 'nils', codes.staff), useInvite(own, codes.staff, 'nils')];
const asAuditor = { role: 'auditor' };

/** Ways into a workshop: an invite, and tricks that must not work. */
export const joinRows: Row[] = [
  may('outsider', 'join by an invite and note the workshop', [
    ...joined,
    create('nils', 'users/nils', { workshopIds: ['own'] }),
  ]),
  may('outsider', 'join as auditor by such an invite', [
    join(own, 'nils', codes.auditor, asAuditor),
    useInvite(own, codes.auditor, 'nils'),
  ]),
  may('otherOwner', 'join a second workshop', [
    join(own, 'ottilia', codes.staff),
    useInvite(own, codes.staff, 'ottilia'),
  ]),
  may('verified', 'join by a verified address', [
    join(own, 'vilgot', codes.staff, { isVerified: true }),
    useInvite(own, codes.staff, 'vilgot'),
  ]),
  mayNot('outsider', 'join by an address that is called verified', [
    join(own, 'nils', codes.staff, { isVerified: true }),
    useInvite(own, codes.staff, 'nils'),
  ]),
  mayNot('outsider', 'join under a name of his own choice', [
    join(own, 'nils', codes.staff, { name: 'Olle' }),
    useInvite(own, codes.staff, 'nils'),
  ]),
  mayNot('anonymous', 'join', joined),
  mayNot('outsider', 'join without an invite', [join(own, 'nils', null)]),
  mayNot('outsider', 'join by a code that is none', [join(own, 'nils', codes.missing)]),
  mayNot('outsider', 'join by a code of his own making', [
    join(own, 'nils', codes.missing),
    create('nils', `${own}/invites/${codes.missing}`, { role: 'staff', usedBy: 'nils' }),
  ]),
  mayNot('outsider', 'join without using up the invite', [join(own, 'nils', codes.staff)]),
  mayNot('outsider', 'use an invite without joining', [useInvite(own, codes.staff, 'nils')]),
  mayNot('outsider', 'join by an expired invite', [
    join(own, 'nils', codes.expired),
    useInvite(own, codes.expired, 'nils'),
  ]),
  mayNot('outsider', 'join by a used invite', [
    join(own, 'nils', codes.used),
    useInvite(own, codes.used, 'nils'),
  ]),
  mayNot('outsider', 'join by a used invite, leaving it as it is', [join(own, 'nils', codes.used)]),
  mayNot('removed', 'come back by the invite that let him in', [
    join(own, 'rut', codes.usedByRemoved),
  ]),
  mayNot('removed', 'come back by using that invite again', [
    join(own, 'rut', codes.usedByRemoved),
    useInvite(own, codes.usedByRemoved, 'rut'),
  ]),
  mayNot('outsider', 'join by an invite of another workshop', [
    join(own, 'nils', codes.elsewhere),
    useInvite(other, codes.elsewhere, 'nils'),
  ]),
  mayNot('outsider', 'join with another role than the invite’s', [
    join(own, 'nils', codes.staff, asAuditor),
    useInvite(own, codes.staff, 'nils'),
  ]),
  mayNot('outsider', 'change the invite’s role while joining', [
    join(own, 'nils', codes.staff, asAuditor),
    useInvite(own, codes.staff, 'nils', asAuditor),
  ]),
  mayNot('outsider', 'join as owner', [
    join(own, 'nils', codes.staff, { role: 'owner' }),
    useInvite(own, codes.staff, 'nils'),
  ]),
  mayNot('outsider', 'join as owner and stand among the owners', [
    join(own, 'nils', codes.staff, { role: 'owner' }),
    useInvite(own, codes.staff, 'nils', { role: 'owner' }),
    change('nils', own, { owners: ['olle', 'nils'] }),
  ]),
  mayNot('outsider', 'join as founder of what others founded', [
    join(own, 'nils', null, { role: 'owner' }),
    change('nils', own, { owners: ['olle', 'nils'] }),
  ]),
  mayNot('outsider', 'take over a workshop without members', [
    join(orphan, 'nils', null, { role: 'owner' }),
  ]),
  mayNot('outsider', 'let another person in', [
    create('nils', `${own}/members/tove`, { ...member('nils', 'staff', codes.staff) }),
    useInvite(own, codes.staff, 'nils', { usedBy: 'tove' }),
  ]),
  mayNot('outsider', 'join under another e-mail address', [
    join(own, 'nils', codes.staff, { email: 'olle@example.se' }),
    useInvite(own, codes.staff, 'nils'),
  ]),
  mayNot('outsider', 'join and use up a second invite', [
    ...joined,
    useInvite(own, codes.auditor, 'nils'),
  ]),
  mayNot('outsider', 'join together with another person', [
    ...joined,
    create('nils', `${own}/members/tove`, { ...member('nils', 'staff', codes.staff) }),
  ]),
  mayNot('outsider', 'join and use the invite in another’s name', [
    join(own, 'nils', codes.staff),
    useInvite(own, codes.staff, 'nils', { usedBy: colleague }),
  ]),
  mayNot('outsider', 'join with forged stamps on the invite', [
    join(own, 'nils', codes.staff),
    useInvite(own, codes.staff, 'nils', { createdBy: 'nils' }),
  ]),
  mayNot('outsider', 'join in the owner’s name', [
    join(own, 'nils', codes.staff),
    useInvite(own, codes.staff, 'nils', { updatedBy: 'olle' }),
  ]),
  mayNot('outsider', 'join and extend the invite', [
    join(own, 'nils', codes.staff),
    useInvite(own, codes.staff, 'nils', { expiresAt: new Date('2099-01-01') }),
  ]),
  mayNot('outsider', 'join as staff and write what owners write', [
    ...joined,
    createService('nils', own),
  ]),
  mayNot('staff', 'take another role by an invite', [
    join(own, 'stina', codes.auditor, asAuditor),
    useInvite(own, codes.auditor, 'stina'),
  ]),
  mayNot('staff', 'leave and come back as owner', [
    removeMember(own, 'stina'),
    join(own, 'stina', null, { role: 'owner' }),
  ]),
];
