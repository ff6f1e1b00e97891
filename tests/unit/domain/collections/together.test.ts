import { expect, test } from 'vitest';
import { collections } from '@/domain/collections/collections';
import { ruleMatches, rules, tiedFields } from '../../../support/ruleMatches';

/** The fields that a condition of the rules names together, and that may still be written apart. */
const apart: Record<string, string> = {
  'customers: status, statusReason': 'A card is emptied as a whole.',
  'customers: status, mergedInto': 'A card is emptied as a whole.',
  'bookings: customerId, vehicleId, resourceId, staffId, visitId':
    'They share a condition to save room.',
  'bookings: services, loan': 'A booking is a loan from the start, or never.',
  'inspections: points, photos': 'A point of which there is a photo stays.',
  'followUps: orderId, lineId': 'Neither changes.',
  'followUps: dueOn, dueKm, closedBy': 'Only an open follow-up gets another day.',
  'clocks: orderId, startedAt': 'A clock is written as a whole.',
};

/** The fields that one condition of the rules names and no group of `together` covers. */
function uncoveredIn(text: string): string[] {
  return ruleMatches(text).flatMap((match) => {
    const { name, block } = match;
    const about = collections[name];
    // A document that is never changed is never mixed.
    if (!about || !('fields' in about) || !block.includes('allow update')) return [];
    return tiedFields(match)
      .filter(
        (fields) => !about.together?.some((group) => fields.every((each) => group.includes(each))),
      )
      .map((fields) => `${name}: ${fields.join(', ')}`);
  });
}

const advice =
  'one condition of the rules names these fields. If a mix of two people’s values can break it, add them to "together" in the entry ' +
  'of domain/collections. If not, list them under "apart" in this test with the reason';

test('fields that the rules tie to each other are written together', () => {
  const uncovered = uncoveredIn(rules);
  expect(
    uncovered.filter((each) => !(each in apart)),
    advice,
  ).toEqual([]);
  expect(
    Object.keys(apart).filter((each) => !uncovered.includes(each)),
    'take out of "apart"',
  ).toEqual([]);
});

test('a condition that ties one more field to another is noticed', () => {
  const more = rules.replace(
    '&& integerOrNull(data().paymentDays, 0, 90)',
    '$& && (data().email == null || data().phones != [])',
  );
  expect(uncoveredIn(more)).toContain('customers: phones, email');
});
