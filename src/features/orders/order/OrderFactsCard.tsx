import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wayBack } from '@/components/wayBack';
import { useBooking } from '@/data/bookings/bookings';
import { bookingStatusLabels } from '@/domain/booking/booking';
import { formatStart, type Names } from '@/domain/booking/bookingText';
import type { WorkOrder } from '@/domain/order/order';
import { formatDue } from '@/domain/order/orderText';
import { priceTypeLabels } from '@/domain/order/priceCeiling';
import { customerNow } from '@/domain/register/customerNow';
import { vehicleName } from '@/domain/register/vehicleName';
import type { Entry } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { serviceGroupLabels } from '@/domain/workshop/service';
import { bookingPath, customerPath, vehiclePath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { FactsDialog } from './FactsDialog';
import layout from '@/ui/style/layout.module.css';
import styles from '@/components/orders/Order.module.css';

/** The car, the people and what was filled in at check-in. */
export function OrderFactsCard({
  entry,
  names,
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  names: Names;
  mayWrite: boolean;
}) {
  const [isChanging, setIsChanging] = useState(false);
  const order = entry.data;
  const { register, staff, today } = names;
  const live = useBooking(order.bookingId);
  const booking = live.kind === 'ready' ? live.data : null;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(order.vehicleId ?? '') : undefined;
  const person = (id: string | null) => {
    const customer = customerNow(register, id);
    return customer && <Link to={customerPath(customer.id)}>{customer.data.name}</Link>;
  };
  const phone = customerNow(register, order.customerId)?.data.phones[0];
  const rows = [
    [
      'Fordon',
      vehicle && (
        <Link to={vehiclePath(vehicle.id)}>
          {formatRegistrationNumber(vehicle.data.registrationNumber)} {vehicleName(vehicle.data)}
        </Link>
      ),
    ],
    ['Kund', person(order.customerId)],
    ['Telefon', phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>],
    ['Betalare', person(order.payerId)],
    ['Förare', person(order.driverId)],
    ['Kundens beskrivning', order.complaint],
    ['Mätarställning', order.odometerKm !== null && formatOdometer(order.odometerKm)],
    ['Nyckelnummer', order.keyNumber],
    ['Pristyp', priceTypeLabels[order.priceType]],
    ['Utlovad', order.dueAt && formatDue(order.dueAt, today)],
    ['Ansvarig', staff.get(order.staffId ?? '')?.data.name],
    ['Grupp', serviceGroupLabels[order.group]],
    [
      'Bokning',
      booking && (
        <Link to={bookingPath(booking.id)} state={wayBack}>
          {formatStart(booking.data)}, {bookingStatusLabels[booking.data.status].toLowerCase()}
        </Link>
      ),
    ],
    ['Varför den avslutades', order.closedReason],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="facts">
      <div className={layout.head}>
        <h2 id="facts">Bil och kund</h2>
        {mayWrite && <Button onClick={() => setIsChanging(true)}>Ändra</Button>}
      </div>
      <dl className={styles.facts}>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isChanging && (
        <FactsDialog entry={entry} vehicle={vehicle} onClose={() => setIsChanging(false)} />
      )}
    </section>
  );
}
