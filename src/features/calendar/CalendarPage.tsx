import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Entry } from '@/domain/values/live';
import { OpenedLedgerGap } from '@/components/ledger/OpenedLedgerGap';
import { useWayBack } from '@/components/wayBack';
import { type OwnJobs, useOwnJobs } from '@/data/orders/ownJobs';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { firstOpening } from '@/domain/booking/bookingTimes';
import { rangeOf } from '@/domain/time/calendarRange';
import { canManageWorkshop, canWrite } from '@/domain/workshop/member';
import { dayOf } from '@/domain/time/swedishTime';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { BookingDialog } from '@/features/calendar/booking/BookingDialog';
import { CalendarBody } from '@/features/calendar/view/CalendarBody';
import { CalendarFilters } from '@/features/calendar/view/CalendarFilters';
import { CalendarHead } from '@/features/calendar/view/CalendarHead';
import { CalendarState } from '@/features/calendar/view/CalendarState';
import { LostBookings } from '@/features/calendar/booking/LostBookings';
import { RequestCards } from '@/features/calendar/requests/RequestCards';
import { useBookingChoices } from '@/features/calendar/booking/useBookingChoices';
import { useCalendarBookings } from '@/features/calendar/view/useCalendarBookings';
import { useCalendarQuery } from '@/features/calendar/view/useCalendarQuery';

/**
 * The content of the dialog: a booking as it was when the dialog opened, or the known values of a new
 * booking.
 */
type Editing = { entry: Entry<Booking> } | NewBooking;

/** The known values of a new booking, and the loan car to lend with it. */
interface NewBooking {
  initial: Partial<BookingFields>;
  loanCarId?: string | undefined;
}

/**
 * The booking calendar; the address holds the view, the day and the filters. With `opened`, the calendar
 * starts on that booking's day, with the booking in the dialog.
 */
export function CalendarPage({ opened }: { opened?: Entry<Booking> }) {
  const { role } = useWorkshop();
  const openedDay = opened?.data.startsAt ? dayOf(opened.data.startsAt) : undefined;
  const [own, keepOwn] = useOwnJobs();
  // A booking that is opened by its address is shown whoever is to do it.
  const usualStaffId = own?.isOn && !opened ? own.staffId : null;
  const { query, today, choose } = useCalendarQuery(openedDay, usualStaffId);
  const { view, day, resourceId, staffId } = query;
  const range = useMemo(() => rangeOf(view, day), [view, day]);
  const bookings = useCalendarBookings(range);
  const parts = useBookingChoices();
  const { fetched, choices } = parts;
  const hours = choices?.hours ?? null;
  const [editing, setEditing] = useState<Editing | undefined>(opened && { entry: opened });
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const add = canWrite(role) ? addBooking : undefined;
  // A new booking is asked for by `?ny` in the address.
  const asked: NewBooking | undefined =
    add && params.has('ny') ? { initial: whoIn(params) } : undefined;
  const leadsBack = useWayBack();
  const [isLeaving, setIsLeaving] = useState(false);
  const shown = isLeaving ? undefined : (editing ?? asked);
  // The hours may arrive after the button was pressed; the form waits for them.
  const startsAt = hours && firstOpening(view, day, today, hours);
  const places = choices ? [...choices.resources, ...choices.loanCars] : [];
  // A loan car in the filter is no place for the job: the car is lent along with a job that has a place of its own.
  const isCar = choices?.loanCars.some(({ id }) => id === resourceId) ?? false;
  const usual = { resourceId: isCar ? null : resourceId, staffId, ...(startsAt && { startsAt }) };

  function addBooking(initial: Partial<BookingFields> = {}, loanCarId?: string) {
    setEditing({ initial, loanCarId });
  }

  // The step back is taken after the dialog is gone, whose guard would stop it.
  useEffect(() => {
    if (isLeaving) void navigate(-1);
  }, [isLeaving, navigate]);

  function chooseOwn(next: OwnJobs) {
    keepOwn(next);
    choose({ staffId: next.isOn ? next.staffId : null });
  }

  function close() {
    setEditing(undefined);
    if (leadsBack && (opened || asked)) return setIsLeaving(true);
    if (asked) {
      for (const name of ['ny', 'kund', 'fordon', 'uppfoljning']) params.delete(name);
      setParams(params, { replace: true });
    }
    if (opened) void navigate(`${paths.calendar}?datum=${day.toString()}`, { replace: true });
  }

  return (
    <>
      <CalendarHead
        query={query}
        today={today}
        hours={hours}
        onChoose={choose}
        onAdd={add && (() => add())}
      />
      <CalendarFilters
        query={query}
        today={today}
        hours={hours}
        resources={places}
        staff={choices?.staff ?? []}
        own={own}
        onChoose={choose}
        onChooseOwn={canWrite(role) ? chooseOwn : undefined}
      />
      <OpenedLedgerGap />
      <LostBookings {...parts} />
      <RequestCards range={range} />
      <CalendarState fetched={fetched}>
        {choices?.resources.length === 0 ? (
          <NothingToBook mayAdd={canManageWorkshop(role)} />
        ) : (
          choices && (
            <CalendarBody
              query={query}
              range={range}
              today={today}
              bookings={bookings}
              choices={choices}
              onChoose={choose}
              mayChangeHours={canManageWorkshop(role)}
              onOpen={(entry) => setEditing({ entry })}
              onAdd={add}
            />
          )
        )}
      </CalendarState>
      {shown && (
        <BookingDialog
          {...parts}
          {...('entry' in shown
            ? shown
            : {
                initial: { ...usual, ...shown.initial },
                loanCarId: shown.loanCarId ?? (isCar ? resourceId : undefined),
              })}
          onClose={close}
        />
      )}
    </>
  );
}

/** The customer or the vehicle for whom the address asks for a new booking, and the follow-ups that it takes up. */
function whoIn(params: URLSearchParams): Partial<BookingFields> {
  return {
    customerId: params.get('kund'),
    vehicleId: params.get('fordon'),
    followUpIds: params.get('uppfoljning')?.split(',') ?? [],
  };
}

function NothingToBook({ mayAdd }: { mayAdd: boolean }) {
  return (
    <EmptyState
      action={
        mayAdd && (
          <LinkButton kind="work" to={paths.settingsResources}>
            Lägg upp platser
          </LinkButton>
        )
      }
    >
      Här finns inget att boka än. {mayAdd ? 'Lägg' : 'En ägare behöver lägga'} först upp lyftar,
      tvätthallar och annat som kan bokas.
    </EmptyState>
  );
}
