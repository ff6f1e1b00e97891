import { useRef, useState } from 'react';
import { flatten, safeParse } from 'valibot';
import { daysIn } from '@/components/daysIn';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useCanPay, usePaymentRecords } from '@/data/invoicing/payments';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import {
  firstPaidOn,
  paidOnFault,
  type PaymentDraft,
  paymentDraft,
} from '@/domain/invoice/payment';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import buttons from '@/ui/dialogs/EditDialog.module.css';
import { Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { Note } from '@/ui/notes/Note';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { useAttempt } from '@/ui/forms/useAttempt';
import { PaymentFields } from './PaymentFields';
import layout from '@/ui/style/layout.module.css';

const titles = { in: 'Registrera betalning', out: 'Betala tillbaka' } as const;
const failures = {
  in: 'Betalningen är inte registrerad',
  out: 'Återbetalningen är inte registrerad',
};

/**
 * Notes a payment of an invoice, or that money is paid back (`direction`). An amount above what is left is asked about
 * once. Trying again after no answer makes no second payment.
 */
export function PaymentDialog({
  receivable: { id: invoiceId, data },
  direction,
  onClose,
}: {
  receivable: Entry<Receivable>;
  direction: 'in' | 'out';
  onClose: () => void;
}) {
  const { note, newId } = usePaymentRecords();
  const { role } = useWorkshop();
  const canPay = useCanPay();
  const toast = useToast();
  const [today] = useState(() => dayOf(new Date()));
  const [id] = useState(newId);
  const [paidOn, setPaidOn] = useState(today.toString());
  /** The amount above what is left that has been asked about, in öre. */
  const [asked, setAsked] = useState<number | null>(null);
  const draft = useRef<PaymentDraft | null>(null);
  const isBack = direction === 'out';
  const left = leftOre(data);
  const schema = isBack
    ? paymentDraft(
        today,
        data.issuedOn,
        Math.max(data.paidOre, 0),
        `Betalt är ${formatMoney(data.paidOre)}.`,
      )
    : paymentDraft(today, data.issuedOn);

  function check(form: FormData): Record<string, string> {
    const read = safeParse(schema, {
      amountOre: textOf(form, 'amountOre'),
      paidOn: textOf(form, 'paidOn.read'),
      method: textOf(form, 'method'),
      reference: textOf(form, 'reference'),
    });
    draft.current = read.success ? read.output : null;
    if (read.success) return {};
    const messages = Object.entries(flatten(read.issues).nested ?? {});
    return Object.fromEntries(messages.map(([path, texts]) => [path, texts?.[0] ?? '']));
  }

  const attempt = useAttempt(async () => {
    const typed = draft.current;
    if (!typed) return null;
    if (!isBack && typed.amountOre > left && asked !== typed.amountOre) {
      setAsked(typed.amountOre);
      return null;
    }
    const amountOre = isBack ? -typed.amountOre : typed.amountOre;
    const fields = { ...typed, amountOre, invoiceId, correctsId: null };
    const noted = await note(`Betalning av faktura ${data.number}`, [{ id, fields }]);
    if (noted === 'there') toast('Betalningen var redan registrerad.');
    else toast(`${isBack ? 'Återbetalt' : 'Betalt'}: ${formatMoney(typed.amountOre)}.`);
    onClose();
    return null;
  }, failures[direction]);

  return (
    <FormDialog title={`${titles[direction]}, faktura ${data.number}`} onClose={onClose}>
      {(close) => (
        <Form {...attempt} check={check}>
          <PaymentFields
            leftOre={isBack ? -left : left}
            days={daysIn(undefined, today, (day) =>
              paidOnFault(day.toString(), today, firstPaidOn(data.issuedOn)),
            )}
            paidOn={paidOn}
            onPaidOn={setPaidOn}
            onAmount={() => setAsked(null)}
          />
          <p className={layout.quiet}>
            Verkstadsnavet är inget kassaregister. Kort och kontanter slås in i er egen kassa; här
            noteras bara {isBack ? 'att pengarna är återbetalda' : 'att fakturan är betald'}.
          </p>
          {asked !== null && (
            <Note role="status">
              <p>
                Det är {formatMoney(asked - Math.max(left, 0))} mer än det som är kvar. Det blir
                tillgodo hos kunden. Stämmer det?
              </p>
            </Note>
          )}
          {!canWrite(role) && (
            <Alert kind="trouble">
              <TakenAway>{roleChanged}</TakenAway>
            </Alert>
          )}
          {!canPay && (
            <Note role="status">
              <p>Du är offline. Betalningar registreras när servern svarar.</p>
            </Note>
          )}
          <div className={buttons.buttons}>
            <Button onClick={close}>Avbryt</Button>
            <Button
              kind="work"
              type="submit"
              disabled={attempt.pending || !canPay || !canWrite(role)}
            >
              {asked === null ? 'Registrera' : 'Registrera ändå'}
            </Button>
          </div>
        </Form>
      )}
    </FormDialog>
  );
}
