import { type RefObject, useState } from 'react';
import { keepReplaced } from '@/data/record/replacedTexts';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Booking, type BookingStatus, bookingStatuses } from '@/domain/booking/booking';
import { pick } from '@/domain/collections/baseValues';
import { documentPath } from '@/domain/collections/documentPath';
import type { ReplacedText } from '@/domain/record/replacedText';
import type { Entry } from '@/domain/values/live';
import { changedFields } from '@/domain/values/changedFields';

/**
 * Puts replaced texts of a booking back into the fields of its open form, where they can be changed before they are
 * saved; what they replace in turn is kept.
 */
export function useTakenBack(
  form: RefObject<HTMLElement | null>,
  setStatus: (status: BookingStatus) => void,
) {
  const store = useStore();
  const workshop = useWorkshop();
  const [filled, setFilled] = useState<string[]>([]);
  return {
    fill({ field: name, value }: ReplacedText) {
      const status = bookingStatuses.find((each) => name === 'status' && each === value);
      if (status) {
        const choice = form.current?.querySelector<HTMLSelectElement>('select[name="status"]');
        // The status of a booking with a work order follows the order.
        if (!choice) return;
        setStatus(status);
        choice.focus();
        return setFilled([...filled, name]);
      }
      const selector = `input[name="${name}"], textarea[name="${name}"]`;
      const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!field) return;
      field.value = String(value);
      field.closest('details')?.setAttribute('open', '');
      field.focus();
      setFilled([...filled, name]);
    },
    /** Keeps the texts that `next` replaces in the fields that were filled. */
    keepNow(label: string, { id, data }: Entry<Booking>, next: Partial<Booking>) {
      const replaced = Object.keys(changedFields<Partial<Booking>>(data, next));
      const given = pick(
        data,
        filled.filter((name) => replaced.includes(name)),
      );
      const path = documentPath(workshop.id, 'bookings', id);
      keepReplaced(store, label, path, given, null).catch(console.error);
    },
  };
}
