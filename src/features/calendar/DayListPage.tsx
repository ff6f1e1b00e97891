import { Link } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { type Entry, entriesOf } from '@/domain/values/live';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Booking, takesTime } from '@/domain/booking/booking';
import { visitText } from '@/domain/booking/visit';
import { makeAndModel } from '@/domain/register/vehicleName';
import { canWrite } from '@/domain/workshop/member';
import { formatPhone } from '@/domain/values/phone';
import { dayOf } from '@/domain/time/swedishTime';
import { bookingPath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Plate } from '@/ui/controls/Plate';
import { bookingText, type Names } from '@/domain/booking/bookingText';
import { cardsOf } from '@/domain/booking/bookingContact';
import { isLoan } from '@/domain/booking/loan';
import { StepDialogs } from '@/features/calendar/booking/StepDialogs';
import { LoanTable } from '@/features/calendar/day/LoanTable';
import { DayHead } from '@/features/calendar/day/DayHead';
import styles from './DayListPage.module.css';
import { PartialNotice } from '@/features/calendar/view/PartialNotice';
import { StepButton } from '@/features/calendar/view/StepButton';
import { useBookingCards } from '@/features/calendar/view/useBookingCards';
import { useDayBookings, useOverdueLoans } from '@/features/calendar/day/useDayBookings';
import { useDayInAddress } from '@/features/calendar/day/useDayInAddress';
import { useNames } from '@/components/useNames';

/** Dagslista: the bookings of a day on paper, for the wall of the workshop; on a screen each takes its next step. */
export function DayListPage() {
  const { workshop, role } = useWorkshop();
  const mayChange = canWrite(role);
  const { day, choose } = useDayInAddress(dayOf(new Date()));
  const ofDay = useDayBookings(day, takesTime);
  const overdue = useOverdueLoans(day);
  const live = ofDay.kind === 'ready' ? { ...ofDay, data: [...overdue, ...ofDay.data] } : ofDay;
  const names = useNames();
  const { body, steps } = useBookingCards({
    bookings: entriesOf(live),
    names,
    mayChange,
    // The loan cars' rows take no steps.
    isShown: (booking) => takesTime(booking) && !isLoan(booking),
  });

  return (
    <div ref={body}>
      <p className={styles.workshop}>{workshop.name}</p>
      <DayHead title="Dagslista" day={day} onChoose={choose}>
        <Button kind="work" onClick={() => print()}>
          Skriv ut
        </Button>
      </DayHead>
      <PartialNotice live={live} />
      <StepDialogs steps={steps} names={names} />
      <LiveList
        live={live}
        noun={['bokning', 'bokningar']}
        empty={<EmptyState>Inga bokningar den här dagen.</EmptyState>}
      >
        {(entries) => (
          <>
            {entries.some(({ data }) => !isLoan(data)) && (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Tid</th>
                    <th scope="col">Fordon</th>
                    <th scope="col">Kund</th>
                    <th scope="col">Att göra</th>
                    <th scope="col">Plats</th>
                    <th scope="col">Nyckel</th>
                    {mayChange && (
                      <th scope="col" className={styles.step}>
                        <span className="visuallyHidden">Nästa steg</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {entries
                    .filter(({ data }) => !isLoan(data))
                    .map((entry) => (
                      <Row
                        key={entry.id}
                        entry={entry}
                        visit={entries.filter(
                          ({ data: { visitId } }) => visitId === entry.data.visitId,
                        )}
                        names={names}
                        mayChange={mayChange}
                      />
                    ))}
                </tbody>
              </table>
            )}
            <LoanTable
              day={day}
              loans={entries.filter(({ data }) => isLoan(data))}
              names={names}
              className={styles.table}
            />
          </>
        )}
      </LiveList>
    </div>
  );
}

function Row({
  entry,
  visit,
  names,
  mayChange,
}: {
  entry: Entry<Booking>;
  /** The parts of the booking's visit on the day. */
  visit: Entry<Booking>[];
  names: Names;
  mayChange: boolean;
}) {
  const { id, data } = entry;
  const text = bookingText(data, names);
  const { customer, vehicle } = cardsOf(data, names.register);
  const [phone] = customer?.phones ?? [];
  return (
    <tr>
      <td>
        <Link to={bookingPath(id)} data-booking-id={id} className={styles.time}>
          {text.time}
        </Link>
        <small>{text.status}</small>
      </td>
      <td>
        {text.plate && <Plate number={text.plate} />}
        <small>{vehicle && makeAndModel(vehicle)}</small>
      </td>
      <td>
        {text.customer}
        <small>{phone && formatPhone(phone)}</small>
      </td>
      <td>
        {text.services}
        {data.visitId !== null && visit.length > 1 && (
          <small>Hela besöket: {visitText(visit, names)}</small>
        )}
        <small>{data.message}</small>
      </td>
      <td>
        {text.resource}
        <small>{text.person}</small>
      </td>
      <td>{data.keyNumber}</td>
      {mayChange && (
        <td className={styles.step}>
          <StepButton entry={entry} text={text} />
        </td>
      )}
    </tr>
  );
}
