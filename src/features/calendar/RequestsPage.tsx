import { useRef, useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { forStaff, useOpenRequests } from '@/data/bookings/requests';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingPagePath } from '@/dashboardPaths';
import type { BookingRequest } from '@/domain/publicPage/request';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { AnsweredRow } from '@/features/calendar/requests/AnsweredRow';
import styles from '@/features/calendar/requests/Requests.module.css';
import { RequestRow } from '@/features/calendar/requests/RequestRow';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PageHeading } from '@/ui/notes/PageHeading';

/** The requests that car owners have made on the public page, the next time first, each to be taken in or declined. */
export function RequestsPage() {
  const live = useOpenRequests();
  // The texts to those who were just answered stay until the page is left.
  const [answered, setAnswered] = useState<Entry<BookingRequest>[]>([]);
  const status = useRef<HTMLParagraphElement>(null);
  const waiting = live.kind === 'ready' ? { ...live, data: forStaff(live.data) } : live;
  const count = waiting.kind === 'ready' ? waiting.data.length : 0;

  // The row that is answered goes, and the focus with it.
  const leadOn = () => status.current?.focus();

  return (
    <>
      <PageHeading title="Förfrågningar" />
      <p ref={status} tabIndex={-1} className="visuallyHidden">
        {count === 1 ? '1 förfrågan att svara på' : `${count} förfrågningar att svara på`}
      </p>
      {answered.length > 0 && (
        <ul className={styles.list} aria-label="Nyss besvarade">
          {answered.map((request) => (
            <AnsweredRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      <LiveList live={waiting} noun={['förfrågan', 'förfrågningar']} empty={<NoRequests />}>
        {(requests) => (
          <ul className={styles.list} aria-label="Att svara på">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onTakenIn={leadOn}
                onDeclined={() => {
                  setAnswered((before) => [...before, request]);
                  leadOn();
                }}
              />
            ))}
          </ul>
        )}
      </LiveList>
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
