import { type Dispatch, type SetStateAction, useState } from 'react';
import { AddressNeeded } from '@/components/AddressNeeded';
import { FollowUpFields } from '@/components/followups/FollowUpFields';
import { PageFormGuard } from '@/components/PageFormGuard';
import { WhoFields } from '@/components/WhoFields';
import { useLastReading } from '@/components/useLastReading';
import { useOrderRecords } from '@/data/orders/orderRecords';
import type { Booking } from '@/domain/booking/booking';
import { formatStart } from '@/domain/booking/bookingText';
import { formatDamage } from '@/domain/order/damage';
import { newOrderForm } from '@/domain/order/checkInForm';
import { factsOfBooking, likelyOre, newOrder } from '@/domain/order/newOrder';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { DraftForm } from '@/ui/forms/DraftForm';
import { PageHeading } from '@/ui/notes/PageHeading';
import { SelectField } from '@/ui/fields/SelectField';
import { useFieldKeys } from '@/ui/fields/useFieldKeys';
import { DamageDialog } from '@/features/orders/damage/DamageDialog';
import { type AskedDamage, DamageMap } from '@/features/orders/damage/DamageMap';
import { CheckInPhotos } from './CheckInPhotos';
import { FactsFields } from './FactsFields';
import { useNewOrder } from './useNewOrder';
import layout from '@/ui/style/layout.module.css';
import styles from '@/components/orders/Order.module.css';

/** The form that checks in a car; with a booking its services and prices are shown, and become the order's lines. */
export function NewOrderForm({
  booking,
  who: given,
}: {
  booking: Entry<Booking> | null;
  who: { customerId: string | null; vehicleId: string | null };
}) {
  const form = useNewOrder(booking, given);
  const { group, vehicle, who, followUps, damages, hasNumber, isWaiting } = form;
  const { fields, goTo } = useFieldKeys();
  const [facts] = useState(() => newOrder(booking ? factsOfBooking(booking.data) : {}));
  const [isReading, setIsReading] = useState(false);
  const [asked, setAsked] = useState<AskedDamage | null>(null);
  // Checking in does not wait for earlier readings: the car is here, and the line may be slow.
  const { last } = useLastReading(vehicle);

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
      <AddressNeeded
        payerId={vehicle?.data.payerId ?? who.customerId}
        grossOre={likelyOre(booking?.data, followUps.ticked)}
      />
      <DraftForm schema={newOrderForm} read={form.read} onSave={form.save}>
        <PageFormGuard back={paths.workOrders} />
        <div ref={fields} className={styles.fields}>
          {booking && <BookedServices booking={booking.data} />}
          <WhoFields
            who={who}
            typed=""
            after="odometerKm"
            onChange={form.changeWho}
            onDone={goTo}
          />
          <FollowUpFields
            choice={followUps}
            hint="Det du tar med blir rader i ordern, som kunden ska tillfrågas om."
          />
          <FactsFields
            facts={facts}
            last={last}
            readOn={form.today.toString()}
            isReplacing={form.isReplacing}
            onReplaces={form.setIsReplacing}
          />
          <SelectField
            label="Grupp"
            name="group"
            defaultValue={group}
            options={serviceGroups.map((each) => [each, serviceGroupLabels[each]])}
          />
          <CheckInPhotos photos={form.photos} onChange={form.setPhotos} onReading={setIsReading} />
          <details className={styles.card} open={group === 'wash'}>
            <summary>Skador på bilen</summary>
            <DamageMap damages={damages} onAsk={setAsked} />
          </details>
          <input type="hidden" name="damages" value={JSON.stringify(damages)} />
          <div className={layout.actions}>
            <LinkButton to={paths.workOrders}>Avbryt</LinkButton>
            <Button kind="work" type="submit" disabled={!hasNumber || isReading || isWaiting}>
              {isReading ? 'Läser in foton …' : isWaiting ? 'Hämtar uppföljningar …' : 'Checka in'}
            </Button>
          </div>
        </div>
      </DraftForm>
      {/* A form of its own, which may not be inside the other one. */}
      {asked && (
        <NewDamageDialog asked={asked} change={form.setDamages} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** The services of a booking, with the prices that were told. */
function BookedServices({ booking }: { booking: Booking }) {
  return (
    <section className={styles.card} aria-labelledby="booked">
      <h2 id="booked">Bokat {formatStart(booking)}</h2>
      <ul className={styles.events}>
        {booking.services.map(({ serviceId, name, priceOre }, place) => (
          <li key={`${serviceId} ${place}`} className={styles.booked}>
            <span>{name}</span> <span>{formatMoney(priceOre)} inkl. moms</span>
          </li>
        ))}
        {booking.services.length === 0 && <li>Ingen tjänst vald</li>}
      </ul>
    </section>
  );
}

/** Adds a damage to those of a car that is checked in, or changes or removes it. */
function NewDamageDialog({
  asked,
  change,
  onClose,
}: {
  asked: AskedDamage;
  change: Dispatch<SetStateAction<Record<string, string>>>;
  onClose: () => void;
}) {
  const { newLineIds } = useOrderRecords();
  return (
    <DamageDialog
      asked={asked}
      onSave={(damage) => {
        const [fresh = ''] = newLineIds(1);
        const id = asked.entry?.id ?? fresh;
        change((before) => ({ ...before, [id]: formatDamage(damage) }));
      }}
      onRemove={() =>
        change((before) =>
          Object.fromEntries(Object.entries(before).filter(([id]) => id !== asked.entry?.id)),
        )
      }
      onClose={onClose}
    />
  );
}
