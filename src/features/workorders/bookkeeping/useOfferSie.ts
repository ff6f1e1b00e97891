import { useWorkshop } from '@/data/WorkshopContext';
import { sieFile } from '@/domain/invoice/sie';
import type { Voucher } from '@/domain/invoice/vouchers';
import { dayOf } from '@/domain/time/swedishTime';
import { offerFile } from '@/ui/offerFile';

/** Gives what offers vouchers as the SIE file with a number, of the current workshop's books. */
export function useOfferSie() {
  const { workshop } = useWorkshop();
  return (number: number, vouchers: readonly Voucher[]) =>
    offerFile(
      `bokforing-${number}.si`,
      sieFile(workshop, vouchers, dayOf(new Date())),
      'application/octet-stream',
    );
}
