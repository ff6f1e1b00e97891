import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type BookNames, sieFiles } from '@/domain/invoice/sie';
import type { Voucher } from '@/domain/invoice/vouchers';
import { dayOf } from '@/domain/time/swedishTime';
import { offerFile } from '@/ui/behaviour/offerFile';

/** The name of the file of an export, without its ending. */
export const sieName = (number: number) => `bokforing-${number}`;

/** Tells that an export is several files, by their names; empty for one. */
export function dividedText(names: readonly string[]): string {
  return names.length < 2
    ? ''
    : `Den är delad, en fil för varje räkenskapsår: ${names.join(', ')}. Frågar webbläsaren om flera filer får hämtas, tillåt det.`;
}

/**
 * Gives what offers vouchers of the current workshop's books as SIE files under a name without its ending: one
 * for each fiscal year, whose names it returns.
 */
export function useOfferSie() {
  const { workshop } = useWorkshop();
  return (name: string, vouchers: readonly Voucher[], names: BookNames): string[] => {
    const files = sieFiles(workshop, vouchers, names, dayOf(new Date()));
    return files.map(({ years, bytes }) => {
      const own = files.length === 1 ? `${name}.si` : `${name}-${years}.si`;
      offerFile(own, bytes, 'application/octet-stream');
      return own;
    });
  };
}
