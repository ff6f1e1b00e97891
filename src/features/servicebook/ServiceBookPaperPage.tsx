import { useParams } from 'react-router-dom';
import { Fact, PaperActions, PaperSheet } from '@/components/PaperSheet';
import { PhotosOnPaper } from '@/components/photos/PhotosOnPaper';
import { serviceBookPath } from '@/components/serviceBookAddress';
import { ServiceEntries, SignatureNote } from '@/components/servicebook/ServiceEntries';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehicleName } from '@/domain/register/vehicleName';
import { nextService } from '@/domain/servicebook/bookSummary';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { paths } from '@/paths';
import { QrCode } from '@/ui/QrCode';
import { BookAt } from '@/features/servicebook/book/BookAt';
import styles from '@/features/servicebook/book/Paper.module.css';
import { shownEntries } from '@/features/servicebook/book/shownEntries';
import { useVerdicts } from '@/features/servicebook/book/useVerdicts';

/** The service book of a car on paper. */
export function ServiceBookPaperPage() {
  const { vehicleId = '' } = useParams();
  return (
    <BookAt key={vehicleId} vehicleId={vehicleId}>
      {(vehicle, entries) => (
        <>
          <PaperActions to={serviceBookPath(vehicleId)} back="Till serviceboken" />
          <Paper vehicle={vehicle.data} entries={entries} />
        </>
      )}
    </BookAt>
  );
}

function Paper({ vehicle, entries }: { vehicle: Vehicle; entries: Entry<ServiceEntry>[] }) {
  const verdicts = useVerdicts(entries);
  const next = nextService(entries);
  const keyIds = [...new Set(entries.flatMap(({ data }) => data.signature?.keyId ?? []))];
  const orderIds = [...new Set(entries.flatMap(({ data }) => data.orderId ?? []))];
  const address = `${location.origin}${paths.publicServiceBook}`;
  return (
    <PaperSheet
      heading="Servicebok"
      plate={formatRegistrationNumber(vehicle.registrationNumber)}
      keyNumber={null}
      isProtocol
    >
      <dl>
        <Fact term="Fordon">{vehicleName(vehicle)}</Fact>
        <Fact term="Chassinummer">{vehicle.vin}</Fact>
        <Fact term="Mätarställning">
          {vehicle.odometerKm !== null && formatOdometer(vehicle.odometerKm)}
        </Fact>
        <Fact term="Utskriven">{dayOf(new Date()).toString()}</Fact>
      </dl>
      {next && (
        <p className={styles.next}>
          Nästa service{' '}
          <b>
            {[next.nextOn, next.nextKm !== null && formatOdometer(next.nextKm)]
              .filter(Boolean)
              .join(' eller ')}
          </b>
          {next.nextOn !== null && next.nextKm !== null && ', det som kommer först'}
        </p>
      )}
      <ServiceEntries entries={shownEntries(entries, verdicts)} />
      {orderIds.map((orderId) => (
        // With captions, though none is written, there are two photos across.
        <PhotosOnPaper key={orderId} orderId={orderId} captionOf={() => ''} />
      ))}
      <footer className={styles.foot}>
        <div>
          <SignatureNote />
          {keyIds.length > 0 && (
            <p>
              Nycklarnas avtryck:{' '}
              {keyIds.map((id) => (
                <code key={id}>{id} </code>
              ))}
            </p>
          )}
          <p>Bokens fil kontrolleras på {address}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={address} label={`QR-kod till ${address}`} />
        </div>
      </footer>
    </PaperSheet>
  );
}
