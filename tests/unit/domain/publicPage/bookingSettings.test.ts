import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookingSettingsLimits,
  parseSlug,
  slugOf,
  usualBookingSettings,
} from '@/domain/publicPage/bookingSettings';

test.each([
  ['Ekbackens Bil & Däck', 'ekbackens-bil-dack'],
  ['  Åkes  Ölmaskiner AB ', 'akes-olmaskiner-ab'],
  ['Garage 24/7', 'garage-24-7'],
  ['--Däck--', 'dack'],
  ['???', ''],
])('%s gets the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a name that is cut ends with no hyphen', () => {
  const slug = slugOf(`${'a'.repeat(39)} bil`);
  expect(slug).toBe('a'.repeat(39));
  expect(usualBookingSettings('Eken').slug).toBe('eken');
});

test.each(['ekbacken', 'e-4', '123', 'a'.repeat(40)])('%s is an address', (slug) => {
  expect(parseSlug(slug)).toEqual({ ok: true, value: slug });
});

test.each(['', 'ab', '--', 'å', '!!!'])('“%s” is too short for an address', (text) => {
  expect(parseSlug(text).ok).toBe(false);
});

test('capitals, spaces and Swedish letters become what an address takes', () => {
  expect(parseSlug(' Ekbackens Däck ')).toEqual({ ok: true, value: 'ekbackens-dack' });
});

test('an address that a name gave is read back as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^[a-z0-9-]*$/);
      expect(slug.length).toBeLessThanOrEqual(bookingSettingsLimits.slug.max);
      expect(slugOf(slug)).toBe(slug);
      const read = parseSlug(name);
      if (read.ok) expect(parseSlug(read.value)).toEqual(read);
    }),
  );
});
