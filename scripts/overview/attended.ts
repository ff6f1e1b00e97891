import { type Exported, swedish } from './exported';

/** The minutes that everybody was in the premises, by the day on which the shifts began, as the staff ledger says. */
export function attendedByDay({ ledger, ledgerPersons }: Exported): Map<string, number> {
  const keys = new Map(ledgerPersons.map(({ id, key }) => [id, key]));
  const byId = new Map(ledger.map((each) => [each.id, each]));
  const happened = ({ occurredAt, clockOffsetMs }: Exported['ledger'][number]) =>
    Math.abs(clockOffsetMs ?? 0) >= 60_000
      ? occurredAt.getTime() + (clockOffsetMs ?? 0)
      : occurredAt.getTime();

  // The time of each stamp: the one that was said of it last.
  const times = new Map<string, number | null>();
  const inOrder = ledger.toSorted(
    (one, other) =>
      happened(one) - happened(other) || one.id.localeCompare(other.id) || one.seq - other.seq,
  );
  for (const each of inOrder) {
    if (each.kind === 'in' || each.kind === 'out')
      times.set(each.id, each.newTimeAt?.getTime() ?? happened(each));
  }
  for (const each of inOrder) {
    if (each.kind !== 'correction') continue;
    let stamp = byId.get(each.correctsId ?? '');
    for (let steps = 0; stamp?.kind === 'correction' && steps < ledger.length; steps += 1) {
      stamp = byId.get(stamp.correctsId ?? '');
    }
    if (stamp && times.has(stamp.id)) times.set(stamp.id, each.newTimeAt?.getTime() ?? null);
  }

  const minutes = new Map<string, number>();
  const since = new Map<string, number>();
  const stamps = inOrder
    .filter(({ id, personId }) => personId !== null && (times.get(id) ?? null) !== null)
    .toSorted((one, other) => (times.get(one.id) ?? 0) - (times.get(other.id) ?? 0));
  for (const { id, kind, personId } of stamps) {
    const key = keys.get(personId ?? '') ?? personId ?? '';
    const at = times.get(id) ?? 0;
    const begun = since.get(key);
    if (kind === 'in') {
      if (begun === undefined || at - begun > 14 * 3_600_000) since.set(key, at);
      continue;
    }
    since.delete(key);
    if (begun === undefined) continue;
    const { day } = swedish(new Date(begun));
    minutes.set(day, (minutes.get(day) ?? 0) + Math.round((at - begun) / 60_000));
  }
  return minutes;
}
