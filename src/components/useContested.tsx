import { type ReactNode, useState } from 'react';
import { changedLines, type Contested, contestedFields } from '@/domain/collections/contested';
import type { Fields } from '@/domain/collections/field';
import { changedFields } from '@/domain/values/changedFields';
import { pick, wholeGroup } from '@/domain/collections/baseValues';
import { useLastWriter } from '@/data/record/lastWriter';
import { keepReplacedSetting } from '@/data/record/replacedSettings';
import { keepReplaced } from '@/data/record/replacedTexts';
import { isSetting } from '@/domain/record/replacedSetting';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { Alert } from '@/ui/notes/Alert';
import { useNameAt } from './useNameAt';
import styles from './useContested.module.css';

type Choice = 'own' | 'theirs';

/** The changes that other people have made while a form was open. */
export interface ContestedForm<T> {
  /** Tells what has been changed, and asks about fields that the form has changed too. */
  notice: ReactNode;
  /** True if a draft would overwrite what has not been chosen yet; the form then stays open and asks. */
  asksAbout(draft: object): boolean;
  /**
   * The draft with the values that were chosen, the values over which it is then typed, and the own values that were
   * given up.
   */
  settled<D extends object>(draft: D, former: T): { draft: D; former: T; given: Partial<D> };
  /** Keeps the texts that were not chosen in the history; `label` names the record. */
  keepOthers(label: string, draft: object): void;
}

/**
 * Compares a form that was filled in from `former` with the `latest` values of the same document; undefined where
 * there is nothing to compare. `fields` are those of the form where it is about more than one document, and `what` names
 * the record where there are several. Without `recordId` several documents have been changed, perhaps by several people,
 * and nobody is named.
 */
export function useContested<T extends object>(
  collection: string,
  recordId: string | undefined,
  former: T | undefined,
  latest: T | undefined,
  { fields, what = 'det här' }: { fields?: Fields; what?: string } = {},
): ContestedForm<T> {
  const nameAt = useNameAt();
  const store = useStore();
  const { id } = useWorkshop();
  const [asked, setAsked] = useState<Contested[]>([]);
  // A choice holds for the very values between which it was made.
  const [chosen, setChosen] = useState(new Map<string, Choice>());
  const nameOf = (referred: string, name: string) => nameAt(`workshops/${id}/${referred}/${name}`);
  const find = (draft: object) =>
    former && latest ? contestedFields(collection, former, draft, latest, nameOf, fields) : [];
  const changed = former && latest ? changedLines(collection, former, latest, nameOf, fields) : [];
  const workshop = `workshops/${id}`;
  const path = collection === 'workshops' ? workshop : `${workshop}/${collection}/${recordId}`;
  const isOne = collection === 'workshops' || recordId !== undefined;
  const isChanged = changed.length > 0;
  const by = useLastWriter(isChanged && isOne ? path : null, changed.join('\n'));
  const who = whoText(by === store.uid, by && nameOf('members', by), what);

  return {
    notice: isChanged && (
      <Alert kind={asked.length > 0 ? 'trouble' : 'done'}>
        <p>{isOne ? who : 'Det här har ändrats'} under tiden:</p>
        <ul className={styles.lines}>
          {changed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {asked.map((each) => (
          <fieldset key={keyOf(each)} className={styles.choice}>
            <legend>Du har ändrat samma sak. Vad ska gälla?</legend>
            {(['own', 'theirs'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={`contested.${each.keys[0]}`}
                  checked={chosen.get(keyOf(each)) === choice}
                  onChange={() => setChosen(new Map(chosen).set(keyOf(each), choice))}
                />
                <span>
                  {choice === 'own' ? 'Mitt: ' : 'Det andra: '}
                  {each[choice].join(', ')}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </Alert>
    ),
    asksAbout(draft) {
      const found = find(draft);
      const isOpen = found.some((each) => !chosen.has(keyOf(each)));
      setAsked(isOpen ? found : []);
      return isOpen;
    },
    settled(draft, former) {
      let [next, base] = [draft, former];
      const given = {};
      for (const each of find(draft)) {
        base = Object.assign({ ...base }, pick(latest ?? {}, wholeGroup(collection, each.keys)));
        if (chosen.get(keyOf(each)) === 'theirs') {
          next = Object.assign({ ...next }, pick(latest ?? {}, each.keys));
          Object.assign(given, pick(draft, each.keys));
        }
      }
      return { draft: next, former: base, given };
    },
    keepOthers(label, draft) {
      for (const each of find(draft)) {
        const isOwn = chosen.get(keyOf(each)) !== 'theirs';
        const writtenBy = isOwn ? by : store.uid;
        if (isSetting(collection)) {
          const lines = isOwn ? each.theirs : each.own;
          keepReplacedSetting(store, id, label, lines.join('\n'), writtenBy);
          continue;
        }
        const [given, taken] = isOwn ? [latest ?? {}, draft] : [draft, latest ?? {}];
        const replaced = changedFields(pick(taken, each.keys), pick(given, each.keys));
        keepReplaced(store, label, path, replaced, writtenBy).catch(console.error);
      }
    },
  };
}

/** Said when somebody leaves what another one has written; "Ångra" beside it puts the own text back. */
export function keptTheirs(label: string): string {
  return `${label} har kvar den andra ändringen.`;
}

function whoText(isOwn: boolean, name: string | null, what: string): string {
  return isOwn
    ? `Du har ändrat ${what} på ett annat ställe`
    : `${name ?? 'Någon annan'} har ändrat ${what}`;
}

function keyOf({ keys, own, theirs }: Contested): string {
  return JSON.stringify([keys, own, theirs]);
}
