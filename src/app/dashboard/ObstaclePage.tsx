import { useState } from 'react';
import { useSignOut } from '@/components/useSignOut';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { listWorkshops } from '@/data/workshop/users';
import type { Obstacle } from '@/data/workshop/WorkshopProvider';
import { AccountEmail } from '@/features/settings/account/AccountEmail';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { CutOffText } from '@/app/notices/CutOffText';
import { RefusedWritesDialog } from '@/app/saving/RefusedWritesDialog';
import { StartOwnWorkshop } from './StartOwnWorkshop';

const texts = {
  offline: {
    title: 'Ingen kontakt med servern',
    text: 'Verkstadens uppgifter har inte hämtats till den här enheten än. Kontrollera uppkopplingen. Sidan öppnas av sig själv när kontakten är tillbaka.',
  },
  removed: {
    title: 'Du har inte längre tillgång',
    text: 'Ditt medlemskap i verkstaden är avslutat. Fråga verkstadens ägare om det är fel.',
  },
  unverified: {
    title: 'Bekräfta din e-postadress',
    text: 'Det behövs innan du kan starta en verkstad. Verkstaden öppnas av sig själv när adressen är bekräftad.',
  },
  failed: {
    title: 'Verkstaden kunde inte öppnas',
    text: 'Servern svarade inte som den ska. Kontrollera uppkopplingen och försök igen.',
  },
};

/**
 * Tells why no workshop can be shown, with the ways on; `switchTo(null)` opens the first workshop that works.
 */
export function ObstaclePage({
  obstacle,
  switchTo,
}: {
  obstacle: Obstacle;
  switchTo: (workshopId: string | null) => void;
}) {
  const { signOut, dialog } = useSignOut();
  const { title, text } = texts[obstacle.kind];
  const store = useStore();
  const { refused } = useSavingState();
  const [showsRefused, setShowsRefused] = useState(false);
  const others = obstacle.kind === 'removed' ? obstacle.others : null;
  return (
    <MessagePage
      alone
      title={title}
      actions={
        <>
          {others && others.length > 0 && (
            <>
              <Button kind="work" onClick={() => switchTo(null)}>
                Öppna en annan verkstad
              </Button>
              <Button onClick={() => listWorkshops(store, others)}>Ta bort ur listan</Button>
            </>
          )}
          {others?.length === 0 && <StartOwnWorkshop onStarted={switchTo} />}
          {!others && <Button onClick={() => location.reload()}>Försök igen</Button>}
          {others && <LinkButton to={paths.deleteAccount}>Ta bort kontot</LinkButton>}
          {refused.length > 0 && (
            <Button onClick={() => setShowsRefused(true)}>
              Visa det som inte kunde sparas ({refused.length})
            </Button>
          )}
          <Button onClick={signOut}>Logga ut</Button>
        </>
      }
    >
      <p role="alert">{text}</p>
      {obstacle.kind === 'removed' && <CutOffText />}
      {obstacle.kind === 'unverified' && <AccountEmail />}
      {dialog}
      {showsRefused && refused.length > 0 && (
        <RefusedWritesDialog
          writes={refused}
          nameAt={() => null}
          onClose={() => setShowsRefused(false)}
        />
      )}
    </MessagePage>
  );
}
