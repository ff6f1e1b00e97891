import { useAgreementWrites } from '@/data/orders/agreement';
import { useWriteBookingTexts } from '@/data/bookings/bookingTexts';
import { useReplacedTextRemoval, useReplacedTextsAbout } from '@/data/record/replacedTexts';
import { bookingsWithTexts, emptyTexts } from '@/domain/booking/freeTexts';
import { namedAnswers } from '@/domain/order/approval';
import { emptyOrderTexts, ordersWithTexts } from '@/domain/order/orderTexts';
import { bookingsIn, ordersIn } from '@/domain/record/history';
import { entriesOf } from '@/domain/values/live';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { useKnownAnswers } from './useKnownAnswers';
import { useKnownHistory } from './useKnownHistory';

const label = 'Texterna i en anonymiserad kunds bokningar';

/**
 * Offers to empty the free texts that an anonymised customer's bookings and orders still hold: the job was not done, or not
 * every booking could be read, when the customer was anonymised.
 */
export function TextsLeft({ customerId }: { customerId: string }) {
  const history = useKnownHistory(customerId);
  const write = useWriteBookingTexts();
  const toast = useToast();
  const replaced = entriesOf(useReplacedTextsAbout(customerId));
  const removal = useReplacedTextRemoval();
  const { over } = bookingsWithTexts(history ? bookingsIn(history) : [], new Date());
  const orders = ordersWithTexts(history ? ordersIn(history) : []).over;
  const answers = useKnownAnswers(customerId);
  const { forget } = useAgreementWrites();
  const named = answers ? namedAnswers(answers.items, answers.orders, answers.ids) : [];
  if (over.length + orders.length + replaced.length + named.length === 0) return null;
  const { changes, undo } = emptyTexts(over);
  const ofOrders = emptyOrderTexts(orders);

  return (
    <Alert kind="trouble">
      {over.length > 0 && (
        <p>
          {over.length === 1 ? '1 bokning' : `${over.length} bokningar`} som är över har kvar
          meddelande, intern anteckning eller nyckelnummer.
        </p>
      )}
      {orders.length > 0 && (
        <p>
          {orders.length} arbetsorder som är över har kvar kundens beskrivning eller nyckelnummer.
        </p>
      )}
      {replaced.length > 0 && (
        <p>
          {replaced.length === 1 ? '1 text' : `${replaced.length} texter`} om kunden som har ersatts
          finns kvar.
        </p>
      )}
      {named.length > 0 && (
        <p>{named.length} svar på kostnadsförslag har kvar namn, underskrift eller orsak.</p>
      )}
      <Button
        onClick={() => {
          write(label, changes, ofOrders);
          removal.remove(label, replaced);
          forget(
            label,
            named.map(({ id }) => id),
          );
          toast('Texterna är tömda.', over.length > 0 ? () => write(label, undo) : undefined);
        }}
      >
        Töm texterna
      </Button>
    </Alert>
  );
}
