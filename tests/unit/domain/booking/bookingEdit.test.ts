import { expect, test } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { undoOf } from '@/domain/booking/bookingEdit';

const values = newBooking({ note: 'Ring.' });

test('a creation is taken back by a removal, and a removal by a creation', () => {
  const create = { kind: 'create', id: 'b1', values } as const;
  const remove = { kind: 'remove', id: 'b1', former: values } as const;
  expect(undoOf(create)).toEqual(remove);
  expect(undoOf(remove)).toEqual(create);
});

test('a change is taken back by the former values of its fields, over what it made', () => {
  const change = { kind: 'change', id: 'b1', former: values, values: { note: null } } as const;
  expect(undoOf(change)).toEqual({
    ...{ kind: 'change', id: 'b1' },
    ...{ former: { ...values, note: null }, values: { note: 'Ring.' } },
  });
});
