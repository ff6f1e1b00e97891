import { useVisit } from '@/data/bookings/bookings';
import { type Booking, plannedMinutes, takesTime } from '@/domain/booking/booking';
import { formatDuration } from '@/domain/values/duration';
import { formatOdometer } from '@/domain/values/odometer';
import { formatPhone } from '@/domain/values/phone';
import { dayOf, formatLongDay } from '@/domain/time/swedishTime';
import { fuelLabels } from '@/domain/register/vehicle';
import { entriesOf } from '@/domain/values/live';
import { visitText } from '@/domain/booking/visit';
import { vehicleName } from '@/domain/register/vehicleName';
import { bookingText, formatTimeAndPlace } from '@/domain/booking/bookingText';
import { isLoan } from '@/domain/booking/loan';
import { cardsOf } from '@/domain/booking/bookingContact';
import { Fact, Jobs, PaperSheet, Paragraphs } from '@/components/PaperSheet';
import { useNames } from '@/components/useNames';

/** The card that goes with the car: the known details, and lines to write on by hand. */
export function JobCard({ booking }: { booking: Booking }) {
  const parts = entriesOf(useVisit(booking.visitId));
  const jobs = parts.filter(({ data }) => !isLoan(data));
  const names = useNames();
  const text = bookingText(booking, names);
  const { customer, vehicle } = cardsOf(booking, names.register);
  const { startsAt, services, keyNumber, message, note } = booking;
  const car = parts.find(({ data }) => isLoan(data) && takesTime(data))?.data;
  const day = startsAt && `${formatLongDay(dayOf(startsAt))} ${dayOf(startsAt).year}`;

  return (
    <PaperSheet heading="Arbetskort" plate={text.plate} keyNumber={keyNumber}>
      <dl>
        <Fact term="Tid">{[day, text.time].filter(Boolean).join(', ')}</Fact>
        <Fact term="Plats och person">
          {[text.resource, text.person].filter(Boolean).join(', ')}
        </Fact>
        <Fact term="Hela besöket">
          {jobs.length > 1 && visitText(jobs, names, { withDay: true })}
        </Fact>
        <Fact term="Lånebil">{car && formatTimeAndPlace(car, names, ', ')}</Fact>
        <Fact term="Kund">{text.customer}</Fact>
        <Fact term="Telefon">{customer?.phones.map(formatPhone).join(', ')}</Fact>
        <Fact term="Fordon">{vehicle && vehicleName(vehicle)}</Fact>
        <Fact term="Drivmedel">{vehicle?.fuel && fuelLabels[vehicle.fuel]}</Fact>
        <Fact term="Chassinummer">{vehicle?.vin}</Fact>
        <Fact term="Senast kända mätarställning">
          {vehicle && vehicle.odometerKm !== null && formatOdometer(vehicle.odometerKm)}
        </Fact>
      </dl>
      <section>
        <h2>Att göra</h2>
        <Jobs
          jobs={services.map(({ serviceId, name, minutes }, index) => ({
            id: `${serviceId} ${index}`,
            text: name,
            about: formatDuration(minutes),
          }))}
        />
        {services.length === 0 && <p>Ingen tjänst vald.</p>}
        {services.length > 0 && <p>Planerad tid: {formatDuration(plannedMinutes(booking))}</p>}
      </section>
      <Paragraphs title="Från kunden">{message}</Paragraphs>
      <Paragraphs title="Intern anteckning">{note}</Paragraphs>
    </PaperSheet>
  );
}
