import { useEffect, useEffectEvent, useState } from 'react';
import type { KioskObstacle } from '@/data/ledger/KioskProvider';
import { useKioskExit } from '@/data/ledger/useKioskExit';
import { PairingPage } from '@/features/personalliggare/PairingPage';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import { MessagePage } from '@/ui/notes/MessagePage';

const texts = {
  offline: {
    title: 'Ingen kontakt med servern',
    text: 'Personalliggaren har inte hämtats till den här surfplattan än. Kontrollera uppkopplingen. Sidan öppnas av sig själv när kontakten är tillbaka.',
  },
  untold: {
    title: 'Surfplattan väntar på en ägare',
    text: 'Surfplattan vet inte vilket företag liggaren gäller. En ägare behöver skapa en kod för en surfplatta under Inställningar, Surfplattor. Sedan öppnas sidan av sig själv. Det som redan är stämplat finns kvar.',
  },
  failed: {
    title: 'Personalliggaren kunde inte öppnas',
    text: 'Servern svarade inte som den ska. Kontrollera uppkopplingen och försök igen.',
  },
};

/** Tells why a tablet has no ledger to show, with the way on; one that an owner has shut out is wiped at once. */
export function KioskObstaclePage({
  obstacle,
  onWiped,
}: {
  obstacle: KioskObstacle;
  onWiped: () => void;
}) {
  if (obstacle === 'unpaired') return <PairingPage />;
  if (obstacle === 'revoked') return <RevokedPage onWiped={onWiped} />;
  const { title, text } = texts[obstacle];
  return (
    <MessagePage
      alone
      title={title}
      actions={<Button onClick={() => location.reload()}>Försök igen</Button>}
    >
      <p role="alert">{text}</p>
    </MessagePage>
  );
}

function RevokedPage({ onWiped }: { onWiped: () => void }) {
  const exit = useKioskExit();
  const [failure, setFailure] = useState('');
  const wipe = useEffectEvent(() => {
    onWiped();
    exit().catch((error: unknown) => {
      console.error('The tablet could not be wiped', error);
      setFailure(errorText(error));
    });
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => wipe(), [attempt]);
  return (
    <MessagePage
      alone
      title="Surfplattan är bortkopplad"
      actions={
        failure && (
          <Button
            kind="work"
            onClick={() => {
              setFailure('');
              setAttempt(attempt + 1);
            }}
          >
            Försök igen
          </Button>
        )
      }
    >
      {failure ? (
        <p role="alert">Surfplattan kunde inte tömmas. {failure}</p>
      ) : (
        <p role="status">En ägare har kopplat bort den. Den töms nu.</p>
      )}
    </MessagePage>
  );
}
