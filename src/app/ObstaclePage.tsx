import { useSignOut } from '@/components/useSignOut';
import type { Obstacle } from '@/data/WorkshopProvider';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/Button';
import { MessagePage } from '@/ui/MessagePage';
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
  failed: {
    title: 'Verkstaden kunde inte öppnas',
    text: 'Servern svarade inte som den ska. Kontrollera uppkopplingen och försök igen.',
  },
};

/** Why there is no workshop to show, with the ways on. */
export function ObstaclePage({
  obstacle,
  switchTo,
}: {
  obstacle: Obstacle;
  switchTo: (workshopId: string) => void;
}) {
  const { signOut, dialog } = useSignOut();
  const { title, text } = texts[obstacle.kind];
  const removed = obstacle.kind === 'removed' ? obstacle : null;
  const other = removed?.workshopIds.find((id) => id !== removed.workshopId);
  return (
    <MessagePage
      alone
      title={title}
      actions={
        <>
          {other !== undefined && (
            <Button kind="work" onClick={() => switchTo(other)}>
              Öppna din andra verkstad
            </Button>
          )}
          {removed && other === undefined && (
            <StartOwnWorkshop workshopIds={removed.workshopIds} onStarted={switchTo} />
          )}
          {!removed && <Button onClick={() => location.reload()}>Försök igen</Button>}
          {removed && <LinkButton to={paths.deleteAccount}>Ta bort kontot</LinkButton>}
          <Button onClick={signOut}>Logga ut</Button>
        </>
      }
    >
      <p role="alert">{text}</p>
      {dialog}
    </MessagePage>
  );
}
