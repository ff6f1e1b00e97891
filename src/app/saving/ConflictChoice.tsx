import { keepReplacedSetting } from '@/data/record/replacedSettings';
import { keepReplaced } from '@/data/record/replacedTexts';
import { isSetting } from '@/domain/record/replacedSetting';
import { ownChanges, theirChanges } from '@/data/sync/conflicts';
import type { PendingWrite } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { type NameAt, writtenText } from '@/domain/collections/writtenText';
import { keptTheirs } from '@/components/useContested';
import { pick } from '@/domain/collections/baseValues';
import { changedFields } from '@/domain/values/changedFields';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { TypedText } from '@/ui/controls/TypedText';
import layout from '@/ui/style/layout.module.css';
import styles from './RefusedWritesDialog.module.css';

/** A change of what somebody else has changed meanwhile: both texts, of which one is chosen. */
export function ConflictChoice({ write, nameAt }: { write: PendingWrite; nameAt: NameAt }) {
  const store = useStore();
  const { saving, uid } = store;
  const toast = useToast();
  const [change] = write.changes;
  if (change?.kind !== 'update') return null;
  const { path, values, base = {} } = change;
  const isCalledOff = path.includes('/bookings/') && base.status === 'cancelled';
  const theirs = Object.fromEntries(
    Object.entries(base).filter(([key]) => key in values || (isCalledOff && key === 'status')),
  );
  // The fields that each of the two has and the other one has not.
  const given = changedFields(pick(base, Object.keys(values)), values);
  const replaced = changedFields(values, pick(base, Object.keys(values)));
  const by = write.conflict?.by ?? '';
  const who = nameAt(`${path.split('/').slice(0, 2).join('/')}/members/${by}`) ?? 'Någon annan';
  const own = writtenText([change], nameAt);

  /** Keeps what is given up; the text of a setting is kept as people read it. */
  async function keep(given: object, writtenBy: string | null) {
    const [, workshopId = ''] = path.split('/');
    if (!isSetting(path.split('/').at(-2) ?? ''))
      return keepReplaced(store, write.label, path, given, writtenBy);
    const text = writtenText([{ kind: 'update', path, values: { ...given } }], nameAt);
    keepReplacedSetting(store, workshopId, write.label, text, writtenBy);
  }

  /** Goes on when the text that is given up is in the history. */
  async function keeping(given: object, writtenBy: string | null, goOn: () => void) {
    try {
      await keep(given, writtenBy);
    } catch (error) {
      console.warn(error);
      toast('Det gick inte att lägga texten bland de ersatta. Försök igen när du har kontakt.');
      return;
    }
    saving.dismiss(write.id);
    goOn();
  }

  function saveOwn() {
    void saving.write(write.label, ownChanges(write));
    toast(`${write.label} har din ändring.`, () => {
      void saving.write(write.label, theirChanges(write));
      void keep(given, uid);
    });
  }

  function leaveTheirs() {
    toast(keptTheirs(write.label), () => {
      void saving.write(write.label, ownChanges(write));
      void keep(replaced, write.conflict?.by ?? null);
    });
  }

  return (
    <>
      <p>
        {isCalledOff && !('status' in values)
          ? `${who} har avbokat bokningen medan du ändrade den.`
          : `${write.conflict?.by ? `${who} har ändrat samma sak` : 'Samma sak har ändrats sedan du skrev'}. Välj vad som ska gälla.`}
      </p>
      <div className={styles.both}>
        <section>
          <h4>Sparat nu</h4>
          <TypedText>{writtenText([{ ...change, values: theirs }], nameAt)}</TypedText>
        </section>
        <section>
          <h4>Du skrev</h4>
          <TypedText>{own}</TypedText>
        </section>
      </div>
      <div className={layout.wideActions}>
        <Button onClick={() => void keeping(replaced, write.conflict?.by ?? null, saveOwn)}>
          Spara min ändring
        </Button>
        <Button onClick={() => void keeping(given, uid, leaveTheirs)}>Behåll den andras</Button>
        <Button onClick={() => void navigator.clipboard.writeText(own)}>Kopiera min text</Button>
      </div>
    </>
  );
}
