import { useWriteBookingTexts } from '@/data/bookingTexts';
import { useReplacedTextRemoval, useReplacedTextsAbout } from '@/data/replacedTexts';
import { bookingsWithTexts, emptyTexts } from '@/domain/booking/freeTexts';
import { bookingsIn } from '@/domain/record/history';
import { entriesOf } from '@/domain/values/live';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useToast } from '@/ui/ToastContext';
import { useKnownHistory } from './useKnownHistory';

const label = 'Texterna i en anonymiserad kunds bokningar';

/**
 * Offers to empty the free texts that an anonymised customer's bookings still hold: the job was not done, or not
 * every booking could be read, when the customer was anonymised.
 */
export function TextsLeft({ customerId }: { customerId: string }) {
  const history = useKnownHistory(customerId);
  const write = useWriteBookingTexts();
  const toast = useToast();
  const replaced = entriesOf(useReplacedTextsAbout(customerId));
  const removal = useReplacedTextRemoval();
  const { over } = bookingsWithTexts(history ? bookingsIn(history) : [], new Date());
  if (over.length + replaced.length === 0) return null;
  const { changes, undo } = emptyTexts(over);

  return (
    <Alert kind="trouble">
      {over.length > 0 && (
        <p>
          {over.length === 1 ? '1 bokning' : `${over.length} bokningar`} som är över har kvar
          meddelande, intern anteckning eller nyckelnummer.
        </p>
      )}
      {replaced.length > 0 && (
        <p>
          {replaced.length === 1 ? '1 text' : `${replaced.length} texter`} om kunden som har ersatts
          finns kvar.
        </p>
      )}
      <Button
        onClick={() => {
          write(label, changes);
          removal.remove(label, replaced);
          toast('Texterna är tömda.', over.length > 0 ? () => write(label, undo) : undefined);
        }}
      >
        Töm texterna
      </Button>
    </Alert>
  );
}
