import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { personId } from '@/domain/ledger/ledgerHash';
import type { LedgerNumber, LedgerPersonFields } from '@/domain/ledger/ledgerPerson';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import { staffIdentityDocument } from '@/domain/workshop/staff';
import type { DemoDocument } from '../demoData';
import { withCheckDigit } from './contacts';
import type { Random } from './random';
import { staff } from './workshop';

/** The identity of a person in the ledger of the demo, from a time on. */
export interface LedgerVersion {
  id: string;
  since: Date;
  person: LedgerPersonFields;
  number: LedgerNumber;
  salt: string;
}

/** The fields of a staff card and of its number that the ledger copies. */
const card = v.object({ name: v.string(), isActive: v.boolean() });

const hired: LedgerPersonFields = {
  ...{ key: 'hired', name: 'Elif Demir', relation: 'hired', isListed: true, hasNumber: true },
  ...{ employerName: 'Mellanbygdens Bemanning AB', employerNumber: withCheckDigit('443219001') },
};

/**
 * The documents of people, the earliest first: the owner, the staff as their cards are, one of whom has got another name and one has
 * left, and a hired person.
 */
export async function ledgerVersions(
  random: Random,
  workshopId: string,
  today: CalendarDate,
  documents: readonly DemoDocument[],
): Promise<LedgerVersion[]> {
  const begun = today.subtract({ years: 2 });
  const morning = (day: CalendarDate) => instantAt(day, 340);
  const versions: Omit<LedgerVersion, 'id'>[] = [];

  function add(since: Date, person: LedgerPersonFields, number: LedgerNumber) {
    const salt = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
    versions.push({ since, person, number, salt });
  }

  const fieldsIn = (collection: string) =>
    documents.filter(({ path }) => path.split('/').at(-2) === collection);
  const numbers = new Map(
    fieldsIn('staffIdentities').map(({ path, fields }) => {
      const { kind, number } = v.parse(staffIdentityDocument(today), fields);
      return [path.split('/').at(-1) ?? '', { kind, number }];
    }),
  );
  for (const [index, { path, fields }] of fieldsIn('staff').entries()) {
    const key = path.split('/').at(-1) ?? '';
    const { name, isActive } = v.parse(card, fields);
    const number = numbers.get(key);
    if (!number) continue;
    const person: LedgerPersonFields = {
      ...{ key, name, relation: index === 0 ? 'family' : 'employee', isListed: true },
      ...{ hasNumber: true, employerName: null, employerNumber: null },
    };
    const at = addMinutes(
      morning(name === 'Zoë Lindqvist' ? today.subtract({ months: 6 }) : begun),
      index,
    );
    if (name === staff[5]?.name) {
      add(at, { ...person, name: 'Anna-Lena Gustafsson' }, number);
      add(morning(today.subtract({ months: 9 })), person, number);
    } else {
      add(at, person, number);
    }
    if (!isActive)
      add(morning(today.subtract({ months: 14 })), { ...person, isListed: false }, number);
  }
  const number = withCheckDigit('920614981');
  add(morning(today.subtract({ months: 21 })), hired, { kind: 'swedish', number: `19${number}` });
  const known = await Promise.all(
    versions.map(async (version) => {
      const { person, number: stored, salt } = version;
      const id = await personId(workshopId, person, { ...stored, salt });
      return { ...version, id };
    }),
  );
  return known.toSorted((one, other) => one.since.getTime() - other.since.getTime());
}
