import type { ChangeEvent } from 'react';
import { DraftForm } from '@/ui/forms/DraftForm';
import { UnsavedForm } from '@/components/UnsavedForm';
import { keptTheirs, useContested } from '@/components/useContested';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useUpdateWorkshop } from '@/data/workshop/workshops';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { useToast } from '@/ui/notes/ToastContext';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import { CompanyDetails } from './CompanyDetails';
import {
  companyDraft,
  type CompanyDraft,
  type CompanyTexts,
  companyTexts,
  fiscalYearEndOptions,
  readCompany,
  withOrganisationNumber,
} from './companyForm';
import styles from './CompanySection.module.css';
import { RoleChanged } from '@/features/settings/frame/RoleChanged';
import { useEdited } from '@/features/settings/frame/useEdited';

const label = 'Företagets uppgifter';

/** A form with the company's details, read-only unless `mayChange`; saving writes only the changed fields. */
export function CompanyForm({ company, mayChange }: { company: CompanyDraft; mayChange: boolean }) {
  const { texts, base, isEdited, change, settle } = useEdited(company, companyTexts);
  const { id } = useWorkshop();
  const contested = useContested('workshops', id, isEdited ? base : undefined, company);
  const update = useUpdateWorkshop();
  const toast = useToast();

  function save(typed: CompanyDraft) {
    if (contested.asksAbout(typed)) return;
    const { draft, former, given } = contested.settled(typed, base);
    contested.keepOthers(label, typed);
    write(draft, former);
    if (Object.keys(given).length > 0)
      toast(keptTheirs(label), () => write({ ...draft, ...given }, draft));
  }

  function write(draft: CompanyDraft, former: CompanyDraft) {
    const changed = changedFields(former, draft);
    if (changed.address) {
      // One field of the document and several in the form: what others have changed of the rest stays.
      changed.address = { ...company.address, ...changedFields(former.address, draft.address) };
    }
    const before = { ...former, address: company.address };
    settle({ ...company, ...changed });
    if (Object.keys(changed).length === 0) return toast('Det finns inget nytt att spara.');
    update(label, changed, before);
    toast('Företagets uppgifter är ändrade.', () =>
      update(label, valuesBefore(before, changed), { ...before, ...changed }),
    );
  }

  if (!mayChange && !isEdited) return <CompanyDetails company={company} />;

  const field = (
    name: Exclude<keyof CompanyTexts, 'hasFSkatt' | 'needsCheck' | 'hidesCosts' | 'sharesReports'>,
  ) => ({
    name,
    value: texts[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change(
        name === 'organisationNumber'
          ? withOrganisationNumber(texts, target.value)
          : { ...texts, [name]: target.value },
      ),
  });

  return (
    <UnsavedForm isEdited={isEdited} className={styles.card}>
      <DraftForm schema={companyDraft} read={readCompany} onSave={save}>
        <div className={styles.grid}>
          <div className={styles.wide}>
            <Field
              {...field('name')}
              label="Företagets namn"
              autoComplete="organization"
              required
            />
          </div>
          <Field
            {...field('organisationNumber')}
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
            spellCheck={false}
          />
          <div className={styles.wide}>
            <CheckboxField
              name="hasFSkatt"
              label="Godkänd för F-skatt"
              checked={texts.hasFSkatt}
              onChange={({ target }) => change({ ...texts, hasFSkatt: target.checked })}
            />
          </div>
        </div>
        <h3 className={styles.group}>Adress och kontakt</h3>
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
          <Field
            {...field('phone')}
            label="Telefon"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          {/* The type `email` would not do: browsers rewrite å, ä and ö in such a field. */}
          <Field
            {...field('email')}
            label="E-post"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
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
              name="hidesCosts"
              label="Inköpspriser dolda för medarbetare"
              hint="Bara ägare och revisorer ser vad ni betalar för artiklarna."
              checked={texts.hidesCosts}
              onChange={({ target }) => change({ ...texts, hidesCosts: target.checked })}
            />
          </div>
        </div>
        <h3 className={styles.group}>Rapporter</h3>
        <CheckboxField
          name="sharesReports"
          label="Rapporter synliga för medarbetare"
          hint="Annars ser bara ägare och revisorer dem. Medarbetare ser ändå sina egna jobb och timmar."
          checked={texts.sharesReports}
          onChange={({ target }) => change({ ...texts, sharesReports: target.checked })}
        />
        <h3 className={styles.group}>Arbetsorder</h3>
        <CheckboxField
          name="needsCheck"
          label="Kontroll av någon annan före Klar"
          hint="En arbetsorder blir klar först när någon som inte har arbetat med den har kontrollerat den."
          checked={texts.needsCheck}
          onChange={({ target }) => change({ ...texts, needsCheck: target.checked })}
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
