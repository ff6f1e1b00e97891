import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './DateInput.module.css';
import { DatePicker } from './DatePicker';
import type { Days } from './days';
import { Icon } from '@/ui/icons/Icon';
import type { TypedDay } from './useTypedDay';
import { calendarIcon } from '@/ui/icons/workIcons';

/**
 * The text of a date and the button of its picker (the ARIA pattern "date picker combobox"): the button is outside the tab
 * order, and the arrow down does the same. `label` names the field in the picker.
 */
export function DateInput({
  typed,
  days,
  label,
  className,
  ...control
}: {
  typed: TypedDay;
  days: Days;
  label: string;
  className?: string | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'className'>) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pickerId = useId();

  // A form with text that cannot be read is not submitted.
  useLayoutEffect(() => input.current?.setCustomValidity(typed.fault), [typed.fault]);

  function takeKey(event: KeyboardEvent) {
    // The form must be submitted with what is typed.
    if (event.key === 'Enter') flushSync(typed.settle);
    if (event.key !== 'ArrowDown') return;
    flushSync(typed.settle);
    setIsOpen(true);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={frame} className={`${styles.date} ${className ?? ''}`}>
      <input
        {...control}
        ref={input}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? pickerId : undefined}
        inputMode="numeric"
        autoComplete="off"
        spellCheck="false"
        placeholder="åååå-mm-dd"
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDownCapture={takeKey}
        onBlur={typed.settle}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Välj i kalender, ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Not every browser focuses a button that is pressed, and the focus comes back here.
          currentTarget.focus();
          setIsOpen(true);
        }}
      >
        <Icon d={calendarIcon} size={18} />
      </button>
      {isOpen && (
        <DatePicker
          id={pickerId}
          label={label}
          day={typed.day}
          days={days}
          beside={frame}
          onClose={() => setIsOpen(false)}
          onPick={(day) => {
            setIsOpen(false);
            if (input.current) typeInto(input.current, day.toString());
          }}
        />
      )}
    </div>
  );
}

/** Puts text into a field as if it were typed, so that the form around the field hears of it too. */
function typeInto(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
