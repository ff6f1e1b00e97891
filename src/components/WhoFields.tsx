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
import {
  customerOptions,
  type NewCustomer,
  ownerOf,
  vehicleOptions,
  type WhoOption,
} from '@/domain/register/whoOptions';
import { WhoOptionText } from './WhoOptionText';

/** A vehicle that is not in the register yet, as far as its details are known. */
export interface NewVehicle {
  plate: string;
  make: string;
  model: string;
}

/**
 * The vehicle and customer of a booking or an order: in the register, or new and to be added to it, under the given id if
 * there is one.
 */
export interface Who {
  vehicleId: string | null;
  newVehicle: NewVehicle | null;
  customerId: string | null;
  newCustomer: NewCustomer | null;
  /**
   * The source of the customer: `chosen` or typed by the user, brought by the `vehicle`, or in the `booking`
   * when the form opened. A picked vehicle replaces any customer but a chosen one.
   */
  customerFrom: 'chosen' | 'vehicle' | 'booking';
}

/** The customer and the vehicle that are not in the register yet. */
export type Added = Pick<Who, 'newVehicle' | 'newCustomer'>;

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

  function pickVehicle(option: WhoOption) {
    switch (option.kind) {
      case 'vehicle': {
        const { vehicle, customer } = option;
        const isChosen = who.customerFrom === 'chosen';
        const customerId = isChosen
          ? who.customerId
          : (customer?.id ?? ownerOf(vehicle, index.customers));
        const customerFrom = isChosen ? 'chosen' : 'vehicle';
        onChange({ ...who, vehicleId: vehicle.id, newVehicle: null, customerId, customerFrom });
        return onDone((customerId ?? who.newCustomer) ? after : 'customerId');
      }
      case 'newVehicle':
        onChange({
          ...who,
          vehicleId: null,
          newVehicle: { plate: option.plate, make: '', model: '' },
          // A customer brought by another vehicle is not the owner of this one.
          customerId: who.customerFrom === 'vehicle' ? null : who.customerId,
        });
        return onDone('newVehicle.make');
      default:
        return pickCustomer(option);
    }
  }

  function pickCustomer(option: WhoOption) {
    if (option.kind === 'customer') {
      onChange({
        ...who,
        customerId: option.customer.id,
        newCustomer: null,
        customerFrom: 'chosen',
      });
      onDone(after);
    } else if (option.kind === 'newCustomer') {
      onChange({
        ...who,
        customerId: null,
        newCustomer: option.customer,
        customerFrom: 'chosen',
      });
      onDone(option.customer.name ? 'newCustomer.phones.0' : 'newCustomer.name');
    }
  }

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
      {who.newVehicle && (
        <div className={styles.pair}>
          <Field
            label="Märke"
            name="newVehicle.make"
            defaultValue={who.newVehicle.make}
            autoComplete="off"
          />
          <Field
            label="Modell"
            name="newVehicle.model"
            defaultValue={who.newVehicle.model}
            autoComplete="off"
          />
        </div>
      )}
      {who.newCustomer ? (
        <div className={styles.group}>
          <div className={styles.pair}>
            <Field
              label="Den nya kundens namn"
              name="newCustomer.name"
              defaultValue={who.newCustomer.name}
              autoComplete="off"
              aria-required
            />
            <Field
              label="Telefon"
              name="newCustomer.phones.0"
              defaultValue={who.newCustomer.phone}
              inputMode="tel"
              autoComplete="off"
            />
          </div>
          <Button
            onClick={() => {
              onChange({ ...who, customerId: null, newCustomer: null, customerFrom: 'vehicle' });
              onDone('customerId');
            }}
          >
            Välj i registret i stället
          </Button>
        </div>
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
