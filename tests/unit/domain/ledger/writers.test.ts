import { expect, test } from 'vitest';
import { writersOf, writerText } from '@/domain/ledger/writers';
import { builtLedger } from './builtLedger';

test('an account that writes under another name is told with all its names', async () => {
  const { ledger, device } = builtLedger();
  const [kiosk, olle] = [device('kiosk', 'Entrén'), device('olle', 'Olle Ek')];
  const olleAgain = device('olle', 'Kim Ek');
  await kiosk('inspection', '2026-11-20 07:00');
  await olle('inspection', '2026-11-20 07:01');
  await olleAgain('inspection', '2026-11-20 07:02');
  await olle('inspection', '2026-11-20 07:03');
  expect(writersOf(ledger.events)).toEqual([
    { uid: 'olle', events: 3, names: ['Olle Ek', 'Kim Ek'] },
    { uid: 'kiosk', events: 1, names: ['Entrén'] },
  ]);
});

test('nobody is called a stranger before the members are known', () => {
  const writer = { uid: 'johan', events: 1, names: ['Johan Berg'] };
  expect(writerText(writer, undefined, false)).toBe('Johan Berg: 1 händelse (konto johan).');
  expect(writerText(writer, undefined, true)).toBe(
    'En surfplatta, eller någon som inte längre är medlem: 1 händelse, under namnet Johan Berg (konto johan).',
  );
});

test('a member is told with name and address, and the names that are not its own', () => {
  const member = { name: 'Johan Berg', email: 'johan@verkstad.example' };
  const writer = { uid: 'johan', events: 2, names: ['Johan Berg', 'Olle Ek'] };
  expect(writerText(writer, member, true)).toBe(
    'Johan Berg, johan@verkstad.example: 2 händelser, också under namnet Olle Ek (konto johan).',
  );
  expect(writerText({ ...writer, names: [member.email] }, { ...member, name: null }, true)).toBe(
    'johan@verkstad.example: 2 händelser (konto johan).',
  );
});
