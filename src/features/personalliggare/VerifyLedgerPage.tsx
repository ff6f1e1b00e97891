import { LedgerState } from '@/components/ledger/LedgerState';
import { RecordHead } from '@/components/RecordHead';
import { paths } from '@/paths';
import { Button } from '@/ui/controls/Button';
import { Verification } from '@/features/personalliggare/verify/Verification';

/** "Kontrollera liggaren": whether anything in it has been changed, moved or taken away. */
export function VerifyLedgerPage() {
  return (
    <>
      <RecordHead
        back={{ to: paths.personalliggare, text: 'Personalliggare' }}
        title="Kontrollera liggaren"
      >
        <Button onClick={() => print()}>Skriv ut</Button>
      </RecordHead>
      <LedgerState>{(read) => <Verification ledger={read.ledger} />}</LedgerState>
    </>
  );
}
