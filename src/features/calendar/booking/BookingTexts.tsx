import type { BookingFields } from '@/domain/booking/booking';
import { Field } from '@/ui/fields/Field';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import styles from './BookingForm.module.css';

/** The key number and the texts of a booking, folded away while there are none. */
export function BookingTexts({
  booking: { keyNumber, message, note },
}: {
  booking: Pick<BookingFields, 'keyNumber' | 'message' | 'note'>;
}) {
  return (
    <details open={Boolean(keyNumber ?? message ?? note)} className={styles.details}>
      <summary>Nyckel, meddelande och anteckning</summary>
      <div className={styles.fields}>
        <Field
          label="Nyckelnummer"
          name="keyNumber"
          defaultValue={keyNumber ?? ''}
          autoComplete="off"
        />
        <TextAreaField
          label="Meddelande från kunden"
          name="message"
          defaultValue={message ?? ''}
          rows={3}
        />
        <TextAreaField
          label="Intern anteckning"
          name="note"
          hint="Syns inte för kunden"
          defaultValue={note ?? ''}
          rows={3}
        />
      </div>
    </details>
  );
}
