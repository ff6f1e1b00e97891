import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

/** A document that the app cannot read, and how it is removed by a person who may. */
export interface Unreadable {
  id: string;
  /** The kind of document, `Tjänst`, and in the definite form, `tjänsten`. */
  one: string;
  the: string;
  /** A sentence for the question before the removal: `Bokningar blir kvar.` */
  consequence: string;
  onRemove: (() => void | Promise<void>) | undefined;
}

/** The button that removes a document that the app cannot read, after a question. */
export function RemoveUnreadable({ id, the, consequence, onRemove }: Unreadable) {
  const [asking, setAsking] = useState(false);
  if (!onRemove) return null;
  return (
    <>
      <Button aria-label={`Ta bort ${the} ${id}`} onClick={() => setAsking(true)}>
        Ta bort
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Ta bort ${the}?`}
          confirm="Ta bort"
          failure={`Det gick inte att ta bort ${the}.`}
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          <p>
            Den här versionen av appen kan inte läsa {the} {id}. {consequence} Det går inte att
            ångra.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
