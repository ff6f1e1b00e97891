import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageFormGuard } from '@/components/PageFormGuard';
import { RecordHead } from '@/components/RecordHead';
import { serviceBookPath } from '@/dashboardPaths';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useMembers } from '@/data/settings/members';
import { useOrder } from '@/data/orders/orders';
import { useServicePlans } from '@/data/settings/servicePlans';
import { useServices } from '@/data/settings/services';
import { useStaff } from '@/data/settings/staff';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { orderName, type WorkOrder } from '@/domain/order/order';
import type { Vehicle } from '@/domain/register/vehicle';
import { entryForm, type TypedEntry } from '@/domain/servicebook/entryForm';
import { registerReading, standing } from '@/domain/servicebook/bookSummary';
import { proposedPerformer, signerName } from '@/domain/servicebook/performer';
import { blankEntry, proposedCorrection, proposedEntry } from '@/domain/servicebook/proposedEntry';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { planFor, starterPlans } from '@/domain/servicebook/servicePlan';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { DraftForm } from '@/ui/forms/DraftForm';
import { Field } from '@/ui/fields/Field';
import { MessagePage } from '@/ui/notes/MessagePage';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { BookAt } from '@/features/servicebook/book/BookAt';
import layout from '@/ui/style/layout.module.css';
import styles from '@/features/servicebook/entry/Entry.module.css';
import { EntryFields, readEntry } from '@/features/servicebook/entry/EntryFields';
import { useAddEntry } from '@/features/servicebook/entry/useAddEntry';

/** The form of a new entry: proposed by an order, in the place of an entry that is wrong, or by hand. */
export function NewServiceEntryPage() {
  const { vehicleId = '' } = useParams();
  const { role } = useWorkshop();
  if (!canWrite(role)) {
    return (
      <MessagePage
        title="Ny notering"
        actions={<LinkButton to={serviceBookPath(vehicleId)}>Till serviceboken</LinkButton>}
      >
        <p>Din roll får läsa serviceboken men inte skriva i den.</p>
      </MessagePage>
    );
  }
  return (
    <BookAt key={vehicleId} vehicleId={vehicleId}>
      {(vehicle, entries) => <OfOrder vehicle={vehicle} entries={entries} />}
    </BookAt>
  );
}

interface Book {
  vehicle: Entry<Vehicle>;
  entries: readonly Entry<ServiceEntry>[];
}

/**
 * Waits for the order that proposes the entry, or from which the entry that is corrected was made; an order that cannot be read
 * proposes nothing.
 */
function OfOrder(book: Book) {
  const [search] = useSearchParams();
  const orderId = search.get('arbetsorder');
  const wrong = book.entries.find(({ id }) => id === search.get('rattar'));
  const readId = wrong ? wrong.data.orderId : orderId;
  const order = useOrder(readId);
  const [plans, services] = [useServicePlans(), useServices()];
  const reach = useReach();
  const isWaiting = !isAsKnown(order, reach) || services.kind === 'loading';
  if (plans.kind === 'loading' || (readId !== null && isWaiting)) return <PageSkeleton />;
  const found = order.kind === 'ready' ? order.data : null;
  const isOfCar = found?.data.vehicleId === book.vehicle.id;
  return (
    <>
      {!wrong && orderId !== null && !isOfCar && (
        <Alert kind="trouble">
          <p>{orderName(orderId)} går inte att läsa, eller är om en annan bil.</p>
        </Alert>
      )}
      <NewEntry {...book} order={isOfCar ? found : null} wrong={wrong} />
    </>
  );
}

function NewEntry({
  vehicle,
  entries,
  order,
  wrong,
}: Book & {
  /** The order that proposes the entry, or from which the wrong one was made. */
  order: Entry<WorkOrder> | null;
  /** The entry that is corrected. */
  wrong: Entry<ServiceEntry> | undefined;
}) {
  const { workshop } = useWorkshop();
  const { uid } = useStore();
  const [members, staff, reach] = [useMembers(), useStaff(), useReach()];
  const own = entriesOf(members).find(({ id }) => id === uid)?.data ?? null;
  const name = signerName(members, uid, useOwnEmail(), reach);
  const navigate = useNavigate();
  const add = useAddEntry();
  const owned = entriesOf(useServicePlans()).map(({ data }) => data);
  const plans = owned.length > 0 ? owned : starterPlans;
  const services = entriesOf(useServices());
  const [today] = useState(() => dayOf(new Date()));
  const others = standing(entries).flatMap(({ id, data }) => (id === wrong?.id ? [] : data));
  const orderKm = order?.data.odometerKm ?? null;
  const register = registerReading(vehicle.data, entries, wrong?.id ?? null, orderKm);
  const [entry] = useState(() => {
    if (wrong) return proposedCorrection(wrong.data, orderKm, vehicle.data.odometerKm);
    if (order)
      return proposedEntry(order.data, {
        plans,
        car: vehicle.data,
        today,
        performer: '',
        serviceName: (serviceId) => services.find(({ id }) => id === serviceId)?.data.name,
      });
    return blankEntry(today, '');
  });
  const [state, setState] = useState<'typing' | 'signing' | TypedEntry>('typing');
  const plate = formatRegistrationNumber(vehicle.data.registrationNumber);
  const book = serviceBookPath(vehicle.id);
  // Fills itself in when the names arrive, until somebody writes another one.
  const performer = order && !wrong ? proposedPerformer(order.data.staffId, staff, own, reach) : '';
  const isOfOrder = (wrong ? wrong.data.orderId : (order?.id ?? null)) !== null;
  const already = !wrong && entries.some(({ data }) => order !== null && data.orderId === order.id);
  const formerKm = wrong?.data.odometerKm ?? null;

  async function save(typed: TypedEntry, isSigned: boolean) {
    if (state === 'signing' || name === null) return;
    setState('signing');
    const orderId = wrong ? wrong.data.orderId : (order?.id ?? null);
    try {
      await add(typed, { vehicle, others: entries, orderId, orderKm, wrong, name }, isSigned);
    } catch {
      // A browser that cannot store the key throws errors of many kinds: the person chooses how to go on.
      setState(typed);
      return;
    }
    void navigate(book, { replace: true });
  }

  return (
    <div className={styles.page}>
      <RecordHead
        back={{ to: book, text: `Serviceboken för ${plate}` }}
        title={wrong ? 'Rätta notering' : 'Ny notering'}
      >
        {null}
      </RecordHead>
      {order && wrong && formerKm !== null && formerKm !== entry.odometerKm && (
        <p className={layout.quiet}>
          Mätarställningen är den som {orderName(order.id)} har nu. Noteringen har{' '}
          {formatOdometer(formerKm)}.
        </p>
      )}
      {order && !wrong && (
        <p className={layout.quiet}>
          {orderName(order.id)} föreslår det som står här. Läs igenom och ändra innan du signerar.
        </p>
      )}
      {already && (
        <Note>
          <p>Ordern finns redan i serviceboken.</p>
        </Note>
      )}
      <DraftForm
        schema={entryForm(others, { today, isCorrection: wrong !== undefined, register })}
        read={(data) => readEntry(data, wrong?.data.workshop.name ?? workshop.name)}
        onSave={(typed) => void save(typed, true)}
      >
        <PageFormGuard back={book} />
        <div className={styles.fields}>
          {wrong && (
            <Field
              label="Varför rättas noteringen?"
              name="correctionReason"
              hint="Den gamla står kvar, överstruken, bredvid den nya."
              autoComplete="off"
              aria-required
            />
          )}
          <EntryFields
            entry={entry}
            others={others}
            register={register}
            performer={performer}
            isCorrection={wrong !== undefined}
            plan={planFor(plans, vehicle.data)}
            workshopName={isOfOrder ? null : (wrong?.data.workshop.name ?? '')}
          />
          {typeof state === 'object' && (
            <Alert kind="trouble">
              <p>
                Enheten kan inte spara en nyckel att signera med, till exempel för att datorn är
                delad eller webbläsaren i privat läge. Noteringen kan sparas osignerad.
              </p>
              <Button onClick={() => void save(state, false)}>Spara utan signatur</Button>
            </Alert>
          )}
          <div className={layout.actions}>
            <LinkButton to={book}>Avbryt</LinkButton>
            <Button kind="work" type="submit" disabled={state === 'signing' || name === null}>
              {state === 'signing' ? 'Signerar …' : 'Signera och spara'}
            </Button>
          </div>
        </div>
      </DraftForm>
    </div>
  );
}
