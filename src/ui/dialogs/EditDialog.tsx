import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { DraftForm } from '@/ui/forms/DraftForm';
import styles from './EditDialog.module.css';
import { FormDialog } from './FormDialog';

/** A FormDialog around a DraftForm, which closes after saving or removing. */
export function EditDialog<T>({
  title,
  schema,
  read,
  onSave,
  onRemove,
  onClose: closeNow,
  asksAbout,
  lost,
  waitsFor,
  saves = 'Spara',
  isUnsaved,
  children,
}: {
  title: string;
  schema: GenericSchema<unknown, T>;
  read: (data: FormData) => unknown;
  onSave: (draft: T) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
  /** True if the form asks something about a draft first; the draft is then not saved yet. */
  asksAbout?: ((draft: T) => boolean) | undefined;
  /** The reason why nothing can be saved any longer; the typed text stays so that it can be copied. */
  lost?: ReactNode;
  /** Text of the save button while a save is put off; undefined when the form can be saved at once. */
  waitsFor?: string | undefined;
  /** Text of the save button. */
  saves?: string;
  /** True when the form opens with a text that somebody has typed elsewhere. */
  isUnsaved?: boolean | undefined;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const [isPutOff, setIsPutOff] = useState(false);

  const isClosed = useRef(false);
  function onClose() {
    isClosed.current = true;
    closeNow();
  }

  const isDue = isPutOff && waitsFor === undefined;
  useEffect(() => {
    if (isDue) body.current?.querySelector('form')?.requestSubmit();
  }, [isDue]);

  /** Puts the save off until `waitsFor` is undefined; typing more text cancels the save. */
  function putOff(event: SyntheticEvent) {
    setIsPutOff(waitsFor !== undefined);
    if (waitsFor === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <FormDialog
      title={title}
      onClose={onClose}
      isUnsaved={isUnsaved}
      keepsTyped={() => !isClosed.current}
    >
      {(close) => (
        <div
          ref={body}
          onSubmitCapture={putOff}
          onKeyDownCapture={({ key }) => key.length === 1 && setIsPutOff(false)}
        >
          <DraftForm
            schema={schema}
            read={read}
            onSave={(draft) => {
              if (lost || asksAbout?.(draft)) return;
              onSave(draft);
              onClose();
            }}
          >
            {children}
            {lost && <Alert kind="trouble">{lost}</Alert>}
            {onRemove && !lost && (
              <div>
                <Button
                  onClick={() => {
                    onRemove();
                    onClose();
                  }}
                >
                  Ta bort
                </Button>
              </div>
            )}
            <div className={`${styles.buttons} ${styles.foot}`}>
              <Button onClick={close}>Avbryt</Button>
              {!lost && (
                <Button kind="work" type="submit">
                  {(isPutOff && waitsFor) || saves}
                </Button>
              )}
            </div>
          </DraftForm>
        </div>
      )}
    </FormDialog>
  );
}
