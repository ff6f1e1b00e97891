import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  inviteCode,
  inviteDocument,
  inviteExpiresAt,
  inviteLimits,
  inviteState,
} from '@/domain/workshop/invite';

const now = new Date('2026-11-20T08:00:00Z');
const invite = {
  role: 'staff',
  workshopName: 'Navets Bil & Tvätt',
  createdBy: 'uid1',
  expiresAt: inviteExpiresAt(now),
  usedBy: null,
  createdAt: now,
  updatedAt: now,
} as const;

test('the code is made of the random bytes it is given', () => {
  const bytes = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255]);
  expect(bytes).toHaveLength(inviteLimits.codeBytes);
  expect(inviteCode(bytes)).toBe('000102030405060708090a0b0c0d0eff');
});

test('an invite works for seven days and once', () => {
  const end = new Date('2026-11-27T08:00:00Z');
  expect(inviteState(invite, now)).toBe('open');
  expect(inviteState(invite, new Date(end.getTime() - 1))).toBe('open');
  expect(inviteState(invite, end)).toBe('expired');
  expect(inviteState({ ...invite, usedBy: 'uid2' }, end)).toBe('used');
});

test('seven days are 168 hours, also when the clock changes', () => {
  expect(inviteExpiresAt(new Date('2027-03-25T08:00:00Z')).toISOString()).toBe(
    '2027-04-01T08:00:00.000Z',
  );
});

test('an invite is read for staff and auditor, and refused for an owner', () => {
  for (const role of ['staff', 'auditor'])
    expect(v.parse(inviteDocument, { ...invite, role })).toEqual({ ...invite, role });
  const result = v.safeParse(inviteDocument, { ...invite, role: 'owner' });
  expect(result.issues?.[0].message).toBe('Välj en roll.');
});
