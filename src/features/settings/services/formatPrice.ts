import { formatAmount } from '@/domain/values/money';

/** Formats an amount in öre as in a price list: `2 495`, or `2 495,50` when there are öre. */
export function formatPrice(ore: number): string {
  return formatAmount(ore).replace(/,00$/, '');
}
