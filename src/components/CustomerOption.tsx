import type { Entry } from '@/domain/values/live';
import type { Customer } from '@/domain/register/customer';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { Plate } from '@/ui/controls/Plate';
import styles from './CustomerOption.module.css';

/** A customer in a list to pick from: the name, and the plates, phone and city that tell namesakes apart. */
export function CustomerOption({
  customer: { name, phones, address },
  vehicles,
}: {
  customer: Customer;
  vehicles: Entry<Vehicle>[];
}) {
  return (
    <>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.about}>
        {vehicles.slice(0, 2).map(({ id, data }) => (
          <Plate key={id} number={formatRegistrationNumber(data.registrationNumber)} />
        ))}{' '}
        {phones[0] && <span>{formatPhone(phones[0])}</span>} <span>{address.city}</span>
      </span>
    </>
  );
}
