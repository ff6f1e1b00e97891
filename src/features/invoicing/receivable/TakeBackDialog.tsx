import { useState } from 'react';
import { usePaymentRecords } from '@/data/invoicing/payments';
import { takingBack } from '@/domain/invoice/payment';
import { type Payment, paymentMethodLabels } from '@/domain/invoice/receivable';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useToast } from '@/ui/notes/ToastContext';

/** Asks before a payment is taken back by another of the opposite amount. */
export function TakeBackDialog({
  payment,
  onClose,
}: {
  payment: Entry<Payment>;
  onClose: () => void;
}) {
  const { note } = usePaymentRecords();
  const toast = useToast();
  const [today] = useState(() => dayOf(new Date()));
  const { amountOre, paidOn, method, invoiceId } = payment.data;
  const number = invoiceId.slice(1);
  return (
    <ConfirmDialog
      title="Ta tillbaka betalningen?"
      confirm="Ta tillbaka"
      failure="Betalningen är inte tillbakatagen"
      onConfirm={async () => {
        await note(`Tillbakatagen betalning av faktura ${number}`, [takingBack(payment, today)]);
        toast('Betalningen är tillbakatagen.');
      }}
      onClose={onClose}
    >
      <p>
        {formatMoney(amountOre)} med {paymentMethodLabels[method].toLowerCase()} den {paidOn} räknas
        då inte längre. Båda noteringarna står kvar: bokföring ändras inte, den rättas.
      </p>
    </ConfirmDialog>
  );
}
