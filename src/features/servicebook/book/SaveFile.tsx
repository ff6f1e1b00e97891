import { useId } from 'react';
import { useSigningKeysOf } from '@/data/servicebook/signing';
import { useReach } from '@/data/sync/StoreContext';
import type { Vehicle } from '@/domain/register/vehicle';
import { hasKey, keyIdsOf } from '@/domain/servicebook/entryVerdict';
import { portableText } from '@/domain/servicebook/portableBook';
import type { PublicKey, ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, isWhole } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import styles from './Book.module.css';

/**
 * Saves the book as a file that its owner takes along, and that anybody can check on the public page. A file without the keys of its
 * signatures could not be checked, and is not saved.
 */
export function SaveFile({
  vehicle,
  entries,
}: {
  vehicle: Vehicle;
  entries: readonly Entry<ServiceEntry>[];
}) {
  const keys = useSigningKeysOf('id', keyIdsOf(entries));
  const reach = useReach();
  const reasonId = useId();
  const known = new Map(entriesOf(keys).map(({ id, data }) => [id, data]));
  const isReady = isWhole(keys, reach) || entries.every(({ data }) => hasKey(data, known));
  const isLacking = !isReady && (reach.offline || keys.kind === 'failed');

  async function save() {
    const used = new Map<string, PublicKey>();
    for (const { data } of entries)
      if (data.signature && data.importedKey) used.set(data.signature.keyId, data.importedKey);
    // A key of this workshop is what it is here, also where it came in a file.
    for (const [id, key] of known) used.set(id, key);
    const { registrationNumber: plate, make, model, year, vin } = vehicle;
    const text = await portableText({ plate, make, model, year, vin }, entries, used);
    const name = `servicebok-${plate}-${dayOf(new Date()).toString()}.json`;
    offerFile(name, text, 'application/json');
  }

  return (
    <>
      <Button
        disabled={!isReady}
        aria-describedby={isLacking ? reasonId : undefined}
        onClick={() => void save()}
      >
        Spara som fil
      </Button>
      {isLacking && (
        <p id={reasonId} className={styles.quiet}>
          Nycklarna till signaturerna har inte hämtats till enheten. Filen kan sparas när de har
          hämtats.
        </p>
      )}
    </>
  );
}
