import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  canListIdentityNumbers,
  canManageMembers,
  canManageWorkshop,
  canWrite,
  isLastOwner,
  memberDocument,
  roleLabels,
  roles,
} from '@/domain/workshop/member';

const now = new Date('2026-11-20T08:00:00Z');
const member = {
  role: 'owner',
  name: null,
  email: 'anna@verkstad.example',
  inviteCode: null,
  createdAt: now,
  updatedAt: now,
};

test('the abilities of each role', () => {
  const rows = roles.map((role) => [
    roleLabels[role],
    canWrite(role),
    canManageWorkshop(role),
    canManageMembers(role),
    canListIdentityNumbers(role),
  ]);
  expect(rows).toEqual([
    ['Ägare', true, true, true, true],
    ['Medarbetare', true, false, false, false],
    ['Revisor', false, false, false, true],
  ]);
});

test('a member document is read, with an unknown role refused', () => {
  expect(v.parse(memberDocument, member)).toEqual({
    ...{ ...member, isVerified: false, staffId: null },
  });
  const invited = {
    ...{ ...member, role: 'auditor', inviteCode: '0'.repeat(32), isVerified: true },
    staffId: 'kim',
  };
  expect(v.parse(memberDocument, invited)).toEqual(invited);
  const result = v.safeParse(memberDocument, { ...member, role: 'admin' });
  expect(result.issues?.[0].message).toBe('Välj en roll.');
});

test('the only owner is the last owner', () => {
  expect(isLastOwner('anna', ['anna'])).toBe(true);
  expect(isLastOwner('cia', ['anna'])).toBe(false);
  expect(isLastOwner('anna', ['anna', 'bo'])).toBe(false);
});
