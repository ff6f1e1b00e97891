import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseStored } from '@/domain/values/stored';
import {
  filledIn,
  messageFields,
  messageKinds,
  messageTemplateDocument,
  messageTemplateDraft,
  messageTemplateLimits,
  type MessageValues,
  standardTemplates,
} from '@/domain/workshop/messageTemplate';

const values: MessageValues = {
  kund: 'Anna Berg',
  regnr: 'ABC 123',
  tid: 'fredag 20 november kl. 08:00',
  tjänster: 'Oljebyte',
  rader: 'Oljebyte 1 495,00 kr',
  summa: '1 495,00 kr',
  adress: 'Ekvägen 1, 123 45 Eken',
  företag: 'Ekens bil',
  telefon: '08-465 004 00',
};
const good = { subject: 'Din tid', text: 'Hej {kund}!' };

function fault(change: Partial<typeof good>): string | null {
  const result = v.safeParse(messageTemplateDraft, { ...good, ...change });
  return result.success ? null : result.issues[0].message;
}

test.each(messageKinds)('the standard text of %s can be saved, and is filled in whole', (kind) => {
  const template = standardTemplates[kind];
  expect(v.parse(messageTemplateDraft, template)).toEqual(template);
  expect(filledIn(template.text, values)).not.toMatch(/[{}]/);
  expect(filledIn(template.subject, values)).not.toBe('');
});

test('every field is filled in, however it is typed', () => {
  const all = messageFields.map((field) => `{${field}}`).join(' | ');
  expect(filledIn(all, values)).toBe(Object.values(values).join(' | '));
  expect(filledIn('{ Kund }, {REGNR} {Företag}', values)).toBe('Anna Berg, ABC 123 Ekens bil');
});

test('a value is not filled in once more, and no pattern of its own', () => {
  expect(filledIn('{kund}', { ...values, kund: '{telefon} $& $1' })).toBe('{telefon} $& $1');
});

test('a line without a value is left out, with the gap that it leaves', () => {
  const text = 'Hej!\n\nRing {telefon}.\n\nBil: {regnr}\nVälkommen\n{företag}';
  expect(filledIn(text, { ...values, telefon: '', regnr: '' })).toBe(
    'Hej!\n\nVälkommen\nEkens bil',
  );
  expect(filledIn('{kund} {regnr}', { ...values, kund: '' })).toBe('');
});

test('a field that does not exist is refused by its name, in the subject too', () => {
  const known =
    'Välj bland {kund}, {regnr}, {tid}, {tjänster}, {rader}, {summa}, {adress}, {företag}, {telefon}.';
  expect(fault({ text: 'Hej {namn}, {kund}!' })).toBe(`{namn} finns inte. ${known}`);
  expect(fault({ subject: 'Bil {reg nr}' })).toBe(`{reg nr} finns inte. ${known}`);
  expect(fault({ text: 'Hej {}' })).toBe(`{} finns inte. ${known}`);
  expect(fault({ text: 'Hej { Kund }' })).toBeNull();
});

test.each(['Hej {kund', 'Hej kund}', '{{kund}}', '}{'])('a lone brace is refused: %s', (text) => {
  expect(fault({ text })).toBe('En klammer saknar sin motsvarighet. Skriv till exempel {kund}.');
});

test('neither the subject nor the text may be empty or too long', () => {
  const { subject, text } = messageTemplateLimits;
  expect(fault({ subject: ' ' })).toBe('Fyll i ämnet.');
  expect(fault({ text: '\n\u202e ' })).toBe('Fyll i texten.');
  expect(fault({ subject: 'å'.repeat(subject.max + 1) })).toBe('Högst 120 tecken.');
  expect(fault({ text: 'å'.repeat(text.max + 1) })).toBe('Högst 1000 tecken.');
  expect(fault({ subject: 'å'.repeat(subject.max), text: 'å'.repeat(text.max) })).toBeNull();
});

test('a stored text with an unknown field is read and keeps that field as typed', () => {
  const stored = {
    ...{ subject: 'Hej', text: 'Hej {plats}, {kund}', createdAt: new Date(0) },
    updatedAt: new Date(0),
  };
  expect(parseStored(messageTemplateDocument, stored)).toEqual(stored);
  expect(filledIn(stored.text, values)).toBe('Hej {plats}, Anna Berg');
});
