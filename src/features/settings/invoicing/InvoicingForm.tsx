import { UnsavedForm } from '@/components/UnsavedForm';
import { useContested } from '@/components/useContested';
import { useUpdateInvoiceSettings } from '@/data/settings/invoiceSettings';
import { invoiceSettingsDraft, type InvoiceSettingsFields } from '@/domain/invoice/invoiceSettings';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import { SaveAsOwner } from '@/features/settings/frame/SaveAsOwner';
import { useEdited } from '@/features/settings/frame/useEdited';
import { useSettledSave } from '@/features/settings/frame/useSettledSave';
import styles from '@/features/settings/company/CompanySection.module.css';
import { DraftForm } from '@/ui/forms/DraftForm';
import { useToast } from '@/ui/notes/ToastContext';
import { InvoicingDetails } from './InvoicingDetails';
import { BookkeepingFields, PaymentFields } from './InvoicingFields';
import { invoicingTexts, readInvoicing } from './invoicingForm';

const label = 'Inställningar för fakturor';

/** A form with how the workshop invoices, read-only unless `mayChange`; saving writes only the changed fields. */
export function InvoicingForm({
  settings,
  isOwn,
  mayChange,
}: {
  settings: InvoiceSettingsFields;
  /** True if they have been saved before. */
  isOwn: boolean;
  mayChange: boolean;
}) {
  const { texts, base, isEdited, change, settle } = useEdited(settings, invoicingTexts);
  const contested = useContested('invoiceSettings', 'main', isEdited ? base : undefined, settings);
  const update = useUpdateInvoiceSettings();
  const toast = useToast();
  const save = useSettledSave(contested, label, write);

  function write(draft: InvoiceSettingsFields, former: InvoiceSettingsFields) {
    const changed = changedFields(former, draft);
    settle({ ...settings, ...changed });
    if (Object.keys(changed).length === 0) return toast('Det finns inget nytt att spara.');
    update(label, changed, former, isOwn);
    toast('Inställningarna är ändrade.', () =>
      update(label, valuesBefore(former, changed), { ...former, ...changed }, true),
    );
  }

  if (!mayChange && !isEdited) return <InvoicingDetails settings={settings} />;

  return (
    <UnsavedForm isEdited={isEdited} className={styles.card}>
      <DraftForm
        schema={invoiceSettingsDraft}
        read={readInvoicing}
        onSave={(typed) => save(typed, base)}
      >
        <PaymentFields texts={texts} change={change} />
        <h3 className={styles.group}>Bokföring</h3>
        <BookkeepingFields texts={texts} change={change} />
        {contested.notice}
        <SaveAsOwner mayChange={mayChange} />
      </DraftForm>
    </UnsavedForm>
  );
}
