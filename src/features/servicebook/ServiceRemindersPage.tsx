import { useSearchParams } from 'react-router-dom';
import { RecordHead } from '@/components/RecordHead';
import { useMessageTemplates } from '@/data/settings/messageTemplates';
import { useRegister } from '@/data/register/RegisterContext';
import { customerNow } from '@/domain/register/customerNow';
import { reminderKinds, reminderLabels } from '@/domain/servicebook/reminder';
import { reminderRows } from '@/domain/servicebook/reminderRows';
import { dayOf } from '@/domain/time/swedishTime';
import { toCsv } from '@/domain/values/csvText';
import { paths } from '@/paths';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { offerFile } from '@/ui/behaviour/offerFile';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { SelectField } from '@/ui/fields/SelectField';
import { ReminderRow } from '@/features/servicebook/reminders/ReminderRow';
import styles from '@/components/followups/ContactRow.module.css';
import reminders from '@/features/servicebook/reminders/Reminders.module.css';
import { type RemindedCar, useReminded } from '@/features/servicebook/reminders/useReminded';

/** The most cars that are drawn; the file has all of them. */
const mostShown = 200;

/** The cars to remind of service, inspection and tyres: each with a ready text, a tick for done and a way to a booking. */
export function ServiceRemindersPage() {
  const [search, setSearch] = useSearchParams();
  const kind = reminderKinds.find((each) => each === search.get('om')) ?? null;
  const isTold = search.has('paminda');
  const register = useRegister();
  const reminded = useReminded(kind, isTold);
  const texts = useMessageTemplates();

  function choose(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  }

  function save(cars: readonly RemindedCar[]) {
    const rows = cars.map(({ vehicle, reminders }) => ({
      vehicle: vehicle.data,
      reminders,
      customer: customerNow(register, vehicle.data.driverId ?? vehicle.data.ownerId)?.data,
    }));
    const name = `paminnelser-${dayOf(new Date()).toString()}.csv`;
    offerFile(name, toCsv(reminderRows(rows)), 'text/csv;charset=utf-8');
  }

  const cars = reminded?.cars ?? [];
  return (
    <>
      <RecordHead
        back={{ to: paths.serviceBook, text: 'Serviceböcker' }}
        title="Att påminna"
        about="Service inom 30 dagar eller 1 000 km, besiktning inom 30 dagar, däckbyte i säsong. Bilar som är bokade är inte med."
      >
        <Button disabled={cars.length === 0} onClick={() => save(cars)}>
          Spara listan som CSV
        </Button>
      </RecordHead>
      <div className={reminders.filters}>
        <SelectField
          label="Gäller"
          name="om"
          value={kind ?? ''}
          onChange={({ target }) => choose('om', target.value)}
          options={[
            ['', 'Allt'],
            ...reminderKinds.map((each) => [each, reminderLabels[each]] as const),
          ]}
        />
        <SelectField
          label="Visa"
          name="paminda"
          value={isTold ? 'ja' : ''}
          onChange={({ target }) => choose('paminda', target.value)}
          options={[
            ['', 'Ej påminda'],
            ['ja', 'Påminda'],
          ]}
        />
      </div>
      {reminded === undefined ? (
        <PageSkeleton />
      ) : cars.length === 0 ? (
        <EmptyState>
          {isTold
            ? 'Ingen är påmind än.'
            : 'Ingen att påminna nu. Nästa service kommer från noteringarna i serviceboken, besiktning från första månad i trafik på fordonet.'}
        </EmptyState>
      ) : (
        <>
          <p className={styles.count} role="status">
            {cars.length === 1 ? '1 bil' : `${cars.length} bilar`}
            {cars.length > mostShown && `, de ${mostShown} första visas`}
            {!reminded.isComplete && '. Alla bilar har inte hämtats till enheten än.'}
          </p>
          <ul className={styles.list}>
            {cars.slice(0, mostShown).map((car) => (
              <ReminderRow key={car.vehicle.id} car={car} texts={texts} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
