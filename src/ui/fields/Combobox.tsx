import { type ReactNode, useId } from 'react';
import { FieldErrorsContext } from './FieldErrorsContext';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { closeIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList';
import { useCombobox } from './useCombobox';

/**
 * A field that searches and picks (the ARIA pattern "combobox"). The field shows `text` while nobody is
 * searching. Text that was typed without picking an option stays, and keeps the form from being submitted.
 * The form's data holds `value` under the field's name followed by `.picked`.
 */
export function Combobox<T extends { key: string }>({
  value,
  text,
  find,
  show,
  says,
  unpicked,
  onPick,
  onClear,
  placeholder,
  typed = '',
  ...field
}: Omit<FieldFrameProps, 'after'> & {
  value: string;
  text: string;
  /** The options that match a query; the query is '' when the list is opened without typing. */
  find: (query: string) => readonly T[];
  show: (option: T) => ReactNode;
  /** Text for the number of options: read out by a screen reader, and shown when the number is 0. */
  says: (count: number) => string;
  /** The error shown when text was typed but no option picked. */
  unpicked: string;
  /** Called with the picked option; the callback may move the focus. */
  onPick: (option: T) => void;
  /** Left out where the field cannot be cleared. */
  onClear?: (() => void) | undefined;
  placeholder: string;
  /** Text that the user typed before this field was shown. */
  typed?: string;
}) {
  const search = { name: field.name, value, text, find, unpicked, onPick, typed };
  const { input, options, active, isTyped, isSearching, errors, shown, ...acts } =
    useCombobox(search);
  const listId = useId();
  const isOpen = options.length > 0;

  return (
    <div className={styles.combobox}>
      <FieldErrorsContext value={errors}>
        <FieldFrame
          {...field}
          after={
            (onClear || (isTyped && !isSearching)) && (
              <IconButton
                d={closeIcon}
                label={`Töm ${field.label}`}
                onClick={() => {
                  acts.stop();
                  onClear?.();
                  input.current?.focus();
                }}
              />
            )
          }
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
              autoComplete="off"
              spellCheck="false"
              placeholder={placeholder}
              value={shown}
              onChange={({ target }) => {
                acts.type(target.value);
                if (target.value === '') onClear?.();
              }}
              onClick={acts.reopen}
              onKeyDownCapture={acts.takeKey}
              onBlur={acts.leave}
            />
          )}
        </FieldFrame>
      </FieldErrorsContext>
      <input type="hidden" name={`${field.name}.picked`} value={value} />
      {isOpen && (
        <ComboboxList
          id={listId}
          label={field.label}
          options={options}
          active={active}
          show={show}
          onPick={acts.pick}
        />
      )}
      <p
        role="status"
        className={isTyped && isSearching && !isOpen ? styles.none : 'visuallyHidden'}
      >
        {isTyped && (isSearching ? says(options.length) : unpicked)}
      </p>
    </div>
  );
}
