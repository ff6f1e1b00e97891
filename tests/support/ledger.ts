import { pairKioskPath } from '@/dashboardPaths';
import type { LedgerBusiness } from '@/domain/ledger/ledgerBusiness';
import type { LedgerEventContent } from '@/domain/ledger/ledgerEvent';
import { newChain, nextEvent, personId } from '@/domain/ledger/ledgerHash';
import type { LedgerNumber, LedgerPersonFields } from '@/domain/ledger/ledgerPerson';
import { seedDocuments } from './documents';

/** Writes somebody into the ledger of a workshop past the rules; returns the id that events name. */
export async function seedPerson(
  workshop: string,
  {
    number = { kind: 'missing', number: null },
    ...values
  }: Partial<LedgerPersonFields> & {
    name: string;
    number?: LedgerNumber;
  },
): Promise<string> {
  const person: LedgerPersonFields = {
    ...{ key: crypto.randomUUID(), relation: 'employee', employerName: null, employerNumber: null },
    ...{ isListed: true, hasNumber: number.kind !== 'missing', ...values },
  };
  const identity = { ...number, salt: crypto.randomUUID().replaceAll('-', '') };
  const id = await personId(workshop.replace('workshops/', ''), person, identity);
  await seedDocuments(`${workshop}/ledgerPersons`, { [id]: person });
  await seedDocuments(`${workshop}/ledgerIdentities`, { [id]: identity });
  return id;
}

const nothing = { pin: 'none', correctsId: null, newTimeAt: null, reason: null } as const;

/** Writes events of one chain past the rules, each registered when it happened unless it says when; returns their ids. */
export async function seedEvents(
  workshop: string,
  events: readonly (Pick<LedgerEventContent, 'kind' | 'personId'> &
    Partial<LedgerEventContent> & { occurredAt: Date; createdAt?: Date })[],
  writer = { uid: 'tablet', by: 'Entrén' },
): Promise<string[]> {
  const workshopId = workshop.replace('workshops/', '');
  let head = newChain(crypto.getRandomValues(new Uint8Array(12)));
  const ids: string[] = [];
  const documents: Record<string, object> = {};
  for (const { occurredAt, createdAt = occurredAt, ...content } of events) {
    const next = await nextEvent(
      head,
      { ...nothing, ...content },
      {
        ...{ workshopId, ...writer, occurredAt },
        ...{ clockOffsetMs: null, seenHash: null },
      },
    );
    head = next.head;
    ids.push(next.id);
    documents[next.id] = { ...next.values, createdAt, updatedAt: createdAt };
  }
  await seedDocuments(`${workshop}/ledger`, documents);
  return ids;
}

/** Writes what tablets read of a business past the rules. */
export async function seedBusiness(workshop: string, values: Partial<LedgerBusiness> = {}) {
  const usual: LedgerBusiness = {
    ...{ name: 'Ekens bil', organisationNumber: null },
    ...{ fiscalYearEnd: '12-31', fiscalYearChangedAt: null },
  };
  await seedDocuments(`${workshop}/ledgerBusiness`, { main: { ...usual, ...values } });
}

/** Writes a code for a tablet, and what it reads of the business, past the rules; returns the address that the tablet opens. */
export async function seedKioskCode(workshop: string, values: object = {}): Promise<string> {
  const code = crypto.randomUUID().replaceAll('-', '');
  const expiresAt = new Date(Date.now() + 3_600_000);
  await seedDocuments(`${workshop}/kioskCodes`, {
    [code]: { name: 'Entrén', workshopName: 'Ekens bil', expiresAt, usedBy: null, ...values },
  });
  await seedBusiness(workshop);
  return pairKioskPath({ workshopId: workshop.replace('workshops/', ''), code });
}
