import { useState } from 'react';
import { OdometerField } from '@/components/OdometerField';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import { formatQuantity } from '@/domain/order/lineDraft';
import { nextAfter } from '@/domain/servicebook/nextService';
import {
  type EntryReading,
  odometerConflict,
  readingBefore,
  type RegisterReading,
} from '@/domain/servicebook/odometerConflict';
import {
  type ServiceEntryDraft,
  serviceKindLabels,
  serviceKinds,
} from '@/domain/servicebook/serviceEntry';
import type { ServicePlan } from '@/domain/servicebook/servicePlan';
import { dayOf } from '@/domain/time/swedishTime';
import { formatOdometer } from '@/domain/values/odometer';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { textOf } from '@/ui/behaviour/textOf';
import styles from './Entry.module.css';

const conflictTexts = {
  lessThanBefore: ['förut', 'Varför visar mätaren mindre?'],
  moreThanAfter: ['senare', 'Varför visar mätaren mindre senare?'],
} as const;

/** A day and the odometer on it, as they are typed. */
type Reading = Pick<ServiceEntryDraft, 'doneOn' | 'odometerKm'>;

/** The fields of an entry. The next service follows the plan of the car until somebody writes another one. */
export function EntryFields({
  entry,
  others,
  register,
  performer,
  isCorrection,
  plan,
  workshopName,
}: {
  entry: ServiceEntryDraft;
  /** The other entries of the book that count, and what the register knows, by which a falling odometer is noticed. */
  others: readonly EntryReading[];
  register: RegisterReading | null;
  /** The person proposed to have done the work, as long as the entry has no name; empty while that is not known. */
  performer: string;
  /** True if the entry is one that is corrected, of which the plan proposes nothing anew. */
  isCorrection: boolean;
  /** The plan for the car; null where none is for it. */
  plan: ServicePlan | null;
  /** The workshop that did the work, where it can be another one; null where it is this one. */
  workshopName: string | null;
}) {
  const days = daysIn(useHours().hours, dayOf(new Date()));
  const [kind, setKind] = useState(entry.kind);
  const [doneOn, setDoneOn] = useState(entry.doneOn);
  const [odometerKm, setOdometerKm] = useState(entry.odometerKm);
  // The typed name; null while the proposed performer fills in the field.
  const [typedPerformer, setTypedPerformer] = useState(entry.performer || null);

  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Typ"
          name="kind"
          value={kind}
          onChange={({ target }) =>
            setKind(serviceKinds.find((each) => each === target.value) ?? kind)
          }
          options={serviceKinds.map((each) => [each, serviceKindLabels[each]])}
        />
        <DateField
          label="Datum"
          name="doneOn"
          days={days}
          value={doneOn}
          onChange={setDoneOn}
          isRequired
        />
        <input type="hidden" name="doneOn.read" value={doneOn} />
      </div>
      <EntryOdometer
        entry={entry}
        reading={{ doneOn, odometerKm }}
        onKm={setOdometerKm}
        others={others}
        register={register}
      />
      <WorkFields entry={entry} />
      <NextServiceFields
        entry={entry}
        reading={{ doneOn, odometerKm }}
        plan={kind === 'service' ? plan : null}
        isCorrection={isCorrection}
        days={days}
      />
      {workshopName !== null && (
        <Field
          label="Verkstad som gjorde arbetet"
          name="workshopName"
          defaultValue={workshopName}
          autoComplete="off"
          aria-required
        />
      )}
      <Field
        label="Utfört av"
        name="performer"
        value={typedPerformer ?? performer}
        onChange={({ target }) => setTypedPerformer(target.value)}
        autoComplete="off"
        aria-required
      />
      <CheckboxField
        label="Registrerad i tillverkarens digitala servicebok"
        name="isMakerRegistered"
        defaultChecked={entry.isMakerRegistered}
      />
    </>
  );
}

/** The odometer of an entry, and the reason why it is less than others of the book. */
function EntryOdometer({
  entry,
  reading,
  onKm,
  others,
  register,
}: {
  entry: ServiceEntryDraft;
  reading: Reading;
  onKm: (km: number | null) => void;
  others: readonly EntryReading[];
  register: RegisterReading | null;
}) {
  const { doneOn } = reading;
  const conflict = odometerConflict(reading, others, register);
  const [when, why] = conflictTexts[conflict?.kind ?? 'lessThanBefore'];
  return (
    <>
      <div>
        <OdometerField
          formerKm={entry.odometerKm}
          last={readingBefore(doneOn, others, register)}
          on={doneOn}
          notesLess={false}
          onKm={onKm}
        />
        <div role="status">
          {conflict && (
            <p className={styles.warning}>
              Mätaren har visat {formatOdometer(conflict.km)} {when}. Kontrollera att det stämmer.
            </p>
          )}
        </div>
      </div>
      {(conflict !== null || entry.odometerReason !== null) && (
        <Field
          label={why}
          name="odometerReason"
          defaultValue={entry.odometerReason ?? ''}
          hint="Till exempel: instrumentet är bytt"
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The work that was done, with parts, oil and remarks. */
function WorkFields({ entry }: { entry: ServiceEntryDraft }) {
  return (
    <>
      <TextAreaField
        label="Utfört arbete"
        name="works"
        defaultValue={entry.works.join('\n')}
        hint="Ett på varje rad"
        rows={4}
        aria-required
      />
      <TextAreaField
        label="Delar"
        name="parts"
        defaultValue={entry.parts.join('\n')}
        hint="En på varje rad"
        rows={3}
      />
      <div className={styles.pair}>
        <Field
          label="Olja"
          name="oilGrade"
          defaultValue={entry.oilGrade ?? ''}
          hint="Till exempel 5W-30 ACEA C3"
          autoComplete="off"
        />
        <Field
          label="Oljemängd i liter"
          name="oilMl"
          defaultValue={entry.oilMl === null ? '' : formatQuantity(entry.oilMl)}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <TextAreaField
        label="Anmärkningar"
        name="remarks"
        defaultValue={entry.remarks ?? ''}
        hint="Följer med bilen till nästa ägare. Skriv inget om kunden."
        rows={3}
      />
    </>
  );
}

/** The next service, which the plan of the car fills in until it is typed. */
function NextServiceFields({
  entry,
  reading,
  plan,
  isCorrection,
  days,
}: {
  entry: ServiceEntryDraft;
  reading: Reading;
  plan: ServicePlan | null;
  isCorrection: boolean;
  days: ReturnType<typeof daysIn>;
}) {
  // The typed values; null while the plan fills in the field.
  const isPlanned = !isCorrection && entry.nextOn === null && entry.nextKm === null;
  const [typedOn, setTypedOn] = useState(isPlanned ? null : (entry.nextOn ?? ''));
  const [typedKm, setTypedKm] = useState(isPlanned ? null : kmText(entry.nextKm));
  const planned =
    plan && reading.doneOn !== '' ? nextAfter(reading, plan) : { nextOn: null, nextKm: null };
  const nextOn = typedOn ?? planned.nextOn ?? '';
  return (
    <fieldset className={styles.group}>
      <legend>Nästa service, det som kommer först</legend>
      <div className={styles.pair}>
        <DateField label="Senast" name="nextOn" days={days} value={nextOn} onChange={setTypedOn} />
        <Field
          label="eller vid mätarställning"
          name="nextKm"
          value={typedKm ?? kmText(planned.nextKm)}
          onChange={({ target }) => setTypedKm(target.value)}
          hint={plan ? `Plan: ${plan.name}` : 'I km, eller i mil'}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name="nextOn.read" value={nextOn} />
    </fieldset>
  );
}

/** Reads the fields into an object for `entryForm` to parse; `workshopName` is that of the workshop where none is asked for. */
export function readEntry(data: FormData, workshopName: string) {
  const text = (name: string) => textOf(data, name);
  const orNull = (name: string) => text(name).trim() || null;
  return {
    kind: text('kind'),
    doneOn: text('doneOn.read'),
    odometerKm: orNull('odometerKm'),
    odometerReason: text('odometerReason'),
    works: text('works'),
    parts: text('parts'),
    oilGrade: text('oilGrade'),
    oilMl: orNull('oilMl'),
    remarks: text('remarks'),
    nextOn: orNull('nextOn.read'),
    nextKm: orNull('nextKm'),
    isMakerRegistered: data.has('isMakerRegistered'),
    performer: text('performer'),
    workshopName: data.has('workshopName') ? text('workshopName') : workshopName,
    correctionReason: text('correctionReason'),
  };
}

function kmText(km: number | null): string {
  return km === null ? '' : formatOdometer(km);
}
