import { useParams } from 'react-router-dom';
import { FollowUpsOf } from '@/components/followups/FollowUpsCard';
import { useMemberName } from '@/components/useMemberName';
import { RecordHead } from '@/components/RecordHead';
import {
  newServiceEntryPath,
  serviceBookPaperPath,
  vehiclePath,
  workOrderPath,
} from '@/dashboardPaths';
import { OdometerCurve } from '@/components/servicebook/OdometerCurve';
import { ServiceEntries, SignatureNote } from '@/components/servicebook/ServiceEntries';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehicleName } from '@/domain/register/vehicleName';
import { correctedIds } from '@/domain/servicebook/corrections';
import { readingsOf } from '@/domain/servicebook/nextService';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { canWrite } from '@/domain/workshop/member';
import { orderName } from '@/domain/order/order';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Plate } from '@/ui/controls/Plate';
import { BookAt } from '@/features/servicebook/book/BookAt';
import { EntryPhotos } from '@/features/servicebook/book/EntryPhotos';
import { NextCard } from '@/features/servicebook/book/NextCard';
import { SaveFile } from '@/features/servicebook/book/SaveFile';
import { useVerdicts } from '@/features/servicebook/book/useVerdicts';
import { shownEntries } from '@/features/servicebook/book/shownEntries';
import { ImportDialog } from '@/features/servicebook/book/ImportDialog';
import layout from '@/ui/style/layout.module.css';
import styles from '@/features/servicebook/book/Book.module.css';

/** The service book of a car. */
export function BookPage() {
  const { vehicleId = '' } = useParams();
  return (
    <BookAt key={vehicleId} vehicleId={vehicleId}>
      {(vehicle, entries) =>
        entries.some(({ data }) => isByHand(data)) ? (
          <BookWithNames vehicle={vehicle} entries={entries} />
        ) : (
          <Book vehicle={vehicle} entries={entries} />
        )
      }
    </BookAt>
  );
}

interface Shown {
  vehicle: Entry<Vehicle>;
  entries: Entry<ServiceEntry>[];
}

/** True if nothing but the account that wrote an entry tells who did. */
function isByHand({ origin, signature, isImported }: ServiceEntry): boolean {
  return origin === 'byHand' && signature === null && !isImported;
}

/** The members are read where an entry needs the name of one, and once for all of them. */
function BookWithNames(shown: Shown) {
  return <Book {...shown} nameOf={useMemberName()} />;
}

function Book({ vehicle, entries, nameOf }: Shown & { nameOf?: (uid: string) => string }) {
  const { data } = vehicle;
  const mayWrite = canWrite(useWorkshop().role) && data.status === 'active';
  const verdicts = useVerdicts(entries);
  const plate = formatRegistrationNumber(data.registrationNumber);
  const corrected = correctedIds(entries);

  function extraOf(id: string) {
    const entry = entries.find((each) => each.id === id)?.data;
    if (!entry) return null;
    return (
      <>
        {nameOf && isByHand(entry) && (
          <p className={styles.quiet}>Skriven av {nameOf(entry.createdBy)}</p>
        )}
        <div className={layout.actions}>
          {entry.orderId !== null && (
            <>
              <LinkButton to={workOrderPath(entry.orderId)}>{orderName(entry.orderId)}</LinkButton>
              <EntryPhotos orderId={entry.orderId} />
            </>
          )}
          {mayWrite && !corrected.has(id) && (
            <LinkButton
              to={newServiceEntryPath(vehicle.id, { rattar: id })}
              aria-label={`Rätta noteringen ${entry.doneOn}`}
            >
              Rätta
            </LinkButton>
          )}
        </div>
      </>
    );
  }

  return (
    <>
      <RecordHead
        back={{ to: paths.serviceBook, text: 'Serviceböcker' }}
        title={`Servicebok ${plate}`}
        heading={
          <>
            <Plate number={plate} /> {vehicleName(data)}
          </>
        }
      >
        {mayWrite && (
          <LinkButton kind="work" to={newServiceEntryPath(vehicle.id)}>
            Ny notering
          </LinkButton>
        )}
        {entries.length > 0 && (
          <>
            <LinkButton to={serviceBookPaperPath(vehicle.id)}>Skriv ut</LinkButton>
            <SaveFile vehicle={data} entries={entries} />
          </>
        )}
        <LinkButton to={vehiclePath(vehicle.id)}>Fordonet</LinkButton>
        {mayWrite && <ImportDialog vehicle={vehicle} entries={entries} />}
      </RecordHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          {entries.length === 0 ? (
            <EmptyState>
              Inga noteringar än. De görs när en arbetsorder är klar, eller för hand ur bilens
              papper.
            </EmptyState>
          ) : (
            <ServiceEntries entries={shownEntries(entries, verdicts)} extraOf={extraOf} />
          )}
        </div>
        <div className={`${styles.column} ${styles.side}`}>
          <NextCard vehicle={data} entries={entries} />
          {readingsOf(entries).length > 1 && (
            <section className={styles.card} aria-labelledby="odometer">
              <h2 id="odometer">Mätarställning</h2>
              <OdometerCurve readings={readingsOf(entries)} />
            </section>
          )}
          <FollowUpsOf field="vehicleId" id={vehicle.id} />
          <SignatureNote />
        </div>
      </div>
    </>
  );
}
