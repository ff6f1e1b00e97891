import { loanLines, statusLabel } from '@/domain/booking/loan';
import { formatStart } from '@/domain/booking/bookingText';
import { formatMoney } from '@/domain/values/money';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { dayOf, formatClock, lastDayOf } from '@/domain/time/swedishTime';
import styles from './ExtractSheet.module.css';
import type { ExtractedBooking } from '@/domain/record/customerExtract';
import { ExtractFacts, type Fact } from './ExtractFacts';

/** The customer's bookings for the printed extract, the latest first. */
export function ExtractBookings({
  bookings,
  complete,
}: {
  bookings: ExtractedBooking[];
  complete: boolean;
}) {
  return (
    <section aria-labelledby="extract-bookings">
      <h3 id="extract-bookings">Bokningar</h3>
      {!complete && <p>Alla uppgifter kunde inte hämtas. Det kan finnas fler bokningar.</p>}
      {complete && bookings.length === 0 && <p>Inga bokningar är sparade.</p>}
      {bookings.map((booking, place) => (
        // Two bookings may start at the same time, so only the index is a unique key.
        <div key={place} className={styles.record}>
          <h4>{formatSpan(booking)}</h4>
          <ExtractFacts facts={bookingFacts(booking)} />
        </div>
      ))}
    </section>
  );
}

function bookingFacts(booking: ExtractedBooking): Fact[] {
  const { registrationNumber, services, priceOre, keyNumber, message, note } = booking;
  return [
    ['Fordon', registrationNumber ? formatRegistrationNumber(registrationNumber) : ''],
    ['Status', statusLabel(booking)],
    ['Tjänster', services.map((each) => `${each.name}, ${formatMoney(each.priceOre)}`).join('\n')],
    ['Pris', services.length > 0 ? `${formatMoney(priceOre)} inklusive moms` : ''],
    [
      'Lånebil',
      booking.loan ? ['Ja', ...loanLines(booking.loan, dayOf(new Date()))].join('\n') : '',
    ],
    ['Nyckelnummer', keyNumber ?? ''],
    ['Meddelande från dig', message ?? ''],
    ['Intern anteckning', note ?? ''],
    ['Påminnelse skickad', booking.isReminded ? 'Ja' : ''],
    ['Sparad sedan', dayOf(booking.createdAt).toString()],
    ['Senast ändrad', dayOf(booking.updatedAt).toString()],
  ];
}

/**
 * A booking's time as `2026-11-20 08:00–09:30`; with both days when they differ, without times for whole
 * days.
 */
function formatSpan(booking: ExtractedBooking): string {
  const { startsAt, endsAt, isAllDay } = booking;
  const start = formatStart(booking);
  if (!startsAt || !endsAt) return start;
  const lastDay = lastDayOf(endsAt);
  const isOneDay = dayOf(startsAt).compare(lastDay) === 0;
  if (isAllDay) return isOneDay ? start : `${start} – ${lastDay.toString()}`;
  const end = formatClock(endsAt);
  return isOneDay ? `${start}–${end}` : `${start} – ${dayOf(endsAt).toString()} ${end}`;
}
