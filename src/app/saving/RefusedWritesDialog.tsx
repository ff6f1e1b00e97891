import { useMemo } from 'react';
import type { Change, PendingWrite } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { type NameAt, writtenText } from '@/domain/collections/writtenText';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { ConflictChoice } from './ConflictChoice';
import { JpegImage } from '@/ui/controls/JpegImage';
import { offerFile } from '@/ui/behaviour/offerFile';
import { TypedText } from '@/ui/controls/TypedText';
import layout from '@/ui/style/layout.module.css';
import styles from './RefusedWritesDialog.module.css';

/**
 * The writes that the server refused, each with the typed values, to copy or to throw away; `nameAt` names the
 * documents that they are about.
 */
export function RefusedWritesDialog({
  writes,
  nameAt,
  onClose,
}: {
  writes: PendingWrite[];
  nameAt: NameAt;
  onClose: () => void;
}) {
  const { saving } = useStore();
  const texts = writes.map((write) => ({ write, text: writtenText(write.changes, nameAt) }));
  return (
    <Dialog title="Kunde inte sparas" onClose={onClose}>
      <p className={styles.lead}>
        {writes.every(({ conflict }) => conflict)
          ? 'Någon annan hann före. Det du skrev finns kvar här tills du har valt.'
          : 'Servern tog inte emot det här. Kanske har du inte längre behörighet, eller så har någon annan ändrat samma sak. Det du skrev finns kvar här tills du tar bort det.'}
      </p>
      <ul className={styles.list}>
        {texts.map(({ write, text }) => (
          <li key={write.id}>
            <h3>{write.label}</h3>
            {write.conflict ? (
              <ConflictChoice write={write} nameAt={nameAt} />
            ) : (
              <>
                <TypedText>{text}</TypedText>
                {write.changes.flatMap(pictureIn).map((picture, place) => (
                  <RefusedPicture key={place} picture={picture} />
                ))}
                {write.changes.some(isRemovedBooking) && (
                  <p>
                    Bokningen finns kvar. Har någon annan ändrat den, läs det först och ta sedan
                    bort den igen om den ska bort.
                  </p>
                )}
                <div className={layout.wideActions}>
                  <Button onClick={() => void navigator.clipboard.writeText(text)}>Kopiera</Button>
                  <Button onClick={() => saving.dismiss(write.id)}>Ta bort</Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function isRemovedBooking({ kind, path }: Change): boolean {
  return kind === 'delete' && path.includes('/bookings/');
}

/** The picture of a photo that was to be added. */
function pictureIn(change: Change): Uint8Array[] {
  const { picture } = change.kind === 'create' ? change.values : {};
  return picture instanceof Uint8Array ? [picture] : [];
}

function RefusedPicture({ picture: stored }: { picture: Uint8Array }) {
  const picture = useMemo(() => new Uint8Array(stored), [stored]);
  return (
    <>
      <JpegImage className={styles.picture} picture={picture} alt="Fotot som inte kunde sparas" />
      <p>
        Ordern kan vara full, eller inte vara sparad. Spara bilden på enheten, så kan du lägga till
        den igen.
      </p>
      <div className={layout.wideActions}>
        <Button onClick={() => offerFile('foto.jpg', picture, 'image/jpeg')}>Spara bilden</Button>
      </div>
    </>
  );
}
