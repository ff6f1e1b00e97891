import { UnsavedForm } from '@/components/UnsavedForm';
import { useContested } from '@/components/useContested';
import { useUpdateBookingSettings } from '@/data/settings/bookingSettings';
import {
  bookingModeLabels,
  bookingModes,
  bookingSettingsDraft,
  bookingSettingsLabels,
  type BookingSettingsDraft,
} from '@/domain/publicPage/bookingSettings';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import { SaveAsOwner } from '@/features/settings/frame/SaveAsOwner';
import { useEdited } from '@/features/settings/frame/useEdited';
import { useSettledSave } from '@/features/settings/frame/useSettledSave';
import styles from '@/features/settings/company/CompanySection.module.css';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { DraftForm } from '@/ui/forms/DraftForm';
import { useToast } from '@/ui/notes/ToastContext';
import {
  bookingPageTexts,
  type BookingPageTexts,
  readableSettings,
  readBookingPage,
} from './bookingPageForm';
import { BookingPagePreview } from './BookingPagePreview';

const label = 'Sidan med lediga tider';

/** A form with how the workshop shows its free times, read-only unless `mayChange`; saving writes only the changed fields. */
export function BookingPageForm({
  settings,
  isOwn,
  mayChange,
}: {
  settings: BookingSettingsDraft;
  /** True if they have been saved before: the first save publishes the page. */
  isOwn: boolean;
  mayChange: boolean;
}) {
  const { texts, base, isEdited, change, settle } = useEdited(settings, bookingPageTexts);
  const contested = useContested('bookingSettings', 'main', isEdited ? base : undefined, settings);
  const update = useUpdateBookingSettings();
  const toast = useToast();
  const save = useSettledSave(contested, label, write);

  function write(draft: BookingSettingsDraft, former: BookingSettingsDraft) {
    const changed = changedFields(former, draft);
    settle({ ...settings, ...changed });
    if (isOwn && Object.keys(changed).length === 0) return toast('Det finns inget nytt att spara.');
    update(label, changed, former, isOwn);
    if (!isOwn) return toast('Sidan är skapad.');
    toast('Sidan är ändrad.', () =>
      update(label, valuesBefore(former, changed), { ...former, ...changed }, true),
    );
  }

  const typed = (
    name: Exclude<keyof BookingPageTexts, 'isOpen' | 'workshopMode' | 'washMode'>,
  ) => ({
    name,
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ ...texts, [name]: target.value }),
  });

  return (
    <>
      <UnsavedForm isEdited={isEdited} className={styles.card}>
        <DraftForm
          schema={bookingSettingsDraft}
          read={readBookingPage}
          onSave={(draft) => save(draft, base)}
        >
          <div className={styles.grid}>
            <Field
              {...typed('slug')}
              label="Sidans adress"
              hint={`${location.host}/boka/…`}
              autoCapitalize="none"
              required
            />
            <div className={styles.wide}>
              <CheckboxField
                name="isOpen"
                label="Lediga tider visas"
                hint="Annars visas tjänster, öppettider och telefon."
                checked={texts.isOpen}
                onChange={({ target }) => change({ ...texts, isOpen: target.checked })}
              />
            </div>
            {(['workshopMode', 'washMode'] as const).map((name) => (
              <SelectField
                key={name}
                name={name}
                label={bookingSettingsLabels[name]}
                value={texts[name]}
                options={bookingModes.map((mode) => [mode, bookingModeLabels[mode]] as const)}
                onChange={({ target }) => {
                  const mode = bookingModes.find((each) => each === target.value);
                  if (mode) change({ ...texts, [name]: mode });
                }}
              />
            ))}
            <Field
              {...typed('leadMinutes')}
              label="Tidigast"
              hint="Hur lång tid i förväg man måste boka, till exempel 3 h."
              required
            />
            <Field
              {...typed('horizonDays')}
              label="Längst fram, dagar"
              hint="Högst 60."
              inputMode="numeric"
              required
            />
            <Field
              {...typed('cancelMinutes')}
              label="Avbokning senast"
              hint="Hur långt före besöket kunden själv kan boka av, till exempel 24 h."
              required
            />
            <Field
              {...typed('perHour')}
              label="Högst per timme"
              hint="Fler förfrågningar än så tas inte emot. Det skyddar mot okynne."
              inputMode="numeric"
              required
            />
            <div className={styles.wide}>
              <TextAreaField
                {...typed('intro')}
                label="Text överst på sidan"
                hint="Till exempel var man parkerar. Lämna tomt om ingen text behövs."
              />
            </div>
          </div>
          {contested.notice}
          <SaveAsOwner mayChange={mayChange} />
        </DraftForm>
      </UnsavedForm>
      <BookingPagePreview settings={readableSettings(texts, base)} />
    </>
  );
}
