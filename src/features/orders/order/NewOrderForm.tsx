import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressNeeded } from '@/components/AddressNeeded';
import { FollowUpFields } from '@/components/followups/FollowUpFields';
import { PageFormGuard } from '@/components/PageFormGuard';
import { readWho, WhoFields } from '@/components/WhoFields';
import { useCheckIn } from '@/components/useCheckIn';
import { useFollowUpChoice } from '@/components/followups/useFollowUpChoice';
import { useWho, type Who } from '@/components/useWho';
import { useLastReading } from '@/components/useLastReading';
import { useNames } from '@/components/useNames';
import { usePhotoRecords } from '@/data/orders/photos';
import { useOrderRecords } from '@/data/orders/orderRecords';
import type { Booking } from '@/domain/booking/booking';
import { formatStart } from '@/domain/booking/bookingText';
import { formatDamage } from '@/domain/order/damage';
import { newOrderForm, type NewOrderForm as Typed } from '@/domain/order/checkInForm';
import { factsOfBooking, likelyOre, newOrder } from '@/domain/order/newOrder';
import type { TakenPhoto } from '@/domain/photo/photo';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import { workOrderPath } from '@/dashboardPaths';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { DraftForm } from '@/ui/forms/DraftForm';
import { PageHeading } from '@/ui/notes/PageHeading';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { useFieldKeys } from '@/ui/fields/useFieldKeys';
import { DamageDialog } from '@/features/orders/damage/DamageDialog';
import { type AskedDamage, DamageMap } from '@/features/orders/damage/DamageMap';
import { CheckInPhotos } from './CheckInPhotos';
import { FactsFields, readFacts } from './FactsFields';
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
  const names = useNames();
  const navigate = useNavigate();
  const { checkIn, groupOf, hasNumber } = useCheckIn({ takesNumbers: true });
  const { fields, goTo } = useFieldKeys();
  const [who, setWho] = useWho(given, undefined);
  const followUps = useFollowUpChoice(who.vehicleId, booking?.data.followUpIds ?? []);
  // The follow-ups that the booking has taken up come with it.
  const isWaiting = followUps.isLoading && (booking?.data.followUpIds.length ?? 0) > 0;
  const [facts] = useState(() => newOrder(booking ? factsOfBooking(booking.data) : {}));
  const photoRecords = usePhotoRecords();
  const { newLineIds } = useOrderRecords();
  const [photos, setPhotos] = useState<readonly TakenPhoto[]>([]);
  const [isReading, setIsReading] = useState(false);
  const [damages, setDamages] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<AskedDamage | null>(null);
  const group = booking ? groupOf(booking.data) : 'workshop';
  const vehicle =
    names.register.kind === 'ready' ? names.register.vehicles.get(who.vehicleId ?? '') : undefined;
  // Checking in does not wait for earlier readings: the car is here, and the line may be slow.
  const { last } = useLastReading(vehicle);
  const [isReplacing, setIsReplacing] = useState(false);

  function changeWho(next: Who) {
    // The answer was about the odometer of the former car.
    if (next.vehicleId !== who.vehicleId) setIsReplacing(false);
    setWho(next);
  }

  function read(data: FormData) {
    return {
      ...readFacts(data),
      group: textOf(data, 'group'),
      ...readWho(data, who),
    };
  }

  function save(typed: Typed) {
    const taken = followUps.ticked;
    const left = followUps.shown.filter(
      (each) => each.data.bookingId === booking?.id && !taken.includes(each),
    );
    const id = checkIn(typed, booking, { taken, left }, damages, isReplacing);
    if (id === null) return;
    for (const photo of photos) photoRecords.add(id, photo);
    void navigate(workOrderPath(id), { replace: true });
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
      <AddressNeeded
        payerId={vehicle?.data.payerId ?? who.customerId}
        grossOre={likelyOre(booking?.data, followUps.ticked)}
      />
      <DraftForm schema={newOrderForm} read={read} onSave={save}>
        <PageFormGuard back={paths.workOrders} />
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
          <WhoFields who={who} typed="" after="odometerKm" onChange={changeWho} onDone={goTo} />
          <FollowUpFields
            choice={followUps}
            hint="Det du tar med blir rader i ordern, som kunden ska tillfrågas om."
          />
          <FactsFields
            facts={facts}
            last={last}
            readOn={names.today.toString()}
            isReplacing={isReplacing}
            onReplaces={setIsReplacing}
          />
          <SelectField
            label="Grupp"
            name="group"
            defaultValue={group}
            options={serviceGroups.map((each) => [each, serviceGroupLabels[each]])}
          />
          <CheckInPhotos photos={photos} onChange={setPhotos} onReading={setIsReading} />
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
        <DamageDialog
          asked={asked}
          onSave={(damage) => {
            const [fresh = ''] = newLineIds(1);
            const id = asked.entry?.id ?? fresh;
            setDamages((before) => ({ ...before, [id]: formatDamage(damage) }));
          }}
          onRemove={() =>
            setDamages((before) =>
              Object.fromEntries(Object.entries(before).filter(([id]) => id !== asked.entry?.id)),
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
