import { expect, test } from 'vitest';
import { writersOf } from '@/domain/ledger/writers';
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
