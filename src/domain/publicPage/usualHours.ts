const names = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'] as const;

/** Shows the hours of a week from Monday on as `Mån–fre 07:00–17:00, lör–sön stängt`: days in a row with the same hours are joined. */
export function usualHours(hours: readonly string[]): string {
  const rows = names
    .map((name, at) => ({ first: name, last: name, text: hours[at] || 'stängt' }))
    .reduce<{ first: string; last: string; text: string }[]>((joined, day) => {
      const before = joined.at(-1);
      return before?.text === day.text
        ? [...joined.slice(0, -1), { ...before, last: day.last }]
        : [...joined, day];
    }, []);
  // A day with a break has a list of its own.
  const between = hours.some((text) => /[,;]/.test(text)) ? '; ' : ', ';
  const text = rows
    .map((row) => `${row.first === row.last ? row.first : `${row.first}–${row.last}`} ${row.text}`)
    .join(between);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
