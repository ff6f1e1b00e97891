import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import * as v from 'valibot';
import { parseStored } from '@/domain/values/stored';
import { entriesOf, type Entry, type Live } from '@/domain/values/live';
import { useOpeningExceptionRecords } from '@/data/settings/openingExceptions';
import { fromText } from '@/domain/values/fields';
import {
  type OpeningException,
  openingExceptionDraft,
  type OpeningHours,
  withException,
} from '@/domain/workshop/openingHours';
import { type Parsed, refused } from '@/domain/values/parsed';
import { formatDay, parseDay } from '@/domain/time/swedishTime';
import { daysIn } from '@/components/daysIn';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { BookingsWhenClosed } from './BookingsWhenClosed';
import { HoursFields } from './HoursFields';
import { atFields, hoursTexts } from './hoursForm';
import { OwnerDialog, useLatestOf } from '@/features/settings/frame/OwnerDialog';
import { useUndoable } from '@/components/useUndoable';

/** The edited day: a new one, its date and label perhaps given, or an existing one. */
export type SpecialDayEdit =
  { kind: 'new'; date: string; label: string } | { kind: 'change'; entry: Entry<OpeningException> };

/**
 * Adds, changes or removes a day with hours of its own; `live` are the days that have such hours.
 */
export function SpecialDayDialog({
  edit,
  live,
  hours,
  today,
  onClose,
}: {
  edit: SpecialDayEdit;
  live: Live<Entry<OpeningException>[]>;
  /** The hours as they are; undefined until the usual week has been fetched. */
  hours: OpeningHours | undefined;
  today: CalendarDate;
  onClose: () => void;
}) {
  const former =
    edit.kind === 'change' ? parseStored(openingExceptionDraft, edit.entry.data) : undefined;
  const [date, setDate] = useState(edit.kind === 'change' ? edit.entry.id : edit.date);
  const [label, setLabel] = useState(former?.label ?? (edit.kind === 'new' ? edit.label : ''));
  const [intervals, setIntervals] = useState(hoursTexts(former?.intervals ?? []));
  const now = useLatestOf(live, edit.kind === 'change' ? edit.entry.id : undefined);
  const taken = entriesOf(live).map(({ id }) => id);
  const parsed = parseDay(date);
  const day = parsed.ok ? parsed.value : today;

  const records = useOpeningExceptionRecords();
  const about = () => `Dagen ${formatDay(day, today)}`;
  const { add, change, remove } = useUndoable(
    // The date of a day is its id.
    { ...records, create: (name, draft) => records.create(name, draft, day.toString()) },
    about,
  );

  function refusalOf(day: CalendarDate): string {
    if (day.compare(today) < 0) return 'Dagen har passerat.';
    return taken.includes(day.toString())
      ? 'Dagen har redan avvikande öppettider. Ändra dem där.'
      : '';
  }

  function parseNewDay(text: string): Parsed<string> {
    const typed = parseDay(text);
    if (!typed.ok) return typed;
    const refusal = refusalOf(typed.value);
    return refusal ? refused(refusal) : { ok: true, value: typed.value.toString() };
  }
  const typedHours = v.safeParse(openingExceptionDraft, { label: label || '–', intervals });
  const newDay = v.pipe(
    v.object({ date: fromText(parseNewDay), ...openingExceptionDraft.entries }),
    v.transform(({ intervals, label }) => ({ intervals, label })),
  );

  return (
    <OwnerDialog
      title={former ? `Ändra ${formatDay(day, today)}` : 'Nya avvikande öppettider'}
      schema={atFields(former ? openingExceptionDraft : newDay)}
      read={() => ({ date, label, intervals })}
      edited={
        former && {
          collection: 'openingExceptions',
          id: day.toString(),
          label: about(),
          former,
          now: now && parseStored(openingExceptionDraft, now),
        }
      }
      onSave={(draft, base) => (base ? change(day.toString(), base, draft) : add(draft))}
      onRemove={former && (() => remove(day.toString(), former))}
      onClose={onClose}
    >
      {!former && (
        <DateField
          label="Datum"
          name="date"
          days={daysIn(hours, today, refusalOf)}
          value={date}
          onChange={setDate}
          isRequired
        />
      )}
      <Field
        label="Anledning"
        name="label"
        hint="Till exempel Inventering eller Klämdag"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        autoComplete="off"
        aria-required
      />
      <HoursFields name="intervals" label="Öppettider" hours={intervals} onChange={setIntervals} />
      {parsed.ok && hours && typedHours.success && (
        <BookingsWhenClosed day={day} hours={withException(hours, day, typedHours.output)} />
      )}
    </OwnerDialog>
  );
}
