import { useAuth } from '@/auth/AuthContext';
import type { Obstacle } from '@/data/WorkshopProvider';
import { Button } from '@/ui/Button';
import { MessagePage } from '@/ui/MessagePage';

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
  const { logout } = useAuth();
  const { title, text } = texts[obstacle.kind];
  const [other] = obstacle.kind === 'removed' ? obstacle.workshopIds : [];
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
          <Button onClick={() => location.reload()}>Försök igen</Button>
          <Button onClick={() => void logout().catch(console.error)}>Logga ut</Button>
        </>
      }
    >
      <p role="alert">{text}</p>
    </MessagePage>
  );
}
