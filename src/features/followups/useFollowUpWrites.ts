import { useFollowUpRecords } from '@/data/orders/followUps';
import { byHand, type FollowUp, type FollowUpFields } from '@/domain/order/followUp';
import type { FollowUpDue } from '@/domain/order/followUpDue';
import { dueText, workOf } from '@/domain/order/followUpText';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { useToast } from '@/ui/notes/ToastContext';

/** Changes follow-ups, each change followed by a toast with an undo. */
export function useFollowUpWrites() {
  const { change } = useFollowUpRecords();
  const toast = useToast();

  function write(
    entries: readonly Entry<FollowUp>[],
    values: Partial<FollowUpFields>,
    told: string,
  ) {
    const [first] = entries;
    if (!first) return;
    const label = `Uppföljningen ${workOf(first.data)}`;
    change(
      label,
      entries.map((entry) => ({ entry, values })),
    );
    toast(told, () =>
      change(
        label,
        entries.map((entry) => ({
          entry: { ...entry, data: { ...entry.data, ...values } },
          values: valuesBefore<Partial<FollowUpFields>>(entry.data, values),
        })),
      ),
    );
  }

  return {
    postpone(entry: Entry<FollowUp>, due: FollowUpDue) {
      write([entry], due, `${workOf(entry.data)} följs upp ${dueText(due)}.`);
    },
    close(entry: Entry<FollowUp>, closedReason: string) {
      write([entry], { closedBy: byHand, closedReason }, `${workOf(entry.data)} följs inte upp.`);
    },
    /** Notes the day on which the customer was contacted, or that nobody has done so. */
    contact(entries: readonly Entry<FollowUp>[], contactedOn: string | null, who: string) {
      const told = contactedOn ? `${who} är kontaktad.` : `${who} är inte kontaktad.`;
      write(entries, { contactedOn }, told);
    },
  };
}
