import { LedgerState } from '@/components/ledger/LedgerState';
import { RecordHead } from '@/components/RecordHead';
import { paths } from '@/paths';
import { useNow } from '@/ui/behaviour/useNow';
import { ShiftsBody } from '@/features/personalliggare/shifts/ShiftsBody';
import { StaffInLedger } from '@/features/personalliggare/StaffInLedger';

/** The ledger by day, by week and by person, with what is added and corrected afterwards. */
export function ShiftsPage() {
  const now = useNow();
  return (
    <>
      <StaffInLedger />
      <RecordHead
        back={{ to: paths.personalliggare, text: 'Personalliggare' }}
        title="Dagar och tider"
        about="Inget kan ändras eller tas bort. En rättelse är en ny händelse bredvid den gamla."
      >
        {null}
      </RecordHead>
      <LedgerState>{(read) => <ShiftsBody read={read} now={now} />}</LedgerState>
    </>
  );
}
