import { formatAmount } from '@/domain/values/money';

/** Shows öre as a price list does: `2 495`, and `2 495,50` only where there are öre. */
export function formatPrice(ore: number): string {
  return formatAmount(ore).replace(/,00$/, '');
}
