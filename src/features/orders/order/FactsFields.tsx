import { useState } from 'react';
import { CustomerPicker } from '@/components/CustomerPicker';
import { OdometerField } from '@/components/OdometerField';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import type { OrderFields } from '@/domain/order/order';
import { readPromise } from '@/domain/order/checkInForm';
import { priceTypeLabels, priceTypes } from '@/domain/order/priceCeiling';
import { clockText } from '@/domain/time/clockTime';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import type { LastReading } from '@/domain/values/odometerQuestion';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { textOf } from '@/ui/behaviour/textOf';
import { TimeField } from '@/ui/fields/TimeField';
import styles from '@/components/orders/Order.module.css';
import { StaffField } from './StaffField';

type Facts = Pick<
  OrderFields,
  | 'odometerKm'
  | 'keyNumber'
  | 'complaint'
  | 'priceType'
  | 'dueAt'
  | 'staffId'
  | 'payerId'
  | 'driverId'
>;

/** The fields about a car that is checked in; `last` is the odometer that was known of it before. */
export function FactsFields({
  facts,
  last,
  readOn,
  isReplacing,
  onReplaces,
  mayPrice = true,
}: {
  facts: Facts;
  last: LastReading | null;
  /** The day on which the odometer was read. */
  readOn: string;
  /** True when an odometer that is less is to replace that of the car. */
  isReplacing: boolean;
  /** Gets the answer; undefined where the odometer cannot replace that of the car. */
  onReplaces: ((isReplacing: boolean) => void) | undefined;
  /** True when the type of price can change; an order that is ready keeps it. */
  mayPrice?: boolean;
}) {
  const [day, setDay] = useState(facts.dueAt ? dayOf(facts.dueAt).toString() : '');
  const [clock, setClock] = useState(facts.dueAt ? formatClock(facts.dueAt) : '');
  const [people, setPeople] = useState({ payerId: facts.payerId, driverId: facts.driverId });
  const { hours } = useHours();
  return (
    <>
      <div className={styles.pair}>
        <OdometerField
          formerKm={facts.odometerKm}
          last={last}
          on={readOn}
          isReplacing={isReplacing}
          onReplaces={onReplaces}
        />
        <Field
          label="Nyckelnummer"
          name="keyNumber"
          defaultValue={facts.keyNumber ?? ''}
          autoComplete="off"
        />
      </div>
      <TextAreaField
        label="Kundens beskrivning"
        name="complaint"
        defaultValue={facts.complaint ?? ''}
        hint="Med kundens egna ord"
        rows={3}
      />
      {mayPrice ? (
        <SelectField
          label="Pristyp"
          name="priceType"
          defaultValue={facts.priceType}
          hint={`Ett ungefärligt pris får överskridas med högst 15\u00a0%. Det som kunden har godkänt gäller tills kunden godkänner något annat.`}
          options={priceTypes.map((each) => [each, priceTypeLabels[each]])}
        />
      ) : (
        <input type="hidden" name="priceType" value={facts.priceType} />
      )}
      <div className={styles.pair}>
        <DateField
          label="Utlovad dag"
          name="dueDay"
          days={daysIn(hours, dayOf(new Date()))}
          value={day}
          onChange={setDay}
        />
        <TimeField
          label="Utlovad tid"
          name="dueAt"
          tidy={clockText}
          value={clock}
          onChange={setClock}
        />
      </div>
      <input type="hidden" name="dueDay.read" value={day} />
      <StaffField label="Ansvarig" name="staffId" initial={facts.staffId} />
      <div className={styles.pair}>
        {(['payerId', 'driverId'] as const).map((name) => (
          <div key={name}>
            <CustomerPicker
              label={name === 'payerId' ? 'Betalare, om inte ägaren' : 'Förare, om inte ägaren'}
              name={name}
              value={people[name]}
              onChange={(id) => setPeople({ ...people, [name]: id })}
            />
            <input type="hidden" name={`${name}.read`} value={people[name] ?? ''} />
          </div>
        ))}
      </div>
    </>
  );
}

/** Reads the fields into an object for `orderFacts` to parse. */
export function readFacts(data: FormData) {
  const orNull = (name: string) => textOf(data, name).trim() || null;
  return {
    odometerKm: orNull('odometerKm'),
    keyNumber: textOf(data, 'keyNumber'),
    complaint: textOf(data, 'complaint'),
    priceType: textOf(data, 'priceType'),
    dueAt: readPromise(textOf(data, 'dueDay.read'), textOf(data, 'dueAt')),
    staffId: orNull('staffId'),
    payerId: orNull('payerId.read'),
    driverId: orNull('driverId.read'),
  };
}
