import { Combobox } from '@/ui/fields/Combobox';
import { useRegisterIndex } from './useRegisterIndex';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { customerNow } from '@/domain/register/customerNow';
import { makeAndModel } from '@/domain/register/vehicleName';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import styles from './WhoFields.module.css';
import { customerOptions, type NewCustomer, vehicleOptions } from '@/domain/register/whoOptions';
import { textOf } from '@/ui/behaviour/textOf';
import type { NewVehicle, Who } from './useWho';
import { useWhoPicks } from './useWhoPicks';
import { WhoOptionText } from './WhoOptionText';

/**
 * Picks vehicle and customer, or takes the details of new ones; `onDone` gets the name of the next field, which is `after`
 * when both are there.
 */
export function WhoFields({
  who,
  typed,
  after = 'services',
  onChange,
  onDone,
}: {
  who: Who;
  /** The text typed before the fields were there. */
  typed: string;
  after?: string;
  onChange: (who: Who) => void;
  onDone: (field: string) => void;
}) {
  const index = useRegisterIndex();
  const register = useRegister();
  const { vehicleName, customerName } = useChosenNames(who);
  // A vehicle or customer that looks new may only be on its way from the device.
  const isLoading = register.kind === 'loading';
  // Without a network the rest does not come, and the vehicle must be booked all the same.
  const { offline } = useReach();
  const isWhole = register.kind === 'ready' ? register.complete || offline : !isLoading;
  const { pickVehicle, pickCustomer } = useWhoPicks(who, onChange, onDone, after);
  const hasVehicle = who.vehicleId !== null || who.newVehicle !== null;
  return (
    <>
      <Combobox
        label="Fordon"
        name="vehicleId"
        placeholder="Regnr, namn eller telefon"
        typed={typed}
        value={who.vehicleId ?? who.newVehicle?.plate ?? ''}
        text={vehicleName}
        find={(query) => (isLoading ? [] : vehicleOptions(index, query, who.customerId, isWhole))}
        show={(option) => <WhoOptionText option={option} />}
        says={(count) => found(count, isWhole ? 'Inget fordon passar.' : loading)}
        unpicked="Välj ett fordon i listan eller töm fältet."
        onPick={pickVehicle}
        onClear={
          hasVehicle ? () => onChange({ ...who, vehicleId: null, newVehicle: null }) : undefined
        }
      />
      {who.newVehicle && <NewVehicleFields vehicle={who.newVehicle} />}
      {who.newCustomer ? (
        <NewCustomerFields
          customer={who.newCustomer}
          onDrop={() => {
            onChange({ ...who, customerId: null, newCustomer: null, customerFrom: 'vehicle' });
            onDone('customerId');
          }}
        />
      ) : (
        <Combobox
          label="Kund"
          name="customerId"
          placeholder="Namn eller telefon"
          value={who.customerId ?? ''}
          text={customerName}
          find={(query) => (isLoading ? [] : customerOptions(index, query))}
          show={(option) => <WhoOptionText option={option} />}
          says={(count) => found(count, isLoading ? loading : 'Ingen kund passar.')}
          unpicked="Välj en kund i listan eller lägg upp en ny."
          onPick={pickCustomer}
          onClear={
            who.customerId
              ? () => onChange({ ...who, customerId: null, customerFrom: 'vehicle' })
              : undefined
          }
        />
      )}
    </>
  );
}

function NewVehicleFields({ vehicle }: { vehicle: NewVehicle }) {
  return (
    <div className={styles.pair}>
      <Field label="Märke" name="newVehicle.make" defaultValue={vehicle.make} autoComplete="off" />
      <Field
        label="Modell"
        name="newVehicle.model"
        defaultValue={vehicle.model}
        autoComplete="off"
      />
    </div>
  );
}

function NewCustomerFields({ customer, onDrop }: { customer: NewCustomer; onDrop: () => void }) {
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <Field
          label="Den nya kundens namn"
          name="newCustomer.name"
          defaultValue={customer.name}
          autoComplete="off"
          aria-required
        />
        <Field
          label="Telefon"
          name="newCustomer.phones.0"
          defaultValue={customer.phone}
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      <Button onClick={onDrop}>Välj i registret i stället</Button>
    </div>
  );
}

/** Reads the fields into an object for the form's schema to parse. */
export function readWho(data: FormData, { customerId, vehicleId, newVehicle, newCustomer }: Who) {
  return {
    customerId,
    vehicleId,
    newVehicle: newVehicle && {
      registrationNumber: newVehicle.plate,
      make: textOf(data, 'newVehicle.make'),
      model: textOf(data, 'newVehicle.model'),
    },
    newCustomer: newCustomer && {
      name: textOf(data, 'newCustomer.name'),
      phones: [textOf(data, 'newCustomer.phones.0')].filter((text) => text.trim()),
    },
  };
}

const loading = 'Hämtar kunder och fordon …';

function useChosenNames({ vehicleId, newVehicle, customerId }: Who) {
  const register = useRegister();
  if (register.kind !== 'ready') return { vehicleName: '', customerName: '' };
  const { vehicles, complete } = register;
  const vehicle = vehicles.get(vehicleId ?? '')?.data;
  const plate = newVehicle?.plate ?? vehicle?.registrationNumber;
  const name = plate === undefined ? '' : formatRegistrationNumber(plate);
  return {
    vehicleName: newVehicle
      ? `${name} (nytt)`
      : vehicle
        ? [name, makeAndModel(vehicle)].filter(Boolean).join(' ')
        : vehicleId === null
          ? ''
          : complete
            ? 'Borttaget fordon'
            : 'Fordonet är inte hämtat än',
    customerName: customerId
      ? (customerNow(register, customerId)?.data.name ??
        (complete ? 'Borttagen kund' : 'Kunden är inte hämtad än'))
      : '',
  };
}

function found(count: number, none: string): string {
  if (count === 0) return none;
  return count === 1
    ? 'Ett förslag. Välj med Enter.'
    : `${count} förslag. Välj med pilarna och Enter.`;
}
