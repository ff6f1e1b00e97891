import { valuesBefore } from '@/domain/values/changedFields';
import type { BookingFields } from './booking';

/**
 * A booking to create, or to change from `former` by `values`. `base` are the values that the person saw when the
 * change was typed, where these are older.
 */
export type BookingEdit =
  | { kind: 'create'; id: string; values: BookingFields }
  | {
      kind: 'change';
      id: string;
      former: BookingFields;
      values: Partial<BookingFields>;
      base?: Partial<BookingFields>;
    };

/**
 * A booking to remove, as it was. `seenAt` is the time of the latest change that the person has seen; without it only a
 * booking that the person's own account has changed last is removed.
 */
export interface BookingRemoval {
  kind: 'remove';
  id: string;
  former: BookingFields;
  seenAt?: Date;
}

/** The edit that gives a booking another status; null where it has it, or there is no booking. */
export function statusEdit(
  booking: { id: string; data: BookingFields } | null,
  status: BookingFields['status'],
): Extract<BookingEdit, { kind: 'change' }> | null {
  if (!booking || booking.data.status === status) return null;
  return { kind: 'change', id: booking.id, former: booking.data, values: { status } };
}

/** The edit that takes another back. */
export function undoOf(edit: BookingEdit | BookingRemoval): BookingEdit | BookingRemoval {
  const { id } = edit;
  switch (edit.kind) {
    case 'create':
      return { kind: 'remove', id, former: edit.values };
    case 'change': {
      const { former, values } = edit;
      return {
        kind: 'change',
        id,
        former: { ...former, ...values },
        values: valuesBefore(former, values),
      };
    }
    case 'remove':
      return { kind: 'create', id, values: edit.former };
  }
}
