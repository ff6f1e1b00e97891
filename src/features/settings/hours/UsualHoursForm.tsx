import { DraftForm } from '@/ui/DraftForm';
import { useUpdateUsualHours } from '@/data/openingHours';
import { weekdayLabels, weekdays } from '@/domain/workshop/openingHours';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { useToast } from '@/ui/ToastContext';
import { changedFields } from '@/domain/values/changedFields';
import { HoursFields } from './HoursFields';
import { atFields, type UsualHours as Usual, usualHoursDraft, usualHoursTexts } from './hoursForm';
import { RoleChanged } from '@/features/settings/RoleChanged';
import { UsualHours } from './UsualHours';
import styles from './UsualHoursForm.module.css';
import { useEdited } from '@/features/settings/useEdited';

const label = 'Öppettiderna';
const schema = atFields(usualHoursDraft);

/** A form with the usual week's hours and the rule for holidays; read-only unless `mayChange`. */
export function UsualHoursForm({ usual, mayChange }: { usual: Usual; mayChange: boolean }) {
  const { texts, base, isEdited, change, settle } = useEdited(usual, usualHoursTexts);
  const { week, closedOnHolidays } = texts;
  const update = useUpdateUsualHours();
  const toast = useToast();

  function save(draft: Usual) {
    const changed = difference(base, draft);
    settle({
      week: { ...usual.week, ...changed.days },
      closedOnHolidays: changed.closedOnHolidays ?? usual.closedOnHolidays,
    });
    if (Object.keys(changed.days).length === 0 && changed.closedOnHolidays === undefined) {
      return toast('Det finns inget nytt att spara.');
    }
    update(label, changed.days, changed.closedOnHolidays);
    toast('Öppettiderna är ändrade.', () => {
      const former = difference(draft, base);
      update(label, former.days, former.closedOnHolidays);
    });
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
    <DraftForm schema={schema} read={() => texts} onSave={save}>
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
  );
}

function difference(from: Usual, to: Usual) {
  const { closedOnHolidays } = changedFields(from, to);
  return { days: changedFields(from.week, to.week), closedOnHolidays };
}
