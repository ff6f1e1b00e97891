import { useState } from 'react';
import * as v from 'valibot';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { useLoansOf } from '@/data/bookings/loans';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { labelOf } from '@/domain/booking/bookingLabel';
import { changeText } from '@/domain/booking/changeText';
import {
  carName,
  drivenKm,
  handedOut,
  lastReading,
  lateText,
  takenBack,
} from '@/domain/booking/loan';
import { fuelLevelLabels, fuelLevels, loanLimits } from '@/domain/booking/loanRecord';
import { dayOf } from '@/domain/time/swedishTime';
import { valuesBefore } from '@/domain/values/changedFields';
import { canWrite } from '@/domain/workshop/member';
import { wholeNumber } from '@/domain/values/fields';
import { type Entry, entriesOf } from '@/domain/values/live';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { bookingPath } from '@/dashboardPaths';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Note } from '@/ui/notes/Note';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { OdometerField } from './OdometerField';
import { roleChanged, TakenAway } from './TakenAway';
import layout from '@/ui/style/layout.module.css';

const reading = v.object({
  odometerKm: wholeNumber(parseOdometer, loanLimits.odometerKm, formatOdometer),
  fuel: v.picklist(fuelLevels, 'Välj hur mycket det är i tanken eller batteriet.'),
});

/** Hands out a loan car, or takes it back: the odometer and the fuel are written down, and a toast offers an undo. */
export function LoanReadingDialog({
  entry: { id, data },
  names,
  onClose,
  onDone,
}: {
  entry: Entry<Booking>;
  names: Names;
  onClose: () => void;
  /** The reading has been saved. */
  onDone?: () => void;
}) {
  const { change } = useBookingRecords();
  const toast = useToast();
  const mayWrite = canWrite(useWorkshop().role);
  // The booking as it was when the dialog opened, over which a reading is typed.
  const [former] = useState(data);
  const isReturn = former.status !== 'booked';
  const earlier = entriesOf(useLoansOf(former.resourceId)).filter((each) => each.id !== id);
  const last = lastReading(isReturn ? [{ data: former }] : earlier);
  const [today] = useState(() => dayOf(new Date()).toString());
  const car = names.resources.get(former.resourceId ?? '')?.data;
  const name = car ? carName(car) : 'lånebilen';
  const late = isReturn ? lateText(former, new Date()) : null;

  function save(draft: v.InferOutput<typeof reading>) {
    const now = new Date();
    const values = isReturn ? takenBack(former, draft, now) : handedOut(draft, now);
    const after = { ...former, ...values };
    const label = labelOf(former, names);
    const driven = drivenKm(after.loan);
    const how = driven === null ? '' : `, körd ${formatOdometer(driven)}`;
    change(label, id, former, values);
    toast(
      `${label} ${changeText(former, after, names)}${how}.`,
      () => change(label, id, after, valuesBefore(former, values)),
      bookingPath(id),
    );
    onDone?.();
  }

  return (
    <EditDialog
      title={`${isReturn ? 'Ta tillbaka' : 'Lämna ut'} ${name}`}
      schema={reading}
      read={(form) => ({ odometerKm: textOf(form, 'odometerKm'), fuel: textOf(form, 'fuel') })}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
      lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
    >
      <div className={layout.fields}>
        {late && <Note>Bilen är {late}.</Note>}
        <OdometerField
          formerKm={null}
          last={last && { km: last.odometerKm, on: dayOf(last.at).toString() }}
          on={today}
          isRequired
        />
        <SelectField
          label="Bränsle eller laddning"
          name="fuel"
          defaultValue=""
          hint={
            last?.fuel
              ? `${isReturn ? 'Vid utlämningen' : 'Senast'}: ${fuelLevelLabels[last.fuel]}`
              : undefined
          }
          options={[
            ['', 'Välj …'],
            ...fuelLevels.map((level) => [level, fuelLevelLabels[level]] as const),
          ]}
        />
      </div>
    </EditDialog>
  );
}
