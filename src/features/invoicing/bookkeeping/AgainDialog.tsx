import { useSieVouchers } from '@/data/invoicing/sieExports';
import type { SieExport } from '@/domain/invoice/sieExport';
import { dayOf } from '@/domain/time/swedishTime';
import { useToast } from '@/ui/notes/ToastContext';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { dividedText, sieName, useOfferSie } from './useOfferSie';

/** Asks before the file of an export is offered again, which nobody should read in twice. */
export function AgainDialog({
  remembered,
  onClose,
}: {
  remembered: SieExport;
  onClose: () => void;
}) {
  const { again } = useSieVouchers();
  const offer = useOfferSie();
  const toast = useToast();
  const { number, createdAt } = remembered;
  return (
    <ConfirmDialog
      title={`Hämta SIE-fil ${number} igen?`}
      confirm="Hämta igen"
      failure="SIE-filen är inte hämtad"
      onConfirm={async () => {
        const names = offer(sieName(number), await again(remembered), remembered);
        if (names.length > 1) toast(`SIE-fil ${number} är hämtad. ${dividedText(names)}`);
      }}
      onClose={onClose}
    >
      <p>
        Redan hämtad {dayOf(createdAt).toString()}. Filen får samma verifikat som då. Läs inte in
        den två gånger.
      </p>
    </ConfirmDialog>
  );
}
