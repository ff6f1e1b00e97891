import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { WorkOrder } from '@/domain/order/order';
import { areLinesOpen } from '@/domain/order/stage';
import { canWrite } from '@/domain/workshop/member';

/**
 * The reason why typed changes to an order can no longer be saved, for the `lost` of its form; false while they can. The
 * customer's price stands still once the order is ready; `isAboutPrice` is false for a form about something else.
 */
export function useTakenAway(
  { isOpen, stage }: Pick<WorkOrder, 'isOpen' | 'stage'>,
  isAboutPrice = true,
) {
  const mayWrite = canWrite(useWorkshop().role);
  if (mayWrite && (isAboutPrice ? areLinesOpen(stage) : isOpen)) return false;
  const gone = isOpen
    ? 'Arbetsordern har blivit klar medan du skrev. Ta den tillbaka till arbete först.'
    : 'Arbetsordern har avslutats medan du skrev.';
  return <TakenAway>{mayWrite ? gone : roleChanged}</TakenAway>;
}
