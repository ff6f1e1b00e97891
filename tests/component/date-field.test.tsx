import { CalendarDate } from '@internationalized/date';
import { render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { daysIn } from '@/components/daysIn';
import { clockText } from '@/domain/time/clockTime';
import { starterWeek } from '@/domain/workshop/starterSet';
import { DateField } from '@/ui/dates/DateField';
import { type FieldErrors, Form } from '@/ui/forms/Form';
import { TimeField } from '@/ui/fields/TimeField';

/** A Sunday. */
const today = new CalendarDate(2026, 11, 22);
const hours = {
  week: starterWeek,
  closedOnHolidays: true,
  exceptions: new Map([['2026-12-23', { intervals: [], label: 'Inventering' }]]),
};
const days = daysIn(hours, today, (day) => (day.compare(today) < 0 ? 'Dagen har passerat.' : ''));

/** A form with a day, which must be filled in, and the clock time on it. */
function Visit({
  onSubmit,
  given,
}: {
  onSubmit: (day: string, time: string) => void;
  given: string;
}) {
  const [day, setDay] = useState(given);
  const [time, setTime] = useState('');
  return (
    <Form
      pending={false}
      message={null}
      check={(): FieldErrors => (day === '' ? { day: 'Fyll i ett datum.' } : {})}
      onSubmit={() => onSubmit(day, time)}
    >
      <DateField label="Dag" name="day" days={days} value={day} onChange={setDay} isRequired />
      <TimeField label="Start" name="start" tidy={clockText} value={time} onChange={setTime} />
      <p>Vald: {day || 'ingen'}</p>
      <button type="button" onClick={() => setDay('2026-12-01')}>
        Nästa lediga tid
      </button>
      <button type="submit">Spara</button>
    </Form>
  );
}

function open(given = '') {
  const onSubmit = vi.fn<(day: string, time: string) => void>();
  render(<Visit onSubmit={onSubmit} given={given} />);
  return { user: userEvent.setup(), onSubmit };
}

const field = () => screen.getByRole('combobox', { name: 'Dag' });
const picker = () => screen.queryByRole('dialog', { name: 'Välj dag: Dag' });
const day = (name: string | RegExp) => screen.getByRole('button', { name });

describe('A date that is typed', () => {
  it('is shown in full once the field is left, however it was written', async () => {
    const { user } = open();
    for (const [typed, shown] of [
      ['24/11', '2026-11-24'],
      ['261125', '2026-11-25'],
      ['26 nov', '2026-11-26'],
      ['imorgon', '2026-11-23'],
      ['fredag', '2026-11-27'],
    ] as const) {
      await user.clear(field());
      await user.type(field(), typed);
      expect(field()).toHaveValue(typed);
      await user.tab();
      expect(field()).toHaveValue(shown);
      expect(screen.getByText(`Vald: ${shown}`)).toBeVisible();
      expect(field()).toBeValid();
    }
  });

  it('counts at once when it is whole, and not before', async () => {
    const { user } = open('2026-11-25');
    await user.clear(field());
    await user.type(field(), '2026113');
    expect(screen.getByText('Vald: 2026-11-25')).toBeVisible();
    await user.type(field(), '0');
    expect(screen.getByText('Vald: 2026-11-30')).toBeVisible();
    expect(field()).toHaveValue('2026-11-30');
    expect(field()).toHaveFocus();
  });

  it('is submitted by Enter as it is typed', async () => {
    const { user, onSubmit } = open();
    await user.type(field(), '24/11{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-24', '');
  });

  it.each([
    ['snart', 'Skriv datumet som 2026-11-22 eller 22/11.'],
    ['11/24/2026', 'Månad 24 finns inte. Skriv dagen först, som 22/11.'],
    ['söndag', 'Idag är det söndag. Skriv idag eller 29/11.'],
    ['2026-11-20', 'Dagen har passerat.'],
  ])('stays when it is wrong, with the reason, and nothing is saved: %s', async (typed, reason) => {
    const { user, onSubmit } = open();
    await user.type(field(), typed);
    expect(field()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleDescription(reason);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Vald: ingen')).toBeVisible();
    await user.clear(field());
    expect(field()).not.toHaveAccessibleDescription();
    await user.type(field(), '24/11{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-24', '');
  });

  it('gives way to a day that is chosen elsewhere, and can be emptied', async () => {
    const { user, onSubmit } = open();
    await user.type(field(), 'snart');
    await user.click(screen.getByRole('button', { name: 'Nästa lediga tid' }));
    expect(field()).toHaveValue('2026-12-01');
    expect(field()).toBeValid();
    await user.clear(field());
    await user.tab();
    expect(screen.getByText('Vald: ingen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(field()).toHaveAccessibleDescription('Fyll i ett datum.');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('A date that is picked', () => {
  it('is reached by keys, from Monday to Sunday, by months and years', async () => {
    const { user, onSubmit } = open('2026-11-25');
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(day('onsdag 25 november 2026, vald')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'torsdag 26 november 2026'],
      ['{ArrowUp}', /^torsdag 19 november 2026/],
      ['{ArrowDown}', 'torsdag 26 november 2026'],
      ['{ArrowLeft}', 'onsdag 25 november 2026, vald'],
      ['{Home}', 'måndag 23 november 2026'],
      ['{End}', 'söndag 29 november 2026, stängt'],
      ['{PageDown}', 'tisdag 29 december 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'onsdag 29 december 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'tisdag 29 december 2026'],
      ['{PageUp}', 'söndag 29 november 2026, stängt'],
      ['{ArrowDown}', 'söndag 6 december 2026, stängt'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(picker()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('2026-12-07');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-12-07', '');
  });

  it('is known by its week, its holiday, and whether the workshop is closed', async () => {
    const { user } = open('2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Välj i kalender, Dag' }));
    const grid = within(screen.getByRole('grid', { name: 'December 2026' }));
    expect(grid.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      ...['v.', 'må', 'ti', 'on', 'to', 'fr', 'lö', 'sö'],
    ]);
    expect(grid.getByRole('columnheader', { name: 'måndag' })).toBeVisible();
    expect(grid.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      ...['49', '50', '51', '52', '53', '1'],
    ]);
    expect(grid.getByRole('rowheader', { name: 'vecka 53' })).toBeVisible();
    day('fredag 25 december 2026, Juldagen, stängt');
    day('onsdag 23 december 2026, Inventering, stängt');
    day('lördag 2 januari 2027, stängt');
    day('måndag 28 december 2026');
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Överstrukna dagar: stängt',
      ...['23 Inventering', '24 Julafton', '25 Juldagen', '26 Annandag jul', '31 Nyårsafton'],
    ]);
  });

  it('is none that may not be chosen, and none when the picker is closed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Välj i kalender, Dag' }));
    expect(day('söndag 22 november 2026, idag, stängt')).toHaveAttribute('aria-current', 'date');
    const passed = day('lördag 21 november 2026, stängt, Dagen har passerat.');
    expect(passed).toHaveAttribute('aria-disabled', 'true');
    await user.click(passed);
    expect(picker()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(picker()).toBeNull();
    expect(screen.getByRole('button', { name: 'Välj i kalender, Dag' })).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Välj i kalender, Dag' }));
    await user.click(screen.getByRole('button', { name: 'Månaden efter' }));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Månaden före' }));
    await user.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(picker()).toBeNull();
  });

  it('closes by a press beside the picker, and by none in it', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Välj i kalender, Dag' }));
    await user.click(screen.getByRole('grid'));
    expect(picker()).toBeVisible();
    await user.click(screen.getByRole('dialog'));
    expect(picker()).toBeNull();
  });

  it('mends the error of the form, and what was typed before', async () => {
    const { user, onSubmit } = open();
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(field()).toHaveAccessibleDescription('Fyll i ett datum.');
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Idag' }));
    expect(field()).toHaveValue('2026-11-22');
    expect(field()).not.toHaveAccessibleDescription();
    await user.clear(field());
    await user.type(field(), 'snart{ArrowDown}');
    await user.click(day('tisdag 24 november 2026'));
    expect(field()).toHaveValue('2026-11-24');
    expect(field()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-24', '');
  });
});

it.each([
  ['8', '08:00'],
  ['800', '08:00'],
  ['0800', '08:00'],
  ['8.00', '08:00'],
  ['kl. 16', '16:00'],
  ['snart', 'snart'],
])('a clock time typed as %s becomes %s', async (typed, shown) => {
  const { user } = open();
  await user.type(screen.getByLabelText('Start'), typed);
  await user.tab();
  expect(screen.getByLabelText('Start')).toHaveValue(shown);
});
