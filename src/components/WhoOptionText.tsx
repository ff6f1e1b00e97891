import { CustomerOption } from './CustomerOption';
import { vehicleName } from '@/domain/register/vehicleName';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/controls/Plate';
import layout from '@/ui/style/layout.module.css';
import styles from './WhoFields.module.css';
import type { WhoOption } from '@/domain/register/whoOptions';

/** The text of an option: a vehicle or a customer to pick, or a new one to add. */
export function WhoOptionText({ option }: { option: WhoOption }) {
  switch (option.kind) {
    case 'vehicle': {
      const { vehicle, customer } = option;
      const { registrationNumber } = vehicle.data;
      const phone = customer?.data.phones[0];
      return (
        <>
          <span className={styles.vehicle}>
            <Plate number={formatRegistrationNumber(registrationNumber)} />{' '}
            <span>{vehicleName(vehicle.data)}</span>
          </span>{' '}
          <span className={layout.small}>
            {[customer?.data.name ?? 'Ingen ägare', phone && formatPhone(phone)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      );
    }
    case 'customer':
      return <CustomerOption customer={option.customer.data} vehicles={option.vehicles} />;
    case 'newVehicle':
      return (
        <span className={styles.vehicle}>
          Nytt fordon <Plate number={formatRegistrationNumber(option.plate)} />
        </span>
      );
    case 'newCustomer':
      return (
        <span>
          Ny kund <b>{option.customer.name || option.customer.phone}</b>
        </span>
      );
  }
}
