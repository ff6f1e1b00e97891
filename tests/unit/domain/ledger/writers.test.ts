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
  expect(writerText(writer, 'Johan Berg', true)).toBe('Johan Berg: 1 händelse (konto johan).');
});
