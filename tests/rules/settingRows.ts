import type { Write } from '../support/rulesClient';
import { plainCollections } from './plainCollections';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { create } from './writes';

const { own } = workshops;

/** The removal of a document of the settings that devices learn of. */
function removal(collection: string, id: string, by = 'olle'): Write {
  return create(by, `${own}/removedSettings/${collection}_${id}`, {});
}

/** Deletes a document of the settings. */
export function removedSetting(collection: string, id: string, by = 'olle'): Write[] {
  return [{ delete: `${own}/${collection}/${id}` }, removal(collection, id, by)];
}

const { may, mayNot } = about('removedSettings');
const gone = { delete: `${own}/services/s1` };

const removalRows: Row[] = [
  mayNot('owner', 'write one of a service that stays', [removal('services', 's1')]),
  mayNot('owner', 'write one of a service that never was', [removal('services', 'gone')]),
  mayNot('owner', 'write one in the name of another', [gone, removal('services', 's1', 'stina')]),
  mayNot('owner', 'write one that tells more', [
    gone,
    create('olle', `${own}/removedSettings/services_s1`, { note: 'Erbjuds inte mer' }),
  ]),
  {
    ...may(
      'owner',
      'write one of a service whose id has the sign between the two parts',
      removedSetting('services', 'tyre_change'),
    ),
    where: { [`${own}/services/tyre_change`]: existing(`${own}/services/s1`) },
  },
];

/** Removals of settings: a device that keeps them learns of each. */
export const settingRows: Row[] = [
  ...Object.entries(plainCollections).flatMap(([collection, { id, isUntold }]) =>
    isUntold
      ? []
      : [
          about(collection).mayNot('owner', 'delete one without its removal', [
            { delete: `${own}/${collection}/${id}` },
          ]),
          about(collection).mayNot('owner', 'delete one with the removal of another', [
            { delete: `${own}/${collection}/${id}` },
            ...removedSetting(...other(collection)),
          ]),
        ],
  ),
  ...removalRows,
];

/** A document of another collection. */
function other(collection: string): [string, string] {
  return collection === 'services' ? ['resources', 'r1'] : ['services', 's1'];
}
