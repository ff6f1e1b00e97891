import type { ShownEntry } from '@/components/servicebook/ServiceEntries';
import { type EntryVerdict, verdictText } from '@/domain/servicebook/entryVerdict';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import type { Entry } from '@/domain/values/live';

const tones = {
  unsigned: 'quiet',
  unknownKey: 'quiet',
  changed: 'bad',
  late: 'bad',
  revoked: 'good',
  unchanged: 'good',
} as const;

/** Entries with what is known of their signatures, as the timeline shows them. */
export function shownEntries(
  entries: readonly Entry<ServiceEntry>[],
  verdicts: ReadonlyMap<string, EntryVerdict>,
): ShownEntry[] {
  return entries.map(({ id, data }) => {
    const verdict = verdicts.get(id);
    return {
      id,
      data,
      verdict: verdict && { text: verdictText(verdict), tone: tones[verdict.kind] },
    };
  });
}
