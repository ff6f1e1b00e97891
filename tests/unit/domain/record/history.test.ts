import { expect, test } from 'vitest';
import {
  bookingsIn,
  type HistoryItem,
  invoicesIn,
  listed,
  newestFirst,
} from '@/domain/record/history';
import { bookingEntry } from '../../../support/bookingEntries';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { at } from '../../../support/swedishInstant';

function booking(id: string, from: string | null): HistoryItem {
  const startsAt = from === null ? null : at(from);
  return { kind: 'booking', ...bookingEntry(id, { startsAt, endsAt: startsAt }) };
}

const idsOf = (items: HistoryItem[]) => items.map(({ id }) => id);

test('the newest of several parts come first, those without a time last', () => {
  const parts = [
    booking('monday', '2026-11-16 08:00'),
    booking('some day', null),
    booking('friday', '2026-11-20 08:00'),
    booking('any day', null),
    booking('tuesday', '2026-11-17 08:00'),
  ];
  const all = ['friday', 'tuesday', 'monday', 'some day', 'any day'];
  expect(idsOf(newestFirst(parts, 10))).toEqual(all);
  expect(idsOf(newestFirst(parts, 2))).toEqual(['friday', 'tuesday']);
});

test('an item in two parts is there once, as the last part has it', () => {
  const parts = [
    booking('moved', '2026-11-16 08:00'),
    booking('other', '2026-11-17 08:00'),
    booking('moved', '2026-11-18 08:00'),
  ];
  const items = newestFirst(parts, 10);
  expect(idsOf(items)).toEqual(['moved', 'other']);
  const [moved] = bookingsIn({ items, complete: true });
  expect(moved?.data.startsAt).toEqual(at('2026-11-18 08:00'));
});

test('an invoice stands where it was issued, between the visits', () => {
  const invoice: HistoryItem = {
    ...{ kind: 'invoice', id: 'F10001', pending: false },
    data: { ...issuedInvoice(), createdBy: 'kim', createdAt: at('2026-11-17 12:00') },
  };
  const items = newestFirst(
    [booking('monday', '2026-11-16 08:00'), invoice, booking('friday', '2026-11-20 08:00')],
    10,
  );
  expect(listed(items).map(({ kind }) => kind)).toEqual(['visit', 'invoice', 'visit']);
  expect(invoicesIn({ items, complete: true }).map(({ id }) => id)).toEqual(['F10001']);
});

test('a history of no items is empty', () => {
  expect(newestFirst([], 10)).toEqual([]);
});
