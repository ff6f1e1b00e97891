import type { ChangeEvent } from 'react';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { type CompanyTexts, fiscalYearEndOptions, withOrganisationNumber } from './companyForm';
import styles from './CompanySection.module.css';

interface Typed {
  texts: CompanyTexts;
  change: (texts: CompanyTexts) => void;
}

/** The fields of the company's details. */
export function CompanyFields(typed: Typed) {
  return (
    <>
      <RegistrationFields {...typed} />
      <h3 className={styles.group}>Adress och kontakt</h3>
      <ContactFields {...typed} />
      <RuleFields {...typed} />
    </>
  );
}

/** The fields that identify the company to customers and to the authorities. */
function RegistrationFields({ texts, change }: Typed) {
  const { field, box } = propsOf({ texts, change });
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <Field {...field('name')} label="Företagets namn" autoComplete="organization" required />
      </div>
      <Field
        {...field('organisationNumber')}
        onChange={({ target }) => change(withOrganisationNumber(texts, target.value))}
        label="Organisationsnummer"
        hint="Enskild firma har ägarens personnummer."
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...field('vatNumber')}
        label="Momsregistreringsnummer"
        hint="Föreslås av organisationsnumret. Tomt om ni inte är momsregistrerade."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck="false"
      />
      <div className={styles.wide}>
        <CheckboxField {...box('hasFSkatt')} label="Godkänd för F-skatt" />
      </div>
    </div>
  );
}

function ContactFields(typed: Typed) {
  const { field } = propsOf(typed);
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <Field {...field('address.street')} label="Gatuadress" autoComplete="street-address" />
      </div>
      <Field
        {...field('address.postcode')}
        label="Postnummer"
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <Field {...field('address.city')} label="Ort" autoComplete="address-level2" />
      <Field {...field('phone')} label="Telefon" type="tel" inputMode="tel" autoComplete="tel" />
      {/* The type `email` would not do: browsers rewrite å, ä and ö in such a field. */}
      <Field
        {...field('email')}
        label="E-post"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
      />
    </div>
  );
}

/** The hourly rate, what staff see, the check of an order, and the fiscal year. */
function RuleFields(typed: Typed) {
  const { field, box } = propsOf(typed);
  return (
    <>
      <h3 className={styles.group}>Priser</h3>
      <div className={styles.grid}>
        <Field
          {...field('hourlyRateOre')}
          label="Timpris inkl. moms"
          hint="Föreslås när en rad med arbete läggs till på en arbetsorder."
          inputMode="decimal"
          autoComplete="off"
        />
        <div className={styles.wide}>
          <CheckboxField
            {...box('hidesCosts')}
            label="Inköpspriser dolda för medarbetare"
            hint="Bara ägare och revisorer ser vad ni betalar för artiklarna."
          />
        </div>
      </div>
      <h3 className={styles.group}>Rapporter</h3>
      <CheckboxField
        {...box('sharesReports')}
        label="Rapporter synliga för medarbetare"
        hint="Annars ser bara ägare och revisorer dem. Medarbetare ser ändå sina egna jobb och timmar."
      />
      <h3 className={styles.group}>Arbetsorder</h3>
      <CheckboxField
        {...box('needsCheck')}
        label="Kontroll av någon annan före Klar"
        hint="En arbetsorder blir klar först när någon som inte har arbetat med den har kontrollerat den."
      />
      <h3 className={styles.group}>Räkenskapsår</h3>
      <div className={styles.grid}>
        <SelectField
          {...field('fiscalYearEnd')}
          label="Räkenskapsåret slutar"
          hint="Avgör hur SIE-filer delas upp, och hur länge personalliggaren måste finnas kvar."
          options={fiscalYearEndOptions}
        />
      </div>
    </>
  );
}

type Box = 'hasFSkatt' | 'needsCheck' | 'hidesCosts' | 'sharesReports';

/** The properties of a text field and of a checkbox, by its name. */
function propsOf({ texts, change }: Typed) {
  return {
    field: (name: Exclude<keyof CompanyTexts, Box>) => ({
      name,
      value: texts[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change({ ...texts, [name]: target.value }),
    }),
    box: (name: Box) => ({
      name,
      checked: texts[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ ...texts, [name]: target.checked }),
    }),
  };
}
