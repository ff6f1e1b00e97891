import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** The draft with the values that were chosen; call `keepOthers` when it is saved. */
  settled<D extends object>(draft: D, former: T): Settled<D, T>;
}

/** A draft that overwrites no value that somebody else has typed meanwhile, unless a person chose so. */
export interface Settled<D, F> {
  draft: D;
  /** The values over which the draft is then typed. */
  former: F;
  /** The own values that were given up. */
  given: Partial<D>;
  /** Keeps the texts that were not chosen in the history; `label` names the record. */
  keepOthers(label: string): void;
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
  // The notice stands above the form, while the person is at the save button below: each save that is put off leads there.
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.focus(), [asked]);
  const open = asked.find((each) => !chosen.has(keyOf(each)));
  const nameOf = (referred: string, name: string) => nameAt(`workshops/${id}/${referred}/${name}`);
  const lastFound = useRef<{ draft: object; former: T; latest: T; found: Contested[] }>(null);
  /** A form asks about a draft and saves it right after: what is contested is found once. */
  function find(draft: object): Contested[] {
    if (!former || !latest) return [];
    const last = lastFound.current;
    if (last?.draft === draft && last.former === former && last.latest === latest)
      return last.found;
    const found = contestedFields(collection, former, draft, latest, nameOf, fields);
    lastFound.current = { draft, former, latest, found };
    return found;
  }
  const changed = former && latest ? changedLines(collection, former, latest, nameOf, fields) : [];
  const workshop = `workshops/${id}`;
  const path = collection === 'workshops' ? workshop : `${workshop}/${collection}/${recordId}`;
  const isOne = collection === 'workshops' || recordId !== undefined;
  const isChanged = changed.length > 0;
  const keys = former && latest ? Object.keys(changedFields(former, latest)) : [];
  const by = useLastWriter(isChanged && isOne ? path : null, changed.join('\n'), keys);
  const who = whoText(by === store.uid, by && nameOf('members', by), what);

  function keepOther(label: string, draft: object, each: Contested) {
    const isOwn = chosen.get(keyOf(each)) !== 'theirs';
    const writtenBy = isOwn ? by : store.uid;
    if (isSetting(collection)) {
      const lines = isOwn ? each.theirs : each.own;
      return keepReplacedSetting(store, id, label, lines.join('\n'), writtenBy);
    }
    const [given, taken] = isOwn ? [latest ?? {}, draft] : [draft, latest ?? {}];
    const replaced = changedFields(pick(taken, each.keys), pick(given, each.keys));
    keepReplaced(store, label, path, replaced, writtenBy).catch(console.error);
  }

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
          <fieldset
            key={keyOf(each)}
            ref={each === open ? question : undefined}
            tabIndex={-1}
            className={styles.choice}
          >
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
      // A copy, because a second press gives the same list and must still move the focus.
      setAsked(isOpen ? [...found] : []);
      return isOpen;
    },
    settled(draft, former) {
      let [next, base] = [draft, former];
      const given = {};
      const found = find(draft);
      for (const each of found) {
        base = Object.assign({ ...base }, pick(latest ?? {}, wholeGroup(collection, each.keys)));
        if (chosen.get(keyOf(each)) === 'theirs') {
          next = Object.assign({ ...next }, pick(latest ?? {}, each.keys));
          Object.assign(given, pick(draft, each.keys));
        }
      }
      const keepOthers = (label: string) => found.forEach((each) => keepOther(label, draft, each));
      return { draft: next, former: base, given, keepOthers };
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
