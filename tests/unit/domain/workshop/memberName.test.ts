import { expect, test } from 'vitest';
import type { Entry, Live } from '@/domain/values/live';
import type { Member } from '@/domain/workshop/member';
import { memberName, memberNames } from '@/domain/workshop/memberName';

const at = new Date('2026-11-20T08:00:00Z');
const rest = { inviteCode: null, isVerified: true, staffId: null, createdAt: at, updatedAt: at };
const entry = (id: string, name: string | null): Entry<Member> => ({
  ...{ id, pending: false },
  data: { email: `${id}@verkstad.example`, name, role: 'owner', ...rest },
});
const members = (fromCache: boolean): Live<Entry<Member>[]> => ({
  ...{ kind: 'ready', fromCache, unreadable: [] },
  data: [entry('bo', 'Bo Lind'), entry('eva', null)],
});
const online = { onDevice: false };

test('a member has a name, or else an address', () => {
  expect(memberName(members(false), online, 'bo')).toBe('Bo Lind');
  expect(memberName(members(true), online, 'eva')).toBe('eva@verkstad.example');
});

test('members of one name are told apart by their addresses', () => {
  const named = [entry('bo', 'Bo Lind'), entry('olle', 'bo  LIND'), entry('eva', 'Eva Ek')];
  expect([...memberNames(named).values()]).toEqual([
    'Bo Lind (bo@verkstad.example)',
    'bo  LIND (olle@verkstad.example)',
    'Eva Ek',
  ]);
});

test('somebody is called gone only when all members are known', () => {
  const unknown = 'en kollega';
  expect(memberName({ kind: 'loading' }, online, 'johan')).toBe(unknown);
  expect(memberName(members(true), online, 'johan')).toBe(unknown);
  expect(memberName(members(false), online, 'johan')).toBe('någon som inte längre är medlem');
  expect(memberName(members(true), { onDevice: true }, 'johan')).toBe(
    'någon som inte längre är medlem',
  );
});
