import { useWorkshop } from '@/data/WorkshopContext';
import { sieFile } from '@/domain/invoice/sie';
import type { Voucher } from '@/domain/invoice/vouchers';
import { dayOf } from '@/domain/time/swedishTime';
import { offerFile } from '@/ui/offerFile';

/** The name of the file of an export, without its ending. */
export const sieName = (number: number) => `bokforing-${number}`;

/** Gives what offers vouchers of the current workshop's books as a SIE file, under a name without its ending. */
export function useOfferSie() {
  const { workshop } = useWorkshop();
  return (name: string, vouchers: readonly Voucher[]) =>
    offerFile(
      `${name}.si`,
      sieFile(workshop, vouchers, dayOf(new Date())),
      'application/octet-stream',
    );
}
