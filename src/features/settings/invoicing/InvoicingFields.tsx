import type { ChangeEvent } from 'react';
import {
  accountLabels,
  accountUses,
  bookkeepingMethodLabels,
  bookkeepingMethods,
  usualSieSeries,
} from '@/domain/invoice/invoiceSettings';
import styles from '@/features/settings/company/CompanySection.module.css';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { accountField, type InvoicingTexts } from './invoicingForm';

interface Typed {
  texts: InvoicingTexts;
  change: (texts: InvoicingTexts) => void;
}

/** The fields about payment: accounts, days and fee. */
export function PaymentFields({ texts, change }: Typed) {
  const field = fieldOf({ texts, change });
  return (
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
  );
}

/** The fields about bookkeeping: method, series and accounts. */
export function BookkeepingFields({ texts, change }: Typed) {
  const field = fieldOf({ texts, change });
  return (
    <>
      <div className={styles.grid}>
        <SelectField
          {...field('method')}
          label="Bokföringsmetod"
          options={bookkeepingMethods.map((each) => [each, bookkeepingMethodLabels[each]] as const)}
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
    </>
  );
}

/** The properties of a text field, by its name. */
function fieldOf({ texts, change }: Typed) {
  return (name: Exclude<keyof InvoicingTexts, 'hasLengthDigit' | 'accounts'>) => ({
    name,
    value: texts[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ ...texts, [name]: target.value }),
  });
}
