import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { mostKeys, useRevoke, useSigningKeys } from '@/data/servicebook/signing';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { SigningKeyDocument } from '@/domain/servicebook/signingKey';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { Chip } from '@/ui/controls/Chip';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { EmptyState } from '@/ui/notes/EmptyState';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import styles from './ServiceBook.module.css';

/** The keys with which devices sign service books; an owner can take one back, of a device that is lost. */
export function SigningKeyList() {
  const keys = useSigningKeys();
  const revoke = useRevoke();
  const { storage } = useStore();
  const mayRevoke = canManageWorkshop(useWorkshop().role);
  const [asked, setAsked] = useState<Entry<SigningKeyDocument>>();
  return (
    <section className={styles.keys} aria-labelledby="signing-keys">
      <h3 id="signing-keys">Nycklar som signerar serviceböcker</h3>
      <p className={styles.about}>
        Varje enhet får en egen nyckel när någon signerar sin första notering där, och en ny efter
        en utloggning. Den hemliga delen kan inte lämna enheten. Är en enhet borta återkallar du
        dess nyckel: inget nytt kan signeras med den, och det som redan är signerat märks.
      </p>
      <LiveList
        live={keys}
        noun={['nyckel', 'nycklar']}
        empty={<EmptyState>Ingen enhet har signerat än.</EmptyState>}
      >
        {(entries) => (
          <>
            <ul className={rowStyles.list}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles.key}>
                  <div>
                    <p className={styles.name}>
                      {entry.data.device}{' '}
                      {entry.data.isRevoked && <Chip kind="quiet">Återkallad</Chip>}
                    </p>
                    <p className={styles.facts}>
                      Sedan {dayOf(entry.data.createdAt).toString()} · avtryck{' '}
                      <code>{entry.id.slice(0, 12)}</code>
                      {entry.data.isRevoked &&
                        ` · återkallad ${dayOf(entry.data.updatedAt).toString()}`}
                    </p>
                  </div>
                  {mayRevoke && !entry.data.isRevoked && (
                    <Button
                      aria-label={`Återkalla nyckeln: ${entry.data.device}`}
                      onClick={() => setAsked(entry)}
                    >
                      Återkalla
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {storage !== 'device' && entries.length === mostKeys && (
              <p className={styles.about}>
                En delad dator visar högst {mostKeys} nycklar. Öppna listan på en annan enhet för
                att se alla.
              </p>
            )}
          </>
        )}
      </LiveList>
      {asked && (
        <ConfirmDialog
          title="Återkalla nyckeln?"
          confirm="Återkalla"
          failure="Nyckeln kunde inte återkallas."
          onConfirm={() => revoke(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked.data.device} kan inte signera mer med nyckeln. Det går inte att ångra. Nästa gång
            någon signerar där får enheten en ny nyckel.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
