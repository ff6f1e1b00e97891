import { keepReplaced } from '@/data/replacedTexts';
import { ownChanges, theirChanges } from '@/data/sync/conflicts';
import type { PendingWrite } from '@/data/sync/journal';
import { useStore } from '@/data/sync/StoreContext';
import { type NameAt, writtenText } from '@/domain/collections/writtenText';
import { Button } from '@/ui/Button';
import { useToast } from '@/ui/ToastContext';
import { TypedText } from '@/ui/TypedText';
import styles from './RefusedWritesDialog.module.css';

/** A change of what somebody else has changed meanwhile: both texts, of which one is chosen. */
export function ConflictChoice({ write, nameAt }: { write: PendingWrite; nameAt: NameAt }) {
  const store = useStore();
  const { saving, uid } = store;
  const toast = useToast();
  const [change] = write.changes;
  if (change?.kind !== 'update') return null;
  const { path, values, over = {} } = change;
  const isCalledOff = path.includes('/bookings/') && over.status === 'cancelled';
  const theirs = Object.fromEntries(
    Object.entries(over).filter(([key]) => key in values || (isCalledOff && key === 'status')),
  );
  const by = write.conflict?.by ?? '';
  const who = nameAt(`${path.split('/').slice(0, 2).join('/')}/members/${by}`) ?? 'Någon annan';
  const own = writtenText([change], nameAt);

  /** Goes on when the text that is given up is in the history. */
  async function keeping(given: object, writtenBy: string | null, goOn: () => void) {
    try {
      await keepReplaced(store, write.label, path, given, writtenBy);
    } catch (error) {
      console.warn(error);
      toast('Det gick inte att lägga texten i historiken. Försök igen när du har kontakt.');
      return;
    }
    saving.dismiss(write.id);
    goOn();
  }

  function saveOwn() {
    void saving.write(write.label, ownChanges(write));
    toast(`${write.label} har din ändring.`, () => {
      void saving.write(write.label, theirChanges(write));
      void keepReplaced(store, write.label, path, values, uid);
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
      <div className={styles.actions}>
        <Button onClick={() => void keeping(theirs, write.conflict?.by ?? null, saveOwn)}>
          Spara min ändring
        </Button>
        <Button onClick={() => void keeping(values, uid, () => {})}>Behåll den andras</Button>
        <Button onClick={() => void navigator.clipboard.writeText(own)}>Kopiera min text</Button>
      </div>
    </>
  );
}
