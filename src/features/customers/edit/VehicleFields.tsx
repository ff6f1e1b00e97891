import { useState } from 'react';
import { OdometerField } from '@/components/OdometerField';
import { CustomerPicker } from '@/components/CustomerPicker';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';
import { fuelLabels, fuels, type Vehicle } from '@/domain/register/vehicle';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import styles from './CustomerFields.module.css';
import { PlateField } from './PlateField';
import { VinField } from './VinField';

/** The fields of a vehicle; when the owner changes, the vehicle keeps the former owner on record. */
export function VehicleFields({
  former,
  ownerId,
  last,
}: {
  former: Entry<Vehicle> | undefined;
  ownerId: string | null;
  last: LastReading | null;
}) {
  const data = former?.data;
  const [today] = useState(() => dayOf(new Date()).toString());
  const [owner, setOwner] = useState(ownerId);
  const [payer, setPayer] = useState(data?.payerId ?? null);
  const [driver, setDriver] = useState(data?.driverId ?? null);
  const changesOwner = Boolean(data?.ownerId) && owner !== data?.ownerId;

  return (
    <>
      <PlateField id={former?.id} former={data?.registrationNumber ?? ''} />
      <CustomerPicker
        label="Ägare"
        name="ownerId"
        hint={changesOwner ? 'Den förra ägaren sparas som tidigare ägare.' : undefined}
        value={owner}
        onChange={setOwner}
      />
      <div className={styles.pair}>
        <Field label="Märke" name="make" defaultValue={data?.make ?? ''} autoComplete="off" />
        <Field label="Modell" name="model" defaultValue={data?.model ?? ''} autoComplete="off" />
        <Field
          label="Årsmodell"
          name="year"
          defaultValue={data?.year ?? ''}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          label="Drivmedel"
          name="fuel"
          defaultValue={data?.fuel ?? ''}
          options={[
            ['', 'Inte angivet'],
            ...fuels.map((fuel) => [fuel, fuelLabels[fuel]] as const),
          ]}
        />
        <OdometerField formerKm={data?.odometerKm ?? null} last={last} on={today} />
        <Field
          label="Första månad i trafik"
          name="firstMonth"
          defaultValue={data?.firstMonth ?? ''}
          hint="Till exempel 2021-03"
          autoComplete="off"
        />
      </div>
      <VinField former={data?.vin ?? ''} />
      <CustomerPicker
        label="Betalare"
        name="payerId"
        hint="När någon annan än ägaren betalar"
        value={payer}
        onChange={setPayer}
      />
      <CustomerPicker
        label="Förare"
        name="driverId"
        hint="När någon annan än ägaren kör"
        value={driver}
        onChange={setDriver}
      />
      <TextAreaField label="Anteckningar" name="notes" defaultValue={data?.notes ?? ''} rows={4} />
    </>
  );
}
