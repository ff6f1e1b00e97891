import { useContext, useRef } from 'react';
import { daysIn } from '@/components/daysIn';
import { clockText } from '@/domain/time/clockTime';
import { dayOf, formatDay, parseDay } from '@/domain/time/swedishTime';
import { closedText, openingHoursOn } from '@/domain/workshop/openingHours';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import { SelectField } from '@/ui/fields/SelectField';
import { TimeField } from '@/ui/fields/TimeField';
import styles from './BookingForm.module.css';
import { formatTimeAndPlace } from '@/domain/booking/bookingText';
import { FreeTimes } from './FreeTimes';
import { TimeTrouble } from './TimeTrouble';
import type { BookingChoices } from './useBookingChoices';
import type { BookingPlan } from './useBookingPlan';

/** The time, resource and person of a booking, with the obstacles. */
export function TimeFields({
  prefix = '',
  refusal = null,
  isLoan = false,
  planning,
  choices,
}: {
  /** The beginning of the fields' names, for a part that is added to a visit. */
  prefix?: string;
  /** The reason of the visit's why the booking cannot begin when the plan says. */
  refusal?: string | null;
  /** True if a loan car is lent at the time, to which no person and no extra time belong. */
  isLoan?: boolean;
  planning: BookingPlan;
  choices: BookingChoices;
}) {
  const { plan, outcome, dispatch } = planning;
  const { times, search } = plan;
  const proposal = useRef<HTMLParagraphElement>(null);

  return (
    <fieldset className={styles.when}>
      <legend>Tid</legend>
      {/* The focus moves here from buttons that disappear when they are pressed. */}
      <p ref={proposal} role="status" tabIndex={-1} className={styles.proposal}>
        {proposalText(planning, choices)}
      </p>
      <div className={styles.buttons}>
        {!isLoan && (
          <Button onClick={() => dispatch({ kind: 'search', from: outcome.searchFrom })}>
            Nästa lediga tid
          </Button>
        )}
        {!isLoan && (times.day !== '' || search !== 'found') && (
          <Button
            onClick={() => {
              dispatch({ kind: 'unplan' });
              proposal.current?.focus();
            }}
          >
            Planera senare
          </Button>
        )}
      </div>
      {outcome.trouble.freeTimes.length === 0 && (
        <FreeTimes planning={planning} times={plan.offers} names={choices.names} />
      )}
      <DayAndTimes prefix={prefix} refusal={refusal} planning={planning} choices={choices} />
      <div className={styles.times}>
        <CheckboxField
          label="Heldag"
          name={`${prefix}isAllDay`}
          checked={times.isAllDay}
          onChange={({ target }) => dispatch({ kind: 'allDay', isAllDay: target.checked })}
        />
        {!isLoan && (
          <Field
            label="Extra tid, min"
            name={`${prefix}bufferMinutes`}
            value={plan.buffer}
            onChange={({ target }) => dispatch({ kind: 'buffer', buffer: target.value })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
      <PlaceAndPerson prefix={prefix} isLoan={isLoan} planning={planning} choices={choices} />
      <TimeTrouble
        prefix={prefix}
        trouble={outcome.trouble}
        person={choices.names.staff.get(outcome.staffId ?? '')?.data.name}
        names={choices.names}
        onAllow={(outsideHours) => dispatch({ kind: 'outsideHours', outsideHours })}
      />
      <FreeTimes
        planning={planning}
        times={outcome.trouble.freeTimes}
        names={choices.names}
        onTaken={() => proposal.current?.focus()}
      />
    </fieldset>
  );
}

/** When a booking begins and ends; one of whole days has no clock times. */
function DayAndTimes({
  prefix,
  refusal,
  planning: { plan, outcome, dispatch },
  choices,
}: {
  prefix: string;
  refusal: string | null;
  planning: BookingPlan;
  choices: BookingChoices;
}) {
  const errors = useContext(FieldErrorsContext);
  const { times, search } = plan;
  // A clicked free time mends a fault that the form has shown, but the form itself reacts only to typing.
  const isMended = (outcome.refusal ?? refusal) === null && outcome.startsAt.ok;
  const days = daysIn(choices.hours, dayOf(plan.opening.now));

  // A date is reported when it is whole; until then a found time could replace the half typed one.
  function keepTyped() {
    if (typeof search === 'object') dispatch({ kind: 'typing' });
  }

  return (
    <FieldErrorsContext value={isMended ? { ...errors, [`${prefix}startsAt`]: '' } : errors}>
      <div className={times.isAllDay ? styles.wholeDays : styles.times}>
        <DateField
          label={times.isAllDay ? 'Första dagen' : 'Dag'}
          name={times.isAllDay ? `${prefix}startsAt` : `${prefix}day`}
          days={days}
          value={times.day}
          onType={keepTyped}
          onChange={(day) => dispatch({ kind: 'start', texts: { day } })}
        />
        {!times.isAllDay && (
          <TimeField
            label="Start"
            name={`${prefix}startsAt`}
            tidy={clockText}
            value={times.start}
            onChange={(start) => dispatch({ kind: 'start', texts: { start } })}
          />
        )}
        <DateField
          label={times.isAllDay ? 'Sista dagen' : 'Slutdag'}
          name={times.isAllDay ? `${prefix}endsAt` : `${prefix}endDay`}
          days={days}
          value={times.endDay}
          onType={keepTyped}
          onChange={(endDay) => dispatch({ kind: 'end', texts: { endDay } })}
        />
        {!times.isAllDay && (
          <TimeField
            label="Slut"
            name={`${prefix}endsAt`}
            tidy={clockText}
            value={times.end}
            onChange={(end) => dispatch({ kind: 'end', texts: { end } })}
          />
        )}
      </div>
    </FieldErrorsContext>
  );
}

function PlaceAndPerson({
  prefix,
  isLoan,
  planning: { outcome, dispatch },
  choices,
}: {
  prefix: string;
  isLoan: boolean;
  planning: BookingPlan;
  choices: BookingChoices;
}) {
  const { resourceId, staffId } = outcome;
  return (
    <div className={styles.pair}>
      <SelectField
        label={isLoan ? 'Lånebil' : 'Plats'}
        name={`${prefix}resourceId`}
        value={resourceId ?? ''}
        onChange={({ target }) => dispatch({ kind: 'resource', resourceId: target.value || null })}
        options={optionsOf(
          choices.resources,
          resourceId,
          isLoan ? 'Ingen lånebil vald' : 'Ingen plats vald',
        )}
      />
      {!isLoan && (
        <SelectField
          label="Person"
          name={`${prefix}staffId`}
          value={staffId ?? ''}
          onChange={({ target }) => dispatch({ kind: 'staff', staffId: target.value || null })}
          options={optionsOf(choices.staff, staffId, 'Ingen person vald')}
        />
      )}
    </div>
  );
}

/** The active options, and the chosen option even when it is no longer active. */
function optionsOf(
  entries: readonly { id: string; data: { name: string; isActive: boolean } }[],
  chosen: string | null,
  none: string,
): [value: string, text: string][] {
  const options = new Map([['', none]]);
  for (const { id, data } of entries) {
    if (data.isActive || id === chosen) options.set(id, data.name);
  }
  if (chosen !== null && !options.has(chosen)) options.set(chosen, 'Borttagen');
  return [...options];
}

function proposalText({ plan, outcome }: BookingPlan, { names, hours }: BookingChoices): string {
  const { times, search, offers } = plan;
  const { startsAt, endsAt, resourceId, staffId } = outcome;
  if (typeof search === 'object' && offers.length === 0) return 'Söker ledig tid …';
  if (search === 'failed') return 'Det gick inte att söka en ledig tid.';
  if (search === 'none') return 'Ingen ledig tid de närmaste två månaderna.';
  if (!startsAt.ok || !endsAt.ok || !startsAt.value || !endsAt.value) {
    if (times.day === '') return 'Utan tid hamnar bokningen bland de ej planerade.';
    const day = parseDay(times.day);
    const on = day.ok && openingHoursOn(day.value, hours);
    return on && on.kind === 'closed'
      ? `${closedText(on, formatDay(day.value, names.today))}. Fyll i en start om bilen ändå ska in då.`
      : '';
  }
  const time = { startsAt: startsAt.value, endsAt: endsAt.value, isAllDay: times.isAllDay };
  return formatTimeAndPlace({ ...time, resourceId, staffId }, names, ' · ', ', ');
}
