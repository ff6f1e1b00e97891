import { expect, test } from 'vitest';
import { usualBookingSettings } from '@/domain/publicPage/bookingSettings';
import {
  bookingPageTexts,
  readableSettings,
} from '@/features/settings/bookingPage/bookingPageForm';

test('a field that cannot be read keeps what it was, also one that was never right', () => {
  const former = usualBookingSettings('Bo');
  const texts = { ...bookingPageTexts(former), horizonDays: '61', intro: ' Kaffe finns. ' };
  expect(readableSettings(texts, former)).toEqual({ ...former, intro: 'Kaffe finns.' });
});
