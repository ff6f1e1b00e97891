import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { forStaff, useOpenRequests, waitingForEarlier } from '@/data/bookings/requests';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingPagePath } from '@/dashboardPaths';
import type { BookingRequest } from '@/domain/publicPage/request';
import { entriesOf, type Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { Answered } from '@/features/calendar/requests/Answer';
import { AnsweredRow } from '@/features/calendar/requests/AnsweredRow';
import { EarlierRow } from '@/features/calendar/requests/EarlierRow';
import { Flood } from '@/features/calendar/requests/Flood';
import { requestCount } from '@/features/calendar/requests/requestCount';
import styles from '@/features/calendar/requests/Requests.module.css';
import { RequestRow } from '@/features/calendar/requests/RequestRow';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PageHeading } from '@/ui/notes/PageHeading';

/** The requests that car owners have made on the public page, the next time first, each to be taken in or declined. */
export function RequestsPage() {
  const live = useOpenRequests();
  // The texts to those who were just answered stay until the page is left.
  const [answered, setAnswered] = useState<{ request: Entry<BookingRequest>; by: Answered }[]>([]);
  const status = useRef<HTMLParagraphElement>(null);
  const waiting = live.kind === 'ready' ? { ...live, data: forStaff(live.data) } : live;
  const proposals = entriesOf(live).filter(({ data }) => data.status === 'proposed');
  const earlier = waitingForEarlier(entriesOf(live), new Date());
  const count = waiting.kind === 'ready' ? waiting.data.length : 0;
  // The request that the calendar asks for gets the focus once, as soon as it is there.
  const asked = useRef(useLocation().hash.slice(1));

  useLayoutEffect(() => {
    const found = asked.current && document.getElementById(asked.current);
    if (!found) return;
    asked.current = '';
    // Every row with one would take the focus, and show it, wherever its text is pressed.
    found.tabIndex = -1;
    found.scrollIntoView({ block: 'start' });
    found.focus({ preventScroll: true });
  }, [live]);

  // The row that is answered goes, and the focus with it.
  const leadOn = () => status.current?.focus();

  function tell(request: Entry<BookingRequest>, by: Answered) {
    setAnswered((before) => [
      ...before.filter((each) => each.request.id !== request.id),
      { request, by },
    ]);
  }

  function row(request: Entry<BookingRequest>) {
    return (
      <RequestRow
        key={request.id}
        request={request}
        onTakenIn={leadOn}
        onAnswered={(by) => {
          tell(request, by);
          leadOn();
        }}
      />
    );
  }

  return (
    <>
      <PageHeading title="Förfrågningar" />
      <p ref={status} tabIndex={-1} className="visuallyHidden">
        {requestCount(count)} att svara på
      </p>
      <Flood requests={entriesOf(live)} onDeclined={leadOn} />
      {answered.length > 0 && (
        <ul className={styles.list} aria-label="Nyss besvarade">
          {answered.map(({ request, by }) => (
            <AnsweredRow key={request.id} request={request} answered={by} />
          ))}
        </ul>
      )}
      <LiveList live={waiting} noun={['förfrågan', 'förfrågningar']} empty={<NoRequests />}>
        {(requests) => (
          <ul className={styles.list} aria-label="Att svara på">
            {requests.map(row)}
          </ul>
        )}
      </LiveList>
      {proposals.length > 0 && (
        <>
          <h2 className={styles.heading}>Väntar på kundens val</h2>
          <ul className={styles.list} aria-label="Väntar på kundens val">
            {proposals.map(row)}
          </ul>
        </>
      )}
      {earlier.length > 0 && (
        <>
          <h2 className={styles.heading}>Vill komma tidigare</h2>
          <ul className={styles.list} aria-label="Vill komma tidigare">
            {earlier.map((request) => (
              <EarlierRow
                key={request.id}
                request={request}
                onAnswered={(by) => tell(request, by)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function NoRequests() {
  const { role } = useWorkshop();
  const settings = useBookingSettings();
  const hasPage = settings.kind === 'ready' && settings.data !== null;
  if (hasPage || !canManageWorkshop(role)) {
    return <EmptyState>Inga förfrågningar att svara på.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <LinkButton kind="work" to={bookingPagePath}>
          Skapa sidan
        </LinkButton>
      }
    >
      Här hamnar förfrågningar från bilägare, när verkstaden har en egen sida med lediga tider.
    </EmptyState>
  );
}
