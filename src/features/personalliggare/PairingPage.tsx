import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pairKioskPath } from '@/dashboardPaths';
import { findKioskCode, type KioskCodeAnswer, pairKiosk } from '@/data/ledger/kiosks';
import { isRefused } from '@/data/sync/isRefused';
import { useStore } from '@/data/sync/StoreContext';
import type { Store } from '@/data/sync/store';
import { useKioskExit } from '@/data/ledger/useKioskExit';
import { type KioskKey, readKioskKey } from '@/domain/ledger/kioskLink';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import { Form } from '@/ui/forms/Form';
import { useAttempt } from '@/ui/forms/useAttempt';
import { KioskFrame } from '@/features/personalliggare/kiosk/KioskFrame';
import { keyFault, keyIn, KioskKeyField } from '@/features/personalliggare/kiosk/KioskKeyField';

const refusals: Record<Exclude<KioskCodeAnswer['kind'], 'open'>, string> = {
  none: 'Koden fungerar inte. Den kan vara använd, återkallad eller felskriven.',
  used: 'Koden är redan använd. Varje kod släpper in en surfplatta, en gång.',
  expired: 'Koden har gått ut.',
};

/** Lets the tablet in by the code in the address, once it has an account; asks for another code where that one is not open. */
export function PairingPage() {
  const { key, hash } = useLocation();
  const read = readKioskKey(hash);
  return (
    <KioskFrame title="Anslut en surfplatta">
      {read.ok ? <Pairing key={key} pairedBy={read.value} /> : <NextKey />}
    </KioskFrame>
  );
}

function Pairing({ pairedBy }: { pairedBy: KioskKey }) {
  const store = useStore();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ isOfCode: boolean; text: string }>();
  const { workshopId, code } = pairedBy;

  useEffect(() => {
    let isGone = false;
    pair(store, { workshopId, code }).then(
      (refusal) => isGone || (refusal && setFailure({ isOfCode: true, text: refusal })),
      (error: unknown) => isGone || setFailure({ isOfCode: false, text: errorText(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [store, workshopId, code, attempt]);

  // The ledger is shown by itself when the tablet is let in.
  if (!failure) return <p role="status">Ansluter surfplattan …</p>;
  return (
    <>
      <Alert kind="trouble">
        <p>Surfplattan kunde inte anslutas</p>
        <p>{failure.text}</p>
      </Alert>
      {failure.isOfCode ? (
        <NextKey />
      ) : (
        <Button
          kind="work"
          onClick={() => {
            setFailure(undefined);
            setAttempt(attempt + 1);
          }}
        >
          Försök igen
        </Button>
      )}
    </>
  );
}

/** Lets the tablet in; resolves with the reason where the code does not. */
async function pair(store: Store, { workshopId, code }: KioskKey): Promise<string | null> {
  const answer = await findKioskCode(store, workshopId, code);
  if (answer.kind !== 'open') return refusals[answer.kind];
  try {
    await pairKiosk(store, workshopId, code, answer.code);
    return null;
  } catch (error) {
    // Another tablet was quicker, or an owner has withdrawn the code meanwhile.
    if (isRefused(error)) return refusals.none;
    throw error;
  }
}

function NextKey() {
  const navigate = useNavigate();
  const exit = useKioskExit();
  const attempt = useAttempt(async (data) => {
    const key = keyIn(data);
    if (key) await navigate(pairKioskPath(key), { replace: true });
    return null;
  }, 'Koden kunde inte läsas');
  const leaving = useAttempt(async () => {
    await exit();
    return null;
  }, 'Det gick inte att avbryta');
  return (
    <>
      <Form {...attempt} check={keyFault}>
        <KioskKeyField />
        <Button kind="main" type="submit">
          Anslut surfplattan
        </Button>
      </Form>
      {leaving.message}
      <Button onClick={() => leaving.onSubmit(new FormData())}>Avbryt</Button>
    </>
  );
}
