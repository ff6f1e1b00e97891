import { currentVersion, type KnownAgreement, versionsOf } from '@/domain/order/agreement';
import { answered } from '@/domain/order/lineDraft';
import type { WorkOrder } from '@/domain/order/order';
import { formatLine, type GivenAnswer, type OrderLine } from '@/domain/order/orderLine';
import type { Entry } from '@/domain/values/live';
import { AnswerDialog } from './AnswerDialog';

/** Records the customer's answer to one line, beside which the others can be answered too. */
export function LineAnswerDialog({
  entry,
  known,
  id,
  line,
  answer,
  onClose,
}: {
  entry: Entry<WorkOrder>;
  known: KnownAgreement;
  id: string;
  line: OrderLine;
  answer: GivenAnswer;
  onClose: () => void;
}) {
  // A line that was declined is asked about once more.
  const lines = { ...entry.data.lines, [id]: formatLine(line) };
  if (line.answer === 'declined') lines[id] = formatLine(answered(line, 'open'));
  const offer = { ...entry.data, lines };
  const estimate = currentVersion(versionsOf(known), offer);
  return (
    <AnswerDialog
      asked={{ order: entry, estimate, known, offer }}
      preset={{ [id]: answer }}
      onClose={onClose}
    />
  );
}
