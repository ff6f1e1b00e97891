import { Combobox } from '@/ui/fields/Combobox';
import type { Entry } from '@/domain/values/live';
import { type BookedService, bookedPriceOre, bookingLimits } from '@/domain/booking/booking';
import { formatDuration } from '@/domain/values/duration';
import { formatMoney } from '@/domain/values/money';
import type { Service } from '@/domain/workshop/service';
import { findServices } from '@/domain/workshop/serviceSearch';
import { closeIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './BookingForm.module.css';

/** The services of a booking, added by typing part of a name, with their total time and price. */
export function ServicesField({
  prefix = '',
  booked,
  minutes,
  services,
  onChange,
  onDone,
}: {
  /** The beginning of the field's name, for a part that is added to a visit. */
  prefix?: string;
  booked: BookedService[];
  /** The total time of the services and the buffer, in minutes. */
  minutes: number;
  services: Entry<Service>[];
  onChange: (booked: BookedService[]) => void;
  onDone: (field: string) => void;
}) {
  const name = `${prefix}services`;
  const isFull = booked.length >= bookingLimits.services.max;

  function remove(index: number) {
    onChange(booked.toSpliced(index, 1));
    onDone(name);
  }

  return (
    <div className={styles.group}>
      <Combobox
        label="Tjänster"
        name={name}
        placeholder={booked.length > 0 ? 'Lägg till en tjänst till' : 'Sök tjänst'}
        hint={isFull ? `Högst ${bookingLimits.services.max} tjänster i en bokning.` : undefined}
        value={booked.map(({ serviceId }) => serviceId).join(' ')}
        text=""
        find={(query) => (isFull ? [] : servicesFor(services, query))}
        show={({ service }) => <ServiceText service={service} />}
        says={found}
        unpicked="Välj en tjänst i listan eller töm fältet."
        onPick={({ service }) => onChange([...booked, service])}
      />
      {booked.length > 0 && (
        <ul className={styles.booked} aria-label="Valda tjänster">
          {booked.map((service, index) => (
            <li key={index}>
              <ServiceText service={service} />
              <IconButton
                d={closeIcon}
                label={`Ta bort ${service.name}`}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.sum}>
        {booked.length > 0 && (
          <>
            Totalt <b>{formatDuration(minutes)}</b>,{' '}
            {formatMoney(bookedPriceOre({ services: booked }))}
          </>
        )}
      </p>
    </div>
  );
}

function servicesFor(services: Entry<Service>[], query: string) {
  return findServices(services, query).map(
    ({ id, data: { name, minutes, priceOre, vatRate } }) => ({
      key: id,
      service: { serviceId: id, name, minutes, priceOre, vatRate },
    }),
  );
}

function ServiceText({ service: { name, minutes, priceOre } }: { service: BookedService }) {
  return (
    <span className={styles.service}>
      <span>{name}</span>{' '}
      <span>
        {formatDuration(minutes)} · {formatMoney(priceOre)}
      </span>
    </span>
  );
}

function found(count: number): string {
  if (count === 0) return 'Ingen tjänst passar.';
  return count === 1
    ? 'En tjänst. Välj med Enter.'
    : `${count} tjänster. Välj med pilarna och Enter.`;
}
