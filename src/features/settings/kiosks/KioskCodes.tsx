import { LiveList } from '@/components/LiveList';
import { useKioskCodes, useKioskRecords } from '@/data/ledger/kiosks';
import { kioskCodeState } from '@/domain/ledger/kiosk';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { ListRow } from '@/features/settings/frame/ListRow';
import listStyles from '@/features/settings/frame/ListRow.module.css';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { KioskCodeLink } from './KioskCodeLink';
import styles from './Kiosks.module.css';

/** The codes that still let a tablet in. */
export function KioskCodes() {
  const { withdrawCode } = useKioskRecords();
  const toast = useToast();
  return (
    <section className={styles.codes}>
      <h3>Koder</h3>
      <LiveList
        live={useKioskCodes()}
        noun={['kod', 'koder']}
        empty={<p className={styles.quiet}>Inga öppna koder.</p>}
      >
        {(entries) => {
          const open = entries.filter(({ data }) => kioskCodeState(data, new Date()) === 'open');
          if (open.length === 0) return <p className={styles.quiet}>Inga öppna koder.</p>;
          return (
            <ul tabIndex={-1} aria-label="Öppna koder" className={listStyles.list}>
              {open.map(({ id, data, pending }) => (
                <ListRow key={id} name={`Kod för ${data.name}`} onEdit={undefined}>
                  <div className={styles.row}>
                    <p>
                      <strong>{data.name}</strong>{' '}
                      {pending
                        ? 'Koden visas när den har sparats.'
                        : `Går ut ${formatDay(dayOf(data.expiresAt), dayOf(new Date()))} kl. ${formatClock(data.expiresAt)}.`}
                    </p>
                    <Button
                      aria-label={`Återkalla koden för ${data.name}`}
                      onClick={() => {
                        withdrawCode(`Koden för ${data.name}`, id);
                        toast(`Koden för ${data.name} är återkallad.`);
                      }}
                    >
                      Återkalla
                    </Button>
                  </div>
                  {!pending && (
                    <details className={styles.shown}>
                      <summary>Visa länk och QR-kod</summary>
                      <KioskCodeLink code={id} name={data.name} />
                    </details>
                  )}
                </ListRow>
              ))}
            </ul>
          );
        }}
      </LiveList>
    </section>
  );
}
