import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Chip } from '@/ui/controls/Chip';
import type { Entry } from '@/domain/values/live';
import type { Customer } from '@/domain/register/customer';
import { formatPhone } from '@/domain/values/phone';
import type { Vehicle } from '@/domain/register/vehicle';
import { customerPath, vehiclePath } from '@/dashboardPaths';
import { Icon } from '@/ui/icons/Icon';
import styles from './CustomerRow.module.css';
import { phoneIcon } from './listIcons';
import { Marked } from './Marked';
import { RowPlates } from './RowPlates';
import { vehicleName } from '@/domain/register/vehicleName';

/**
 * A row with a customer and the customer's vehicles, or with a vehicle without owner. The whole row leads to
 * its page.
 */
export const CustomerRow = memo(function CustomerRow({
  customer,
  vehicles,
  query,
}: {
  customer: Entry<Customer> | null;
  vehicles: Entry<Vehicle>[];
  query: string;
}) {
  const [first] = vehicles;
  const about = first && vehicleName(first.data);
  if (!customer) {
    return (
      <>
        <RowPlates vehicles={vehicles} linked={false} />
        <Link to={vehiclePath(first?.id ?? '')} data-row className={styles.name}>
          <Marked text={about || 'Fordon'} query={query} />
          <span className="visuallyHidden">, {first?.data.registrationNumber}</span>
        </Link>
        <small className={styles.about}>Utan ägare</small>
      </>
    );
  }
  const { name, kind, phones, address, tags } = customer.data;
  const [phone] = phones;
  return (
    <>
      <RowPlates vehicles={vehicles} linked />
      <Link to={customerPath(customer.id)} data-row className={styles.name}>
        <Marked text={name} query={query} />
      </Link>
      <small className={styles.about}>
        {[kind === 'company' && 'Företag', about].filter(Boolean).join(' · ')}
      </small>
      {phone && (
        <a
          href={`tel:${phone}`}
          className={styles.phone}
          aria-label={`Ring ${name}, ${formatPhone(phone)}`}
        >
          <Icon d={phoneIcon} />
          <span>{formatPhone(phone)}</span>
        </a>
      )}
      {address.city && <small className={styles.city}>{address.city}</small>}
      {tags.length > 0 && (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Chip key={tag} kind="quiet">
              {tag}
            </Chip>
          ))}
        </span>
      )}
    </>
  );
});
