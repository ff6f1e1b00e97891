import { useState } from 'react';
import { type Asked, useAgreementWrites } from '@/data/orders/agreement';
import {
  answerWayLabels,
  answerWays,
  approvalLimits,
  unreachableDraft,
} from '@/domain/order/approval';
import { linesToAsk } from '@/domain/order/agreement';
import { afterDiscountOre } from '@/domain/order/orderSums';
import { formatMoney } from '@/domain/values/money';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { useTakenAway } from '@/features/orders/frame/useTakenAway';
import layout from '@/ui/style/layout.module.css';

/** Records why the customer could not be reached, after which what would have been asked about may be done. */
export function UnreachableDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const [shown] = useState(asked);
  const lines = linesToAsk(shown.order.data, shown.known);
  const { unreachable } = useAgreementWrites();
  const toast = useToast();
  const lost = useTakenAway(asked.order.data);
  return (
    <EditDialog
      title="Kunden går inte att nå"
      schema={unreachableDraft}
      read={(data) => ({ how: textOf(data, 'how'), reason: textOf(data, 'reason') })}
      onSave={(draft) => {
        void unreachable(shown, lines, draft, new Date()).then(() => toast('Orsaken är sparad.'));
      }}
      onRemove={undefined}
      onClose={onClose}
      lost={lost}
    >
      <div className={layout.fields}>
        <p>
          Tilläggsarbete får göras utan svar bara om det kostar lite i förhållande till det
          avtalade, eller om det finns särskilda skäl att tro att kunden vill ha det gjort
          (konsumenttjänstlagen 8 §). Detta får då göras, till de här priserna{' '}
          {shown.order.data.pricesInclVat ? 'inkl.' : 'exkl.'} moms:
        </p>
        <ul>
          {lines.map(({ id, line }) => (
            <li key={id}>
              {line.text}, {formatMoney(afterDiscountOre(line, shown.order.data.discountBp))}
            </li>
          ))}
        </ul>
        <SelectField
          label="Hur har ni försökt?"
          name="how"
          options={answerWays
            .filter((way) => way !== 'onSite')
            .map((way) => [way, answerWayLabels[way]])}
        />
        <Field
          label="Varför gick det inte, och varför ska arbetet göras?"
          name="reason"
          hint="Till exempel: Ringde tre gånger. Bromsen är trafikfarlig."
          maxLength={approvalLimits.reason.max}
          autoComplete="off"
          aria-required
        />
      </div>
    </EditDialog>
  );
}
