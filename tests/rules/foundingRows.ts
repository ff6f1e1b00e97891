import { weekdays } from '@/domain/workshop/openingHours';
import { starterResources, starterServices } from '@/domain/workshop/starterSet';
import { about, type Row } from './rows';
import { codes, member, workshops } from './world';
import { change, create, founding, join } from './writes';

const { other } = workshops;
const { may, mayNot } = about('workshops');

const starter = [
  ...founding('nils'),
  create('nils', 'users/nils', { workshopIds: ['new'] }),
  ...starterServices.map((fields, n) => create('nils', `workshops/new/services/s${n}`, fields)),
  ...weekdays.map((day) => create('nils', `workshops/new/openingHours/${day}`, { intervals: [] })),
  ...starterResources.map((fields, n) => create('nils', `workshops/new/resources/r${n}`, fields)),
];

/** Ways to found a workshop: the app's one batch, and batches that lack a part of it. */
export const foundingRows: Row[] = [
  may('outsider', 'found one with everything it starts with', starter),
  mayNot('staff', 'found one in the name of another', starter),
  mayNot('anonymous', 'found one', founding('nils')),
  mayNot('outsider', 'found one for others', founding('nils', ['olle'])),
  mayNot('outsider', 'found one with others', founding('nils', ['nils', 'olle'])),
  mayNot('outsider', 'found one without owners', founding('nils', [])),
  mayNot('outsider', 'found one as staff', founding('nils', ['nils'], { role: 'staff' })),
  mayNot('outsider', 'found one without members', founding('nils').slice(0, 1)),
  mayNot('outsider', 'become a member of nothing', founding('nils').slice(1)),
  mayNot(
    'outsider',
    'found one as the invited',
    founding('nils', ['nils'], { inviteCode: codes.staff }),
  ),
  mayNot('outsider', 'found one with a colleague', [
    ...founding('nils'),
    create('nils', 'workshops/new/members/tove', member('nils', 'staff')),
  ]),
  mayNot('outsider', 'found one where there is one', [
    change('nils', other, { owners: ['nils'] }),
    join(other, 'nils', null, { role: 'owner' }),
  ]),
];
