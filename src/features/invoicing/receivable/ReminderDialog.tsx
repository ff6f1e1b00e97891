import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invoiceDraftPath } from '@/dashboardPaths';
import { MessageActions } from '@/components/MessageActions';
import { useInvoiceDraftRecords } from '@/data/invoicing/invoiceDrafts';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useReminderRecords } from '@/data/invoicing/receivables';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { feeDraft } from '@/domain/invoice/invoiceDraft';
import type { Receivable } from '@/domain/invoice/receivable';
import { reminderMessage } from '@/domain/invoice/reminderMessage';
import { customerNow } from '@/domain/register/customerNow';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import styles from './Receivables.module.css';

/** A ready text that reminds a customer of an invoice, and the note that it is done. The app itself sends nothing. */
export function ReminderDialog({
  receivable,
  onClose,
}: {
  receivable: Entry<Receivable>;
  onClose: () => void;
}) {
  const { workshop } = useWorkshop();
  const register = useRegister();
  const settings = useInvoiceSettings();
  const { remind } = useReminderRecords();
  const { create } = useInvoiceDraftRecords();
  const navigate = useNavigate();
  const toast = useToast();
  const [isFeeAgreed, setIsFeeAgreed] = useState(false);
  const { data } = receivable;
  const customer = customerNow(register, data.customerId)?.data;
  const known = settings.kind === 'ready' ? settings.data : null;
  const message =
    known &&
    reminderMessage(data, {
      workshop,
      settings: known,
      address: customer?.address ?? {},
      hasFee: isFeeAgreed,
    });

  /** Drafts an invoice for the reminder's fee, which is income like any other. */
  function invoiceFee(feeOre: number) {
    const draftId = create(feeDraft(data, feeOre));
    void navigate(invoiceDraftPath(draftId));
  }

  function note() {
    remind(`Påminnelse om faktura ${data.number}`, receivable, dayOf(new Date()).toString());
    toast(`Påminnelsen om faktura ${data.number} är noterad.`);
    onClose();
  }

  return (
    <Dialog title={`Påminn om faktura ${data.number}`} onClose={onClose}>
      <div className={styles.reminder}>
        {data.remindedOn !== null && (
          <p className={layout.quiet}>
            Redan påmind {data.reminders === 1 ? 'en gång' : `${data.reminders} gånger`}, senast{' '}
            {data.remindedOn}.
          </p>
        )}
        {settings.kind === 'loading' && <BusyNote>Hämtar betaluppgifterna …</BusyNote>}
        {settings.kind === 'failed' && (
          <Alert kind="trouble">
            <p>Det gick inte att hämta betaluppgifterna. Ladda om sidan och försök igen.</p>
          </Alert>
        )}
        {known && known.reminderFeeOre > 0 && (
          <CheckboxField
            label={`Påminnelseavgiften på ${formatMoney(known.reminderFeeOre)} är avtalad`}
            name="isFeeAgreed"
            hint="Den får bara tas ut om kunden har gått med på den i förväg."
            checked={isFeeAgreed}
            onChange={({ target }) => setIsFeeAgreed(target.checked)}
          />
        )}
        {known && isFeeAgreed && (
          <div className={styles.actions}>
            <p className={layout.quiet}>
              Avgiften ingår inte i faktura {data.number}. Betalas den ska den faktureras för sig.
            </p>
            <Button onClick={() => invoiceFee(known.reminderFeeOre)}>Fakturera avgiften</Button>
          </div>
        )}
        {message && (
          <>
            <p className={layout.text}>{message.text}</p>
            <MessageActions
              message={message}
              customer={customer?.status === 'anonymised' ? undefined : customer}
            />
          </>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Stäng</Button>
          <Button kind="work" onClick={note}>
            Påminnelse gjord
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
