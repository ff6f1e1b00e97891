import { useLayoutEffect, useRef, useState } from 'react';
import { isWaiting, useRequestAnswers } from '@/data/bookings/requests';
import { useBookingSettings, useUpdateBookingSettings } from '@/data/settings/bookingSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import {
  bookingSettingsDraft,
  type BookingSettingsDraft,
} from '@/domain/publicPage/bookingSettings';
import {
  type FloodSpan,
  floodSpanLabels,
  floodSpans,
  madeSince,
} from '@/domain/publicPage/madeSince';
import type { BookingRequest } from '@/domain/publicPage/request';
import { callUs } from '@/domain/publicPage/requestMessages';
import type { Entry } from '@/domain/values/live';
import { parseStored } from '@/domain/values/stored';
import { canManageWorkshop, canWrite } from '@/domain/workshop/member';
import { useNow } from '@/ui/behaviour/useNow';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { useToast } from '@/ui/notes/ToastContext';
import { labelOf } from './Answer';
import { requestCount } from './requestCount';
import styles from './Requests.module.css';

/** Against somebody who fills the calendar: all that wait are declined at once, and owners close the booking of free times. */
export function Flood({
  requests,
  onDeclined,
}: {
  requests: readonly Entry<BookingRequest>[];
  onDeclined: () => void;
}) {
  const { role, workshop } = useWorkshop();
  const settings = useBookingSettings();
  const answers = useRequestAnswers();
  const toast = useToast();
  // More may come while the question is open; only those that it counts are declined.
  const [counted, setCounted] = useState<ReadonlySet<string> | null>(null);
  const leadsOn = useRef(false);
  const page = settings.kind === 'ready' && settings.data;
  const waiting = requests.filter(({ data }) => isWaiting(data));
  const closes = page && canManageWorkshop(role);

  // The dialog gives the focus back to its button, which goes with the requests.
  useLayoutEffect(() => {
    if (counted || !leadsOn.current) return;
    leadsOn.current = false;
    onDeclined();
  });

  function decline() {
    const left = waiting.filter(({ id }) => counted?.has(id));
    for (const each of left) answers.decline(labelOf(each.data), each, callUs(workshop));
    leadsOn.current = true;
    toast(declinedText(left.length));
  }

  if (!canWrite(role)) return null;
  return (
    <>
      {(waiting.length > 0 || closes) && (
        <details className={styles.flood}>
          <summary>Avvisa alla sedan …</summary>
          <div className={styles.floodTools}>
            <DeclineMany
              waiting={waiting}
              onAsk={(made) => setCounted(new Set(made.map(({ id }) => id)))}
            />
            {closes && <OpenOrClosed settings={parseStored(bookingSettingsDraft, page.data)} />}
          </div>
        </details>
      )}
      {counted && (
        <ConfirmDialog
          title={`Avvisa ${requestCount(counted.size)}?`}
          confirm="Avvisa"
          failure="Det gick inte att avvisa."
          onConfirm={decline}
          onClose={() => setCounted(null)}
        >
          <p>
            De som har frågat ser på sin sida att ni inte kan ta emot dem och att de kan ringa.
            Tiderna blir lediga igen. Det går inte att ångra.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function declinedText(count: number): string {
  if (count === 0) return 'Någon annan har redan svarat.';
  return count === 1
    ? '1 förfrågan är avvisad, och tiden är ledig igen.'
    : `${requestCount(count)} är avvisade, och tiderna är lediga igen.`;
}

/** A choice of when the requests were made that still wait, and the button that asks before they are declined. */
function DeclineMany({
  waiting,
  onAsk,
}: {
  waiting: readonly Entry<BookingRequest>[];
  onAsk: (made: readonly Entry<BookingRequest>[]) => void;
}) {
  const now = useNow();
  const [span, setSpan] = useState<FloodSpan>('hour');
  const since = madeSince(span, now);
  const made = waiting.filter(({ data }) => data.createdAt >= since);
  return (
    <>
      <SelectField
        name="span"
        label="Gjorda"
        value={span}
        options={floodSpans.map((each) => [each, floodSpanLabels[each]] as const)}
        onChange={({ target }) => {
          const chosen = floodSpans.find((each) => each === target.value);
          if (chosen) setSpan(chosen);
        }}
      />
      {made.length === 0 ? (
        <p className={styles.none}>Ingen förfrågan att avvisa.</p>
      ) : (
        <Button onClick={() => onAsk(made)}>Avvisa {requestCount(made.length)}</Button>
      )}
    </>
  );
}

/** The button that hides all free times from strangers, and shows them again. */
function OpenOrClosed({ settings }: { settings: BookingSettingsDraft }) {
  const update = useUpdateBookingSettings();
  const toast = useToast();
  const { isOpen } = settings;
  const write = (next: boolean) =>
    update('Sidan med lediga tider', { isOpen: next }, { ...settings, isOpen: !next }, true);

  function change() {
    write(!isOpen);
    toast(
      isOpen
        ? 'Bokningen är stängd: sidan visar inga lediga tider.'
        : 'Sidan visar lediga tider igen.',
      () => write(isOpen),
    );
  }

  return <Button onClick={change}>{isOpen ? 'Stäng bokningen' : 'Visa lediga tider igen'}</Button>;
}
