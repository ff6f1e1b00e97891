import { useSigningKeys } from '@/data/signing';
import type { Vehicle } from '@/domain/register/vehicle';
import { portableText } from '@/domain/servicebook/portableBook';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf } from '@/domain/values/live';
import { Button } from '@/ui/Button';
import { offerFile } from '@/ui/offerFile';

/** Saves the book as a file that its owner takes along, and that anybody can check on the public page. */
export function SaveFile({
  vehicle,
  entries,
}: {
  vehicle: Vehicle;
  entries: readonly Entry<ServiceEntry>[];
}) {
  const keys = useSigningKeys();

  async function save() {
    const known = new Map(entriesOf(keys).map(({ id, data: { x, y } }) => [id, { x, y }]));
    for (const { data } of entries)
      if (data.signature && data.importedKey) known.set(data.signature.keyId, data.importedKey);
    const { registrationNumber: plate, make, model, year, vin } = vehicle;
    const text = await portableText({ plate, make, model, year, vin }, entries, known);
    const name = `servicebok-${plate}-${dayOf(new Date()).toString()}.json`;
    offerFile(name, text, 'application/json');
  }

  return (
    <Button disabled={keys.kind !== 'ready'} onClick={() => void save()}>
      Spara som fil
    </Button>
  );
}
