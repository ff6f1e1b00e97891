import {
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GenericSchema } from 'valibot';
import { DraftForm } from './DraftForm';
import { useLeaveGuard } from './useLeaveGuard';
import { Alert } from './Alert';
import { Button } from './Button';
import { CutOffContext } from './CutOffContext';
import { Dialog } from './Dialog';
import styles from './EditDialog.module.css';
import { formTexts } from './formTexts';

/**
 * A dialog around a DraftForm, which closes after saving or removing. When the form has been changed, every
 * other way of closing the dialog or leaving the page asks first.
 */
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
  children,
}: {
  title: string;
  schema: GenericSchema<unknown, T>;
  read: (data: FormData) => unknown;
  onSave: (draft: T) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
  /** Whether the form asks something about a draft first; the draft is then not saved yet. */
  asksAbout?: ((draft: T) => boolean) | undefined;
  /** The reason why nothing can be saved any longer; the typed text stays so that it can be copied. */
  lost?: ReactNode;
  /** Text of the save button while a save is put off; undefined when the form can be saved at once. */
  waitsFor?: string | undefined;
  /** Text of the save button. */
  saves?: string;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const untouched = useRef('');
  const filledIn = useRef<string[]>([]);
  const [asking, setAsking] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);

  useEffect(() => {
    const dialog = body.current?.closest('dialog');
    const seen = new AbortController();
    const options = { capture: true, signal: seen.signal };
    function remember() {
      untouched.current = typedInto(body.current);
      filledIn.current = formTexts(body.current);
    }
    function touch() {
      // Values that the fields filled in before the first key or pointer are not the user's changes.
      remember();
      seen.abort();
    }
    remember();
    dialog?.addEventListener('keydown', touch, options);
    dialog?.addEventListener('pointerdown', touch, options);
    dialog?.addEventListener('input', () => seen.abort(), options);
    return () => seen.abort();
  }, []);

  const isChanged = () => typedInto(body.current) !== untouched.current;

  const isClosed = useRef(false);
  function onClose() {
    isClosed.current = true;
    closeNow();
  }

  const { keep } = use(CutOffContext);
  const cutOff = useEffectEvent(() => {
    if (isClosed.current || !isChanged()) return;
    // The person may no longer see what others have stored.
    const typed = formTexts(body.current).filter((each) => !filledIn.current.includes(each));
    keep(typed.join('\n'));
  });
  // A layout effect ends while the fields are still there.
  useLayoutEffect(() => () => cutOff(), []);

  function close() {
    if (isChanged()) setAsking(true);
    else onClose();
  }

  useLeaveGuard(isChanged, close);

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

  useEffect(() => {
    // When Escape is pressed twice in a row, Chromium closes the dialog without asking, unless the key is
    // handled here.
    function takeEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    }
    const dialog = body.current?.closest('dialog');
    dialog?.addEventListener('keydown', takeEscape);
    return () => dialog?.removeEventListener('keydown', takeEscape);
  });

  return (
    <>
      <Dialog title={title} onClose={close}>
        <div
          ref={body}
          className={styles.body}
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
      </Dialog>
      {asking && (
        <Dialog title="Lämna utan att spara?" onClose={() => setAsking(false)}>
          <p>Det du har ändrat är inte sparat.</p>
          <div className={styles.buttons}>
            <Button onClick={onClose}>Lämna utan att spara</Button>
            <Button kind="work" onClick={() => setAsking(false)}>
              Fortsätt redigera
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function typedInto(body: HTMLElement | null): string {
  return JSON.stringify([...new FormData(body?.querySelector('form') ?? undefined)]);
}
