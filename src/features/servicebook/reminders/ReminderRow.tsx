import { newBookingPath, serviceBookPath } from '@/dashboardPaths';
import { ContactRow } from '@/components/followups/ContactRow';
import type { MessageTemplates } from '@/data/settings/messageTemplates';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { obstacleTo } from '@/domain/order/followUpText';
import type { BookSummary } from '@/domain/register/vehicle';
import { customerNow } from '@/domain/register/customerNow';
import { makeAndModel, vehicleLabel } from '@/domain/register/vehicleName';
import { kmLeftText, untilText } from '@/domain/servicebook/dueText';
import { emptySummary } from '@/domain/servicebook/bookSummary';
import { type Reminder, reminderLabels, toldField } from '@/domain/servicebook/reminder';
import { reminderMessage } from '@/domain/servicebook/reminderMessage';
import { dayOf } from '@/domain/time/swedishTime';
import type { Live } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { useToast } from '@/ui/notes/ToastContext';
import type { RemindedCar } from './useReminded';

/** A car whose customer is to be reminded: of what, the ready text, the tick for done, and the way to a booking. */
export function ReminderRow({
  car: { vehicle, reminders },
  texts,
}: {
  car: RemindedCar;
  /** The workshop's own texts. */
  texts: Live<MessageTemplates>;
}) {
  const register = useRegister();
  const registerWrites = useRegisterWrites();
  const toast = useToast();
  const { workshop } = useWorkshop();
  const today = dayOf(new Date());
  const { data } = vehicle;
  const customer = customerNow(register, data.driverId ?? data.ownerId);
  const plate = formatRegistrationNumber(data.registrationNumber);
  const who = [plate, customer?.data.name].filter(Boolean).join(' ');
  const own = texts.kind === 'ready' ? texts.data.get('service') : undefined;
  const message =
    texts.kind === 'loading' || !customer || customer.data.status === 'anonymised'
      ? null
      : reminderMessage(reminders, own, {
          workshop,
          customer: customer.data.name,
          plate: data.registrationNumber,
          today: today.toString(),
        });

  function tell(isTold: boolean) {
    const write = (book: BookSummary | null) =>
      void registerWrites.write(vehicleLabel(data), [
        { collection: 'vehicles', id: vehicle.id, kind: 'update', values: { book } },
      ]);
    const toldOn = isTold ? today.toString() : null;
    const told = Object.fromEntries(reminders.map(({ kind }) => [toldField[kind], toldOn]));
    write({ ...emptySummary, ...data.book, ...told });
    toast(isTold ? `${who} är påmind.` : `${who} är inte påmind.`, () => write(data.book));
  }

  return (
    <ContactRow
      who={who}
      plate={{ number: plate, to: serviceBookPath(vehicle.id) }}
      customer={customer}
      about={makeAndModel(data)}
      tick={{
        label: 'Påmind',
        isTicked: reminders.every(({ toldOn }) => toldOn !== null),
        onTick: tell,
      }}
      bookTo={newBookingPath({ ...(customer && { kund: customer.id }), fordon: vehicle.id })}
      obstacle={obstacleTo({ vehicle, customer, isSold: false })}
      message={message}
    >
      <ul>
        {reminders.map((each) => (
          <li key={each.kind}>
            <b>{reminderLabels[each.kind]}</b> {whenText(each)}
          </li>
        ))}
      </ul>
    </ContactRow>
  );

  function whenText({ on, kmLeft, toldOn }: Reminder): string {
    const parts = [
      on !== null && `${on}, ${untilText(on, today)}`,
      kmLeft !== null && kmLeftText(kmLeft),
      toldOn !== null && `påmind ${toldOn}`,
    ];
    return parts.filter(Boolean).join(' · ');
  }
}
