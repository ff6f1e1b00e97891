import { formatAddress } from '@/domain/values/address';
import { changeLine, detailLines, type TimedDetails } from './bookingMessages';
import { dayOf, lastDayOf } from '@/domain/time/swedishTime';

/** Octets in a line without its line break. */
const longestLine = 75;
const encoder = new TextEncoder();

/**
 * The text of an .ics file (RFC 5545, times in UTC) with one booking, to be saved as `text/calendar`. `now`
 * is the file's time stamp; `about` describes the booking, in Swedish unless it is given.
 */
export function icsOf(
  bookingId: string,
  details: TimedDetails,
  now: Date,
  about = [...detailLines(details), changeLine(details)],
): string {
  const { workshop, services } = details;
  const what = services.map(({ name }) => name).join(', ') || 'Bokad tid';
  const description = about.filter(Boolean).join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verkstadsnavet//Kalender//SV',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${bookingId}@verkstadsnavet`,
    `DTSTAMP:${utc(now)}`,
    ...times(details),
    `SUMMARY:${escaped(`${workshop.name}: ${what}`)}`,
    `LOCATION:${escaped(formatAddress(workshop.address) || workshop.name)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function times({ startsAt, endsAt, isAllDay }: TimedDetails): string[] {
  if (!isAllDay) return [`DTSTART:${utc(startsAt)}`, `DTEND:${utc(endsAt)}`];
  // For whole days the format takes the day after the last as the end.
  const after = lastDayOf(endsAt).add({ days: 1 });
  const [first, end] = [dayOf(startsAt), after].map((day) => day.toString().replaceAll('-', ''));
  return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`];
}

/** An instant as `20261120T070000Z`. */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a line that is too long, never inside a character; each continued line begins with a space. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
