import type { CalendarDate } from '@internationalized/date';
import { formatMoney } from '@/domain/values/money';
import { leftOre, type Receivable } from './receivable';
import { daysOverdue } from './receivableAge';

export const invoiceStates = ['unpaid', 'overdue', 'paid', 'credited', 'overpaid'] as const;
/** A state by which a list of invoices is chosen; an overdue invoice is unpaid too. */
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceStateLabels: Record<InvoiceState, string> = {
  unpaid: 'Obetalda',
  overdue: 'Förfallna',
  paid: 'Betalda',
  credited: 'Krediterade',
  overpaid: 'Tillgodo',
};

/** The states of invoices that are not settled; the others may have any. */
export const openStates: readonly InvoiceState[] = ['unpaid', 'overdue', 'overpaid'];

type Paid = Pick<Receivable, 'payableOre' | 'paidOre' | 'creditedOre' | 'dueOn'>;

/** Tells whether an invoice is in a state on `today`. An invoice that is credited in part is also paid or unpaid. */
export function isInState(state: InvoiceState, receivable: Paid, today: CalendarDate): boolean {
  const left = leftOre(receivable);
  switch (state) {
    case 'unpaid':
      return left > 0;
    case 'overdue':
      return left > 0 && daysOverdue(receivable, today) > 0;
    case 'paid':
      return left === 0 && !isAllCredited(receivable);
    case 'credited':
      return receivable.creditedOre > 0;
    case 'overpaid':
      return left < 0;
  }
}

/** The state of an invoice in a list: `Betald`, `Förfallen, kvar 1 000,00 kr`. */
export function invoiceStateText(receivable: Paid, today: CalendarDate): string {
  const left = leftOre(receivable);
  if (left < 0) return `Tillgodo ${formatMoney(-left)}`;
  if (left > 0) {
    const text = daysOverdue(receivable, today) > 0 ? 'Förfallen' : 'Obetald';
    return left === receivable.payableOre ? text : `${text}, kvar ${formatMoney(left)}`;
  }
  if (isAllCredited(receivable)) return 'Krediterad';
  return receivable.creditedOre > 0 ? 'Betald, delvis krediterad' : 'Betald';
}

function isAllCredited({ payableOre, creditedOre }: Paid): boolean {
  return creditedOre > 0 && creditedOre >= payableOre;
}
