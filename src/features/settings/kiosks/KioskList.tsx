import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useKioskRecords, useKiosks } from '@/data/ledger/kiosks';
import type { Kiosk } from '@/domain/ledger/kiosk';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { ListRow } from '@/features/settings/frame/ListRow';
import listStyles from '@/features/settings/frame/ListRow.module.css';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { EmptyState } from '@/ui/notes/EmptyState';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './Kiosks.module.css';

/** The tablets that are let in, each with the button that shuts it out. */
export function KioskList() {
  return (
    <LiveList
      live={useKiosks()}
      noun={['surfplatta', 'surfplattor']}
      empty={<EmptyState>Inga surfplattor än. Börja med Ny surfplatta.</EmptyState>}
    >
      {(entries) => (
        <ul tabIndex={-1} aria-label="Surfplattor" className={listStyles.list}>
          {entries.map((entry) => (
            <KioskRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </LiveList>
  );
}

function KioskRow({ entry: { id, data } }: { entry: Entry<Kiosk> }) {
  const { revoke } = useKioskRecords();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ListRow name={data.name} onEdit={undefined}>
      <div className={styles.row}>
        <p>
          <strong>{data.name}</strong> Ansluten sedan{' '}
          {formatDay(dayOf(data.createdAt), dayOf(new Date()))}
        </p>
        <Button aria-label={`Koppla bort ${data.name}`} onClick={() => setIsAsking(true)}>
          Koppla bort
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Koppla bort ${data.name}?`}
          confirm="Koppla bort"
          failure="Surfplattan kunde inte kopplas bort"
          onConfirm={() => {
            revoke(`Surfplattan ${data.name}`, id);
            toast(`${data.name} är bortkopplad.`);
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Surfplattan loggas ut och tömmer sig nästa gång den har kontakt. Stämplingar som den
            inte har skickat går förlorade: se först att det står Sparat på den. Allt som är skickat
            ligger kvar i personalliggaren.
          </p>
        </ConfirmDialog>
      )}
    </ListRow>
  );
}
