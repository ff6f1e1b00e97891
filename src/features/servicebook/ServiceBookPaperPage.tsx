import { useParams } from 'react-router-dom';
import { PaperActions } from '@/components/PaperSheet';
import { PhotosOnPaper } from '@/components/photos/PhotosOnPaper';
import { serviceBookPath } from '@/dashboardPaths';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Vehicle } from '@/domain/register/vehicle';
import { nextService } from '@/domain/servicebook/bookSummary';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { paths } from '@/paths';
import { BookAt } from '@/features/servicebook/book/BookAt';
import { shownEntries } from '@/features/servicebook/book/shownEntries';
import { useVerdicts } from '@/features/servicebook/book/useVerdicts';
import { ServiceBookPaper } from '@/features/servicebook/paper/ServiceBookPaper';

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
  const { workshop } = useWorkshop();
  const verdicts = useVerdicts(entries);
  /** The photos are those of the order, which one entry is made from. */
  function photosOf(id: string) {
    const orderId = entries.find((entry) => entry.id === id)?.data.orderId;
    return orderId ? <PhotosOnPaper orderId={orderId} captionOf={() => ''} /> : null;
  }
  return (
    <ServiceBookPaper
      workshop={workshop}
      car={vehicle}
      next={nextService(entries)}
      entries={shownEntries(entries, verdicts)}
      photosOf={photosOf}
      keyIds={[...new Set(entries.flatMap(({ data }) => data.signature?.keyId ?? []))]}
      address={`${location.origin}${paths.publicServiceBook}`}
      printedOn={dayOf(new Date()).toString()}
    />
  );
}
