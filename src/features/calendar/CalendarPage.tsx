import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Entry } from '@/data/live';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Booking, BookingDraft } from '@/domain/booking';
import { intervalsOn } from '@/domain/bookingTimes';
import { rangeOf } from '@/domain/calendarRange';
import { canManageWorkshop, canWrite } from '@/domain/member';
import { dayOf, instantAt } from '@/domain/swedishTime';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CalendarBody } from './CalendarBody';
import { CalendarFilters } from './CalendarFilters';
import { CalendarHead } from './CalendarHead';
import { CalendarState } from './CalendarState';
import { LostBookings } from './LostBookings';
import { useCalendarData } from './useCalendarData';
import { useCalendarQuery } from './useCalendarQuery';

const BookingDialog = lazy(async () => ({
  default: (await import('./BookingDialog')).BookingDialog,
}));

/** What the dialog is open for: a booking as it was when it was opened, or what is known of a new one. */
type Editing = { entry: Entry<Booking> } | { initial: Partial<BookingDraft> };

/** The booking calendar: what is shown is in the address. It begins on the day of `opened`, with that in the dialog. */
export function CalendarPage({ opened }: { opened?: Entry<Booking> }) {
  const { role } = useWorkshop();
  const openedDay = opened?.data.startsAt ? dayOf(opened.data.startsAt) : undefined;
  const { query, today, choose } = useCalendarQuery(openedDay);
  const { view, day, resourceId, staffId } = query;
  const range = useMemo(() => rangeOf(view, day), [view, day]);
  const data = useCalendarData(range);
  const { frame, hours, resources, staff } = data;
  const [editing, setEditing] = useState<Editing | undefined>(opened && { entry: opened });
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const add = canWrite(role) ? addBooking : undefined;
  // The command palette asks for a new booking by the address.
  const asked = add && params.has('ny') ? { initial: { resourceId, staffId } } : undefined;
  const shown = editing ?? asked;

  function addBooking(initial: Partial<BookingDraft> = {}) {
    const opens = hours && day.compare(today) > 0 ? intervalsOn(day, hours)[0]?.opens : undefined;
    const start = view === 'day' && opens !== undefined && { startsAt: instantAt(day, opens) };
    setEditing({ initial: { resourceId, staffId, ...start, ...initial } });
  }

  function close() {
    setEditing(undefined);
    if (asked) {
      params.delete('ny');
      setParams(params, { replace: true });
    }
    if (opened) void navigate(`${paths.calendar}?datum=${day.toString()}`, { replace: true });
  }

  useNewKey(add);

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
        resources={resources}
        staff={staff}
        onChoose={choose}
      />
      <LostBookings />
      <CalendarState fetched={frame}>
        {resources.length === 0 ? (
          <NothingToBook mayAdd={canManageWorkshop(role)} />
        ) : (
          hours && (
            <CalendarBody
              query={query}
              range={range}
              today={today}
              data={data}
              hours={hours}
              onChoose={choose}
              onOpen={(entry) => setEditing({ entry })}
              onAdd={add}
            />
          )
        )}
      </CalendarState>
      {shown && (
        <Suspense>
          <BookingDialog {...shown} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function NothingToBook({ mayAdd }: { mayAdd: boolean }) {
  return (
    <EmptyState
      action={
        mayAdd && (
          <LinkButton kind="work" to={paths.settingsResources}>
            Lägg upp resurser
          </LinkButton>
        )
      }
    >
      Här finns inget att boka än. {mayAdd ? 'Lägg' : 'En ägare behöver lägga'} först upp lyftar,
      tvätthallar och annat som kan bokas.
    </EmptyState>
  );
}

/** Begins a new booking on the key n, wherever nothing is being typed. */
function useNewKey(add: (() => void) | undefined) {
  const addNow = useEffectEvent(() => add?.());
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (key !== 'n' || altKey || ctrlKey || metaKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select')) return;
      // Or it would be typed into the form.
      event.preventDefault();
      addNow();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
