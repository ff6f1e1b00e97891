import { DraftForm } from '@/ui/forms/DraftForm';
import { UnsavedForm } from '@/components/UnsavedForm';
import { useContested } from '@/components/useContested';
import { useUpdateUsualHours } from '@/data/settings/openingHours';
import { usualHoursFields } from '@/domain/collections/usualHours';
import { same } from '@/domain/values/same';
import { weekdayLabels, weekdays } from '@/domain/workshop/openingHours';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useToast } from '@/ui/notes/ToastContext';
import { changedFields } from '@/domain/values/changedFields';
import { HoursFields } from './HoursFields';
import { atFields, type UsualHours as Usual, usualHoursDraft, usualHoursTexts } from './hoursForm';
import { SaveAsOwner } from '@/features/settings/frame/SaveAsOwner';
import { UsualHours } from './UsualHours';
import styles from './UsualHoursForm.module.css';
import { useEdited } from '@/features/settings/frame/useEdited';
import { useSettledSave } from '@/features/settings/frame/useSettledSave';

const label = 'Öppettiderna';
const schema = atFields(usualHoursDraft);

/** A form with the usual week's hours and the rule for holidays; read-only unless `mayChange`. */
export function UsualHoursForm({ usual, mayChange }: { usual: Usual; mayChange: boolean }) {
  const { texts, base, isEdited, change, settle } = useEdited(usual, usualHoursTexts);
  const { week, closedOnHolidays } = texts;
  const [changedDay, ...others] = weekdays.filter((day) => !same(base.week[day], usual.week[day]));
  const isOneDay = others.length === 0 && base.closedOnHolidays === usual.closedOnHolidays;
  const contested = useContested(
    changedDay ? 'openingHours' : 'workshops',
    isOneDay ? changedDay : undefined,
    isEdited ? asOne(base) : undefined,
    asOne(usual),
    { fields: usualHoursFields },
  );
  const update = useUpdateUsualHours();
  const toast = useToast();
  const save = useSettledSave(contested, label, write);

  function write(draft: Hours, former: Hours) {
    const changed = changedFields(former, draft);
    const next = asUsual({ ...former, ...changed });
    settle(asUsual({ ...asOne(usual), ...changed }));
    if (Object.keys(changed).length === 0) return toast('Det finns inget nytt att spara.');
    update(label, asUsual(former), next);
    toast('Öppettiderna är ändrade.', () => update(label, next, asUsual(former)));
  }

  function copyMonday() {
    const { monday } = week;
    change({
      ...texts,
      week: { ...week, tuesday: monday, wednesday: monday, thursday: monday, friday: monday },
    });
  }

  if (!mayChange && !isEdited) return <UsualHours usual={usual} />;

  return (
    <UnsavedForm isEdited={isEdited}>
      <DraftForm
        schema={schema}
        read={() => texts}
        onSave={(typed) => save(asOne(typed), asOne(base))}
      >
        <div className={styles.week}>
          {weekdays.map((day) => (
            <HoursFields
              key={day}
              name={`week.${day}`}
              label={weekdayLabels[day]}
              hours={week[day]}
              onChange={(hours) => change({ ...texts, week: { ...week, [day]: hours } })}
            />
          ))}
        </div>
        <div>
          <Button onClick={copyMonday}>Kopiera måndag till tisdag–fredag</Button>
        </div>
        <CheckboxField
          name="closedOnHolidays"
          label="Stängt på helgdagar"
          hint="Röda dagar och påsk-, midsommar-, jul- och nyårsafton."
          checked={closedOnHolidays}
          onChange={({ target }) => change({ ...texts, closedOnHolidays: target.checked })}
        />
        {contested.notice}
        <SaveAsOwner mayChange={mayChange} />
      </DraftForm>
    </UnsavedForm>
  );
}

/** The usual hours as one record, whose fields are the weekdays and the rule for holidays. */
function asOne({ week, closedOnHolidays }: Usual) {
  return { ...week, closedOnHolidays };
}

type Hours = ReturnType<typeof asOne>;

function asUsual({ closedOnHolidays, ...week }: Hours): Usual {
  return { week, closedOnHolidays };
}
