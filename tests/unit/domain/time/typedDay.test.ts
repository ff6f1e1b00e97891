import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { formatWeekday, isoWeek, parseDay } from '@/domain/time/swedishTime';
import { readTypedDay } from '@/domain/time/typedDay';

/** A Sunday. */
const today = new CalendarDate(2026, 11, 22);

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-1-2', '2026-01-02'],
  ['2026–11–22', '2026-11-22'],
  ['2026.11.22', '2026-11-22'],
  ['2026/11/22', '2026-11-22'],
  [' 20261122 ', '2026-11-22'],
  ['261122', '2026-11-22'],
  ['26-11-22', '2026-11-22'],
  ['22/11', '2026-11-22'],
  ['22/11 2026', '2026-11-22'],
  ['22/11-26', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['22.11', '2026-11-22'],
  ['1/2', '2027-02-01'],
  // Without a year, two months back is the farthest.
  ['22/9', '2026-09-22'],
  ['21/9', '2027-09-21'],
  ['31/12', '2026-12-31'],
  ['1/1', '2027-01-01'],
  ['22 nov', '2026-11-22'],
  ['22 NOV.', '2026-11-22'],
  ['22nov', '2026-11-22'],
  ['22 november', '2026-11-22'],
  ['22 nov 2027', '2027-11-22'],
  ['den 3:e maj', '2027-05-03'],
  ['1 april', '2027-04-01'],
  ['5 mar', '2027-03-05'],
  ['idag', '2026-11-22'],
  ['i dag', '2026-11-22'],
  ['Imorgon', '2026-11-23'],
  ['i morgon', '2026-11-23'],
  ['imorron', '2026-11-23'],
  ['i övermorgon', '2026-11-24'],
  ['igår', '2026-11-21'],
  ['i förrgår', '2026-11-20'],
  ['måndag', '2026-11-23'],
  ['man', '2026-11-23'],
  ['fredag', '2026-11-27'],
  ['på fredag', '2026-11-27'],
  ['fre.', '2026-11-27'],
  ['lör', '2026-11-28'],
  ['fredag 27/11', '2026-11-27'],
  ['fre 27 nov', '2026-11-27'],
  ['fredagen den 27 november', '2026-11-27'],
  ['fredag v. 48', '2026-11-27'],
  ['ons v1', '2027-01-06'],
  ['torsdag vecka 53', '2026-12-31'],
])('%s is %s', (text, day) => {
  expect(readTypedDay(text, today)).toEqual({ ok: true, value: expect.anything() });
  const read = readTypedDay(text, today);
  expect(read.ok && read.value.toString()).toBe(day);
});

const unknown = 'Skriv datumet som 2026-11-22 eller 22/11.';

test.each([
  ['', 'Fyll i ett datum.'],
  ['  ', 'Fyll i ett datum.'],
  ['snart', unknown],
  ['22-11', unknown],
  ['nov 22', unknown],
  ['2026-11', unknown],
  ['20261', unknown],
  ['22/', unknown],
  ['<img src=x onerror=alert(1)>', unknown],
  ['11/22/2026', 'Månad 22 finns inte. Skriv dagen först, som 22/11.'],
  ['30/2', 'Datumet finns inte.'],
  ['29/2', 'Datumet finns inte.'],
  ['2026-11-31', 'Datumet finns inte.'],
  ['2026-00-10', 'Datumet finns inte.'],
  ['0/11', 'Datumet finns inte.'],
  ['22-11-26', 'Skriv året med fyra siffror, som 2026-11-22.'],
  ['22/11/16', 'Skriv året med fyra siffror, som 2026-11-22.'],
  ['1926-11-22', 'Kontrollera året.'],
  ['0026-11-22', 'Kontrollera året.'],
  ['22', 'Skriv månaden också, som 22/11.'],
  ['den 22:a', 'Skriv månaden också, som 22/11.'],
  ['söndag', 'Idag är det söndag. Skriv idag eller 29/11.'],
  ['nästa fredag', '”Nästa” kan betyda två olika dagar. Skriv datumet, som 22/11.'],
  ['lördag 27/11', '27/11 2026 är en fredag.'],
  ['v. 48', 'Skriv veckodagen också, som fredag v. 48.'],
  ['fredag v. 54', 'Vecka 54 finns inte.'],
])('%s is refused: %s', (text, message) => {
  expect(readTypedDay(text, today)).toEqual({ ok: false, message });
});

test('a day in February without a year is one that exists', () => {
  const read = readTypedDay('29/2', new CalendarDate(2027, 12, 1));
  expect(read.ok && read.value.toString()).toBe('2028-02-29');
});

test('every day of 30 years is read back from each way to write it', { timeout: 60_000 }, () => {
  const month = new Intl.DateTimeFormat('sv-SE', { month: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' });
  const first = new CalendarDate(2020, 1, 1);
  const wrong: string[] = [];
  for (let day = first; day.year < 2050; day = day.add({ days: 1 })) {
    const iso = day.toString();
    const [year, weekday] = [iso.slice(0, 4), formatWeekday(day)];
    const slashed = `${day.day}/${day.month}`;
    const date = day.toDate('UTC');
    // A year of two digits, or of none, is read beside the present day.
    for (const now of [day, day.add({ days: 58 }), day.subtract({ days: 300 })]) {
      for (const text of [
        ...[iso, iso.replaceAll('-', ''), iso.slice(2), iso.slice(2).replaceAll('-', '')],
        ...[slashed, `${slashed} ${year}`, `${slashed}-${year.slice(2)}`, `${weekday} ${slashed}`],
        ...[`${day.day} ${month.format(date)}`, `${day.day} ${short.format(date)}`],
        `${weekday} v. ${isoWeek(day).week}`,
      ]) {
        const read = readTypedDay(text, now);
        if (!read.ok || read.value.toString() !== iso) wrong.push(`${text} on ${now.toString()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('what is read is what the app stores', () => {
  const read = readTypedDay('imorgon', today);
  expect(read.ok && parseDay(read.value.toString())).toEqual(read);
});
