import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { customerLimits } from '@/domain/register/customer';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { closeIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './PhoneFields.module.css';

/** Fields for phone numbers as typed, the number to call first on top; `phones` has at least one row. */
export function PhoneFields({
  phones,
  onChange,
}: {
  phones: string[];
  onChange: (phones: string[]) => void;
}) {
  const group = useRef<HTMLDivElement>(null);

  /** Sets the rows, then focuses the row `focusRow`. */
  function rearrange(next: string[], focusRow: number) {
    flushSync(() => onChange(next));
    group.current?.querySelectorAll('input')[focusRow]?.focus();
  }

  // Empty rows are not read, so an error names a number by its place among the filled rows.
  const nameOf = (row: number) =>
    phones[row]?.trim()
      ? `phones.${phones.slice(0, row).filter((text) => text.trim()).length}`
      : `empty.${row}`;

  return (
    <div ref={group} className={styles.phones}>
      {phones.map((phone, row) => (
        <Field
          key={row}
          label={row === 0 ? 'Telefon' : `Telefon ${row + 1}`}
          name={nameOf(row)}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => onChange(phones.with(row, target.value))}
          after={
            phones.length > 1 && (
              <IconButton
                d={closeIcon}
                label={`Ta bort telefon ${row + 1}`}
                onClick={() => rearrange(phones.toSpliced(row, 1), Math.max(0, row - 1))}
              />
            )
          }
        />
      ))}
      {phones.length < customerLimits.phones.max && (
        <Button onClick={() => rearrange([...phones, ''], phones.length)}>Lägg till nummer</Button>
      )}
    </div>
  );
}
