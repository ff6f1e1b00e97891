import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/controls/Button';
import { DateGrid } from './DateGrid';
import styles from './DatePicker.module.css';
import type { Days } from './days';
import { IconButton } from '@/ui/controls/IconButton';
import { placeBeside } from '@/ui/behaviour/placeBeside';
import { backIcon, forwardIcon } from '@/ui/icons/workIcons';

/**
 * A modal month in which a day is picked (the ARIA pattern "date picker dialog"), open for as long as it is rendered.
 * Arrows go by days and weeks, Home and End to Monday and Sunday, Page Up and Page Down by months, with Shift by years.
 */
export function DatePicker({
  id,
  label,
  day,
  days,
  beside,
  onPick,
  onClose,
}: {
  id: string;
  label: string;
  /** The chosen day; null for none. */
  day: CalendarDate | null;
  days: Days;
  /** The field beside which the picker opens where there is room. */
  beside: RefObject<HTMLElement | null>;
  onPick: (day: CalendarDate) => void;
  onClose: () => void;
}) {
  const [active, setActive] = useState(day ?? days.today);
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    focusActive();
    if (element && beside.current) placeBeside(element, beside.current);
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [beside]);

  // A press beside the picker closes it; Safari and older browsers do not know `closedby`. The body fills the picker, so that
  // only a press around it is the dialog's own.
  useEffect(() => {
    const element = dialog.current;
    let began: EventTarget | null = null;
    // A press that began in the picker and ends beside it is a click on the dialog too.
    const begin = ({ target }: Event) => (began = target);
    const press = ({ target }: Event) => target === element && began === element && onClose();
    element?.addEventListener('pointerdown', begin);
    element?.addEventListener('click', press);
    return () => {
      element?.removeEventListener('pointerdown', begin);
      element?.removeEventListener('click', press);
    };
  }, [onClose]);

  function focusActive() {
    dialog.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
  }

  function pick(picked: CalendarDate) {
    if (days.refusal(picked) === '') onPick(picked);
  }

  function takeKey(event: KeyboardEvent) {
    const { key, shiftKey, target, ctrlKey, metaKey } = event;
    const isInGrid = target instanceof Element && target.closest('td') !== null;
    const next = isInGrid ? stepped(active, key, shiftKey) : null;
    if (next) {
      flushSync(() => setActive(next));
      focusActive();
    } else if (key === 'Escape') onClose();
    else if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    // Neither the form nor the dialog around the field may react to the same key.
    event.stopPropagation();
  }

  const todayRefusal = days.refusal(days.today);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.picker}
      aria-label={`Välj dag: ${label}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDownCapture={takeKey}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <IconButton
            d={backIcon}
            label="Månaden före"
            onClick={() => setActive(active.subtract({ months: 1 }))}
          />
          <h2 id={headingId} aria-live="polite">
            {days.monthOf(active)}
          </h2>
          <IconButton
            d={forwardIcon}
            label="Månaden efter"
            onClick={() => setActive(active.add({ months: 1 }))}
          />
        </div>
        <DateGrid labelledBy={headingId} active={active} chosen={day} days={days} onPick={pick} />
        <div className={styles.foot}>
          <Button onClick={onClose}>Stäng</Button>
          {todayRefusal === '' && (
            <Button kind="work" onClick={() => pick(days.today)}>
              Idag
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** The day to which a key leads; null for other keys. */
function stepped(day: CalendarDate, key: string, isShifted: boolean): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
      return day.add({ days: 1 });
    case 'ArrowUp':
      return day.subtract({ weeks: 1 });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'Home':
      return startOfWeek(day, 'sv-SE', 'mon');
    case 'End':
      return endOfWeek(day, 'sv-SE', 'mon');
    case 'PageUp':
      return day.subtract(isShifted ? { years: 1 } : { months: 1 });
    case 'PageDown':
      return day.add(isShifted ? { years: 1 } : { months: 1 });
    default:
      return null;
  }
}
