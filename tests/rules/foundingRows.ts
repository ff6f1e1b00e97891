import { weekdays } from '@/domain/workshop/openingHours';
import { starterResources, starterServices } from '@/domain/workshop/starterSet';
import { about, type Row } from './rows';
import { codes, member, seeded, updatedBy, workshops } from './world';
import { change, create, founded, founding, join } from './writes';

const { other } = workshops;
const { may, mayNot } = about('workshops');
const founders = about('founders');

const starter = [
  ...founding('nils'),
  create('nils', 'users/nils', { workshopIds: ['new'] }),
  ...starterServices.map((fields, n) => create('nils', `workshops/new/services/s${n}`, fields)),
  ...weekdays.map((day) => create('nils', `workshops/new/openingHours/${day}`, { intervals: [] })),
  ...starterResources.map((fields, n) => create('nils', `workshops/new/resources/r${n}`, fields)),
];

const many = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`);
const after = (row: Row, count: number): Row => ({
  ...row,
  where: { 'founders/nils': { workshopIds: many(count), ...seeded } },
});
const next = (count: number) => [
  { set: 'founders/nils', fields: again('nils', [...many(count), 'new']) },
  ...founding('nils').slice(1),
];
const again = (uid: string, workshopIds: string[]) => updatedBy(uid, { workshopIds, ...seeded });

/** Five workshops are founded by one account at most, and none is taken out of the count. */
const countRows: Row[] = [
  after(may('outsider', 'found a fifth one', next(4)), 4),
  after(mayNot('outsider', 'found a sixth one', next(5)), 5),
  after(
    mayNot('outsider', 'found a sixth one in place of another', [
      { set: 'founders/nils', fields: again('nils', [...many(4), 'new']) },
      ...founding('nils').slice(1),
    ]),
    5,
  ),
  mayNot('outsider', 'found one that is not counted', founding('nils').slice(1)),
  mayNot('outsider', 'found one that another person counts', [
    founded('olle', 'new'),
    ...founding('nils').slice(1),
  ]),
  mayNot('outsider', 'found one under the count of another', [
    founded('nils', 'others'),
    ...founding('nils').slice(1),
  ]),
  founders.mayNot('owner', 'drop one', [change('olle', 'founders/olle', { workshopIds: ['own'] })]),
  founders.mayNot('owner', 'put one in place of another', [
    change('olle', 'founders/olle', { workshopIds: ['own', 'new'] }),
  ]),
];

const listed = { workshopIds: ['own'], ...seeded };
const alsoNew = updatedBy('gabi', listed, { workshopIds: ['own', 'new'] });

/** Only accounts with a password have documents of their own. */
const guestRows: Row[] = [
  ...(['users', 'founders'] as const).flatMap((collection) => {
    const { mayNot } = about(collection);
    const path = `${collection}/gabi`;
    return [
      mayNot('guest', 'create an own one', [create('gabi', path, { workshopIds: ['own'] })]),
      {
        ...mayNot('guest', 'change the own one', [{ set: path, fields: alsoNew }]),
        where: { [path]: listed },
      },
    ];
  }),
  mayNot('guest', 'found one', founding('gabi')),
];

const where = (onlyVerified: boolean, row: Row): Row => ({
  ...row,
  where: { 'settings/founding': { onlyVerified } },
});

/** The switch that leaves founding to accounts with a verified address. */
const switchRows: Row[] = [
  where(true, mayNot('outsider', 'found one without a verified address', founding('nils'))),
  where(true, may('verified', 'found one by a verified address', founding('vilgot'))),
  where(false, may('outsider', 'found one where the switch is off', founding('nils'))),
  mayNot('owner', 'turn the switch', [
    { set: 'settings/founding', fields: { onlyVerified: false } },
  ]),
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
  mayNot('outsider', 'found one without members', founding('nils').slice(0, 2)),
  mayNot('outsider', 'become a member of nothing', [
    founded('nils', 'new'),
    ...founding('nils').slice(2),
  ]),
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
  ...countRows,
  ...guestRows,
  ...switchRows,
];
