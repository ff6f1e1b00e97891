import { expect, test } from 'vitest';
import { type BookingStatus, bookingStatuses } from '@/domain/booking/booking';
import { canBeCalledOff, nextStep } from '@/domain/booking/nextStep';

test('a booking goes from booked to picked up in four steps, and no further', () => {
  const words: (string | undefined)[] = [];
  let status: BookingStatus | undefined = 'booked';
  while (status) {
    const step = nextStep({ status, loan: null });
    words.push(step?.word);
    status = step?.status;
  }
  expect(words).toEqual(['Checka in', 'Starta', 'Klar', 'Hämtad', undefined]);
  expect(nextStep({ status: 'cancelled', loan: null })).toBeNull();
  expect(nextStep({ status: 'noShow', loan: null })).toBeNull();
});

test('a button is named by a verb that contains its word', () => {
  for (const status of bookingStatuses) {
    const step = nextStep({ status, loan: null });
    expect(step?.verb.toLowerCase()).toEqual(
      step ? expect.stringContaining(step.word.toLowerCase()) : undefined,
    );
  }
});

test('only what is not done yet can be called off', () => {
  expect(bookingStatuses.filter((status) => canBeCalledOff({ status, loan: null }))).toEqual([
    'booked',
    'checkedIn',
    'inProgress',
  ]);
});
