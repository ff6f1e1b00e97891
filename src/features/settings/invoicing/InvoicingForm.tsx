import type { ChangeEvent } from 'react';
import { UnsavedForm } from '@/components/UnsavedForm';
import { keptTheirs, useContested } from '@/components/useContested';
import { useUpdateInvoiceSettings } from '@/data/settings/invoiceSettings';
import {
  accountLabels,
  accountUses,
  bookkeepingMethodLabels,
  bookkeepingMethods,
  invoiceSettingsDraft,
  type InvoiceSettingsFields,
  usualSieSeries,
} from '@/domain/invoice/invoiceSettings';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import { RoleChanged } from '@/features/settings/frame/RoleChanged';
import { useEdited } from '@/features/settings/frame/useEdited';
import styles from '@/features/settings/company/CompanySection.module.css';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DraftForm } from '@/ui/forms/DraftForm';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { useToast } from '@/ui/notes/ToastContext';
import { InvoicingDetails } from './InvoicingDetails';
import { accountField, type InvoicingTexts, invoicingTexts, readInvoicing } from './invoicingForm';

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

  function save(typed: InvoiceSettingsFields) {
    if (contested.asksAbout(typed)) return;
    const { draft, former, given } = contested.settled(typed, base);
    contested.keepOthers(label, typed);
    write(draft, former);
    if (Object.keys(given).length > 0)
      toast(keptTheirs(label), () => write({ ...draft, ...given }, draft));
  }

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

  const field = (name: Exclude<keyof InvoicingTexts, 'hasLengthDigit' | 'accounts'>) => ({
    name,
    value: texts[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ ...texts, [name]: target.value }),
  });

  return (
    <UnsavedForm isEdited={isEdited} className={styles.card}>
      <DraftForm schema={invoiceSettingsDraft} read={readInvoicing} onSave={save}>
        <div className={styles.grid}>
          <Field {...field('bankgiro')} label="Bankgiro" inputMode="numeric" />
          <Field {...field('plusgiro')} label="Plusgiro" inputMode="numeric" />
          <Field
            {...field('swish')}
            label="Swish"
            hint="Företagets nummer, som börjar med 123."
            inputMode="numeric"
          />
          <Field
            {...field('iban')}
            label="IBAN"
            hint="Kontot som kunder utomlands betalar till."
            autoCapitalize="characters"
          />
          <Field
            {...field('bic')}
            label="BIC"
            hint="Bankens kod, till exempel ESSESESS."
            autoCapitalize="characters"
          />
          <Field
            {...field('paymentDays')}
            label="Betalningsvillkor i dagar"
            hint="Gäller kunder som inte har ett eget på sitt kort."
            inputMode="numeric"
            required
          />
          <div className={styles.wide}>
            <CheckboxField
              name="hasLengthDigit"
              label="Längdsiffra i OCR-numret"
              hint="Bara om ert avtal med banken säger det."
              checked={texts.hasLengthDigit}
              onChange={({ target }) => change({ ...texts, hasLengthDigit: target.checked })}
            />
          </div>
          <Field
            {...field('reminderFeeOre')}
            label="Påminnelseavgift i kronor"
            hint="Högst 60 kr, och bara när ni har avtalat om den i förväg. 0 för ingen."
            inputMode="decimal"
            required
          />
        </div>
        <h3 className={styles.group}>Bokföring</h3>
        <div className={styles.grid}>
          <SelectField
            {...field('method')}
            label="Bokföringsmetod"
            options={bookkeepingMethods.map(
              (each) => [each, bookkeepingMethodLabels[each]] as const,
            )}
          />
          <Field
            {...field('sieSeries')}
            label="Verifikatserie"
            hint={`Serien som verifikaten i SIE-filen får i bokföringen. Tomt fält ger ${usualSieSeries}.`}
          />
        </div>
        <div className={styles.grid}>
          {accountUses.map((use) => (
            <Field
              key={use}
              label={`Konto: ${accountLabels[use]}`}
              name={accountField(use)}
              value={texts.accounts[use]}
              inputMode="numeric"
              autoComplete="off"
              required
              onChange={({ target }) =>
                change({ ...texts, accounts: { ...texts.accounts, [use]: target.value } })
              }
            />
          ))}
        </div>
        {contested.notice}
        <div className={styles.actions}>
          {mayChange ? (
            <Button kind="work" type="submit">
              Spara
            </Button>
          ) : (
            <RoleChanged />
          )}
        </div>
      </DraftForm>
    </UnsavedForm>
  );
}
