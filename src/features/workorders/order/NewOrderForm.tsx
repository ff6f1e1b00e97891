import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WhoFields } from '@/components/WhoFields';
import { useCheckIn } from '@/components/useCheckIn';
import { useWho } from '@/components/useWho';
import { useNames } from '@/components/useNames';
import type { Booking } from '@/domain/booking/booking';
import { formatStart } from '@/domain/booking/bookingText';
import { newOrderForm, type NewOrderForm as Typed } from '@/domain/order/checkInForm';
import { factsOfBooking, newOrder } from '@/domain/order/newOrder';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import { paths, workOrderPath } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, LinkButton } from '@/ui/Button';
import { DraftForm } from '@/ui/DraftForm';
import { PageHeading } from '@/ui/PageHeading';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import { useFieldKeys } from '@/ui/useFieldKeys';
import { CheckInGuard } from './CheckInGuard';
import { FactsFields, readFacts } from './FactsFields';
import styles from './Order.module.css';

/** The form that checks in a car; with a booking its services and prices are shown, and become the order's lines. */
export function NewOrderForm({
  booking,
  who: given,
}: {
  booking: Entry<Booking> | null;
  who: { customerId: string | null; vehicleId: string | null };
}) {
  const names = useNames();
  const navigate = useNavigate();
  const { checkIn, groupOf, hasNumber } = useCheckIn({ takesNumbers: true });
  const { fields, goTo } = useFieldKeys();
  const [who, setWho] = useWho(given, undefined);
  const [facts] = useState(() => newOrder(booking ? factsOfBooking(booking.data) : {}));
  const vehicle =
    names.register.kind === 'ready' ? names.register.vehicles.get(who.vehicleId ?? '') : undefined;

  function read(data: FormData) {
    return {
      ...readFacts(data),
      group: textOf(data, 'group'),
      customerId: who.customerId,
      vehicleId: who.vehicleId,
      newVehicle: who.newVehicle && {
        registrationNumber: who.newVehicle.plate,
        make: textOf(data, 'newVehicle.make'),
        model: textOf(data, 'newVehicle.model'),
      },
      newCustomer: who.newCustomer && {
        name: textOf(data, 'newCustomer.name'),
        phones: [textOf(data, 'newCustomer.phones.0')].filter((text) => text.trim()),
      },
    };
  }

  function save(typed: Typed) {
    const id = checkIn(typed, booking);
    if (id) void navigate(workOrderPath(id), { replace: true });
  }

  return (
    <div className={styles.page}>
      <PageHeading title={booking ? 'Checka in' : 'Ny arbetsorder'} />
      {!hasNumber && (
        <Alert kind="trouble">
          <p>
            Enheten har inga ordernummer kvar. Den hämtar nya så snart den har kontakt med servern.
          </p>
        </Alert>
      )}
      <DraftForm schema={newOrderForm} read={read} onSave={save}>
        <CheckInGuard />
        <div ref={fields} className={styles.fields}>
          {booking && (
            <section className={styles.card} aria-labelledby="booked">
              <h2 id="booked">Bokat {formatStart(booking.data)}</h2>
              <ul className={styles.events}>
                {booking.data.services.map(({ serviceId, name, priceOre }, place) => (
                  <li key={`${serviceId} ${place}`} className={styles.booked}>
                    <span>{name}</span> <span>{formatMoney(priceOre)} inkl. moms</span>
                  </li>
                ))}
                {booking.data.services.length === 0 && <li>Ingen tjänst vald</li>}
              </ul>
            </section>
          )}
          <WhoFields who={who} typed="" after="odometerKm" onChange={setWho} onDone={goTo} />
          <FactsFields facts={facts} knownKm={vehicle?.data.odometerKm ?? null} />
          <SelectField
            label="Grupp"
            name="group"
            defaultValue={booking ? groupOf(booking.data) : 'workshop'}
            options={serviceGroups.map((each) => [each, serviceGroupLabels[each]])}
          />
          <div className={styles.actions}>
            <LinkButton to={paths.workOrders}>Avbryt</LinkButton>
            <Button kind="work" type="submit" disabled={!hasNumber}>
              Checka in
            </Button>
          </div>
        </div>
      </DraftForm>
    </div>
  );
}
