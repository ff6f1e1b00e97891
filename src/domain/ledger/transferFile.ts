import type { Ledger } from './ledger';
import type { LedgerBusiness } from './ledgerBusiness';
import { byTime, type LedgerEntry } from './ledgerEvent';

// Electronic hand-over is proposed from 2027 (prop. 2025/26:282), and no authority has told its form: it stands here alone.

/** Milliseconds since 1970, as the hashes are computed over them. */
const ms = (instant: Date | null) => instant?.getTime() ?? null;

/**
 * Events with all that is known of the people whom they name as a JSON file: with it and the description in it, anybody can recompute every hash.
 * `exportedAt` is now.
 */
export function transferFile(
  workshopId: string,
  { name, organisationNumber }: Pick<LedgerBusiness, 'name' | 'organisationNumber'>,
  { persons, identities }: Ledger,
  events: readonly LedgerEntry[],
  exportedAt: Date,
): string {
  const named = new Set(events.flatMap(({ data }) => data.personId ?? []));
  // A number that was told afterwards is in another document of the same person.
  const keys = new Set(persons.flatMap(({ id, data }) => (named.has(id) ? [data.key] : [])));
  const identityOf = new Map(identities.map(({ id, data }) => [id, data]));
  return JSON.stringify(
    {
      format: 'verkstadsnavet-personalliggare',
      version: 1,
      hashes:
        'SHA-256 över raderna 1, verksamhetens id, händelsens id, kind, personId, occurredAtMs, clockOffsetMs, by, pin, correctsId, newTimeAtMs, reason, seenHash, prevHash; tomma rader för null, radbrytning \\n.',
      personIds:
        'SHA-256 över raderna 1, verksamhetens id, key, name, relation, employerName, employerNumber, isListed som 1 eller 0, numberKind, number, salt; tomma rader för null, radbrytning \\n.',
      workshopId,
      business: { name, organisationNumber },
      exportedAt: exportedAt.toISOString(),
      persons: persons
        .filter(({ data }) => keys.has(data.key))
        .map(({ id, data }) => {
          const { key, name: called, relation, employerName, employerNumber, isListed } = data;
          const { kind = null, number = null, salt = null } = identityOf.get(id) ?? {};
          const toldAtMs = data.createdAt.getTime();
          return {
            id,
            key,
            name: called,
            relation,
            employerName,
            employerNumber,
            isListed,
            numberKind: kind,
            number,
            salt,
            toldAtMs,
          };
        }),
      events: events.toSorted(byTime).map(({ id, data, pending }) => {
        const { kind, personId, clockOffsetMs, by, pin, correctsId, reason } = data;
        const { seenHash, prevHash, hash, occurredAt, newTimeAt, createdAt } = data;
        return {
          id,
          kind,
          personId,
          occurredAtMs: ms(occurredAt),
          clockOffsetMs,
          by,
          pin,
          correctsId,
          newTimeAtMs: ms(newTimeAt),
          reason,
          seenHash,
          prevHash,
          hash,
          registeredAtMs: pending ? null : ms(createdAt),
        };
      }),
    },
    null,
    2,
  );
}
