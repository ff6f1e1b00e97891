import { useState } from 'react';
import { LoanReadingDialog } from '@/components/LoanReadingDialog';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { bookingFormSchema } from '@/domain/booking/bookingFormSchema';
import { labelOf } from '@/domain/booking/bookingLabel';
import { isHandedOut } from '@/domain/booking/loan';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { useFieldKeys } from '@/ui/fields/useFieldKeys';
import styles from './BookingForm.module.css';
import { BookingFormFields } from './BookingFormFields';
import type { BookingChoices } from './useBookingChoices';
import { type OpenedBooking, useBookingForm } from './useBookingForm';

/**
 * The form of a booking: customer and vehicle, services, time, resource and person. Ctrl+Enter saves from any
 * field.
 */
export function BookingForm({
  choices,
  typed,
  onClose,
  onSaved,
  ...toOpen
}: OpenedBooking & {
  choices: BookingChoices;
  /** The text typed since the form was asked for. */
  typed: string;
  onClose: () => void;
  onSaved: (() => void) | undefined;
}) {
  const { fields, goTo } = useFieldKeys();
  const form = useBookingForm(toOpen, choices, fields);
  const { former, latest, visit } = form;
  const { names } = form.choices;
  const [isHanding, setIsHanding] = useState(false);
  const isSearching =
    visit.planning.outcome.isWaiting ||
    visit.added.planning?.outcome.isWaiting ||
    visit.loan.isWaiting;

  return (
    <>
      <EditDialog
        title={former ? labelOf(former.data, names) : 'Ny bokning'}
        schema={bookingFormSchema}
        read={form.read}
        asksAbout={form.contested.asksAbout}
        lost={!form.mayWrite && <TakenAway>{roleChanged}</TakenAway>}
        onSave={(values) => {
          form.save(values);
          onSaved?.();
        }}
        onRemove={
          former && latest && !isHandedOut(latest.data)
            ? () => form.remove([latest], visit.others)
            : undefined
        }
        onClose={onClose}
        waitsFor={isSearching ? 'Söker ledig tid …' : form.followUps.waitsFor}
      >
        <div ref={fields} className={styles.fields}>
          <BookingFormFields
            form={form}
            typed={former ? '' : typed}
            goTo={goTo}
            onHand={() => setIsHanding(true)}
            onClose={onClose}
          />
        </div>
      </EditDialog>
      {isHanding && latest && (
        <LoanReadingDialog
          entry={latest}
          names={names}
          onClose={() => setIsHanding(false)}
          // As Escape does: a form that has been changed asks before it closes.
          onDone={() => fields.current?.closest('dialog')?.dispatchEvent(new Event('cancel'))}
        />
      )}
    </>
  );
}
