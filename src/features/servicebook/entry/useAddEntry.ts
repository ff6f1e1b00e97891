import { useServiceEntryRecords } from '@/data/servicebook/serviceEntries';
import { useSign } from '@/data/servicebook/signing';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Vehicle } from '@/domain/register/vehicle';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import type { TypedEntry } from '@/domain/servicebook/entryForm';
import {
  type ServiceEntry,
  type ServiceEntryContent,
  type ServiceEntryFields,
  workshopNamed,
} from '@/domain/servicebook/serviceEntry';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';

/** The data of an entry besides the typed values. */
interface About {
  vehicle: Entry<Vehicle>;
  /** The other entries of the book. */
  others: readonly Entry<ServiceEntry>[];
  orderId: string | null;
  /** The odometer of the order that proposed the entry, in km. */
  orderKm: number | null;
  /** The entry that it corrects. */
  wrong: Entry<ServiceEntry> | undefined;
  /** The name that the key of the device is kept by. */
  name: string;
}

/** Signs what was typed, and adds it to the book with what the register keeps of it; unsigned only when that is asked for. */
export function useAddEntry() {
  const { workshop } = useWorkshop();
  const { newId, add } = useServiceEntryRecords();
  const sign = useSign();

  return async (typed: TypedEntry, about: About, isSigned: boolean): Promise<void> => {
    const { vehicle, others, orderId, orderKm, wrong, name } = about;
    const { workshopName, correctionReason, ...draft } = typed;
    const { organisationNumber, address } = workshop;
    const own = { name: workshop.name, organisationNumber, city: address.city };
    // A correction keeps the workshop as it was when the work was done.
    const known = [...(wrong ? [wrong.data.workshop] : []), own];
    const content: ServiceEntryContent = {
      ...draft,
      plate: vehicle.data.registrationNumber,
      vin: vehicle.data.vin,
      origin: orderId === null ? 'byHand' : 'order',
      workshop: workshopNamed(workshopName, known),
      correctsId: wrong?.id ?? null,
      correctionReason,
    };
    const signature = isSigned ? await sign(content, name) : null;
    const values: ServiceEntryFields = {
      ...content,
      orderId,
      signature,
      isImported: false,
      importedKey: null,
    };
    const id = newId();
    const label = `Servicebokens notering för ${formatRegistrationNumber(vehicle.data.registrationNumber)}`;
    const register = changedByEntries(vehicle, others, [{ id, data: content }], orderKm);
    add(label, vehicle.id, others, [{ id, values }], register);
  };
}
