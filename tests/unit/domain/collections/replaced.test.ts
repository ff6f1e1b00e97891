import * as v from 'valibot';
import { expect, test } from 'vitest';
import { collections } from '@/domain/collections/collections';
import { ruleMatches, rules } from '../../../support/ruleMatches';

/** Texts about customers that are lost when somebody replaces them, and why. */
const visitors = 'It is what a visitor wrote: nobody else replaces it.';
const lost: Record<string, string> = {
  'requests.resourceId': visitors,
  'requests.plate': visitors,
  'requests.name': visitors,
  'requests.phone': visitors,
  'requests.email': visitors,
  'requests.message': visitors,
  'requests.visitId': visitors,
  'customers.vatNumber': 'It is copied from a register, as an organisationsnummer is.',
  'customers.statusReason': 'An anonymised card stays as it is.',
  'workOrders.closedReason': 'The history of the order keeps it.',
  'inspections.templateName': 'It is the name of a template.',
  'followUps.closedReason': 'It is typed anew each time that one is closed.',
  'receivables.buyerName': 'It is that of the invoice.',
  'receivables.ocr': 'It is that of the invoice.',
  'invoiceDrafts.about': 'A draft is for one invoice, which has the text that counts.',
  'invoiceDrafts.reference': 'A draft is for one invoice, which has the text that counts.',
  'invoiceDrafts.note': 'A draft is for one invoice, which has the text that counts.',
};

/** The fields of all collections of which replaced values are kept: `bookings.note`. */
const kept = Object.entries(collections).flatMap(([name, about]) =>
  'fields' in about ? (about.replaced ?? []).map((field) => `${name}.${field}`) : [],
);

/** The fields that hold any text in documents that concern customers and may be changed. */
const texts = ruleMatches(rules).flatMap(({ name, block }) => {
  const about = collections[name];
  if (!about || !('fields' in about) || about.customers === 'unconcerned') return [];
  if (about.onlyAdded || !block.includes('allow update')) return [];
  const isText = (schema: v.GenericSchema) =>
    ['Ring först.', 'Åsa å'].every((text) => v.safeParse(schema, text).success);
  return Object.entries(about.fields.schemas)
    .filter(([, schema]) => isText(schema))
    .map(([field]) => `${name}.${field}`);
});

test('a text about a customer is kept when it is replaced', () => {
  const advice =
    'add the field to "replaced" in the entry of domain/collections and to the rule of replacedTexts, or list it as "lost" in this ' +
    'test with the reason';
  expect(
    texts.filter((each) => !kept.includes(each) && !(each in lost)),
    advice,
  ).toEqual([]);
  expect(
    Object.keys(lost).filter((each) => !texts.includes(each)),
    'take out of "lost"',
  ).toEqual([]);
});

test('the rules let the same fields be kept', () => {
  const [, list = ''] =
    /data\(\)\.collection \+ '\.' \+ data\(\)\.field\) in \[([^\]]*)\]/.exec(rules) ?? [];
  const allowed = [...list.matchAll(/[\w.]+/g)].map(([each]) => each);
  const advice =
    'make the list in the rule of replacedTexts (rules/register.rules) like "replaced" in domain/collections';
  expect(allowed.toSorted(), advice).toEqual(kept.toSorted());
});
