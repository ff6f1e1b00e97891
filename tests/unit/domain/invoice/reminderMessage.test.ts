import { expect, it } from 'vitest';
import { reminderMessage } from '@/domain/invoice/reminderMessage';
import { receivable } from './owed';

const about = {
  workshop: { name: 'Bilverkstan', phone: '+4681234567' },
  settings: {
    ...{ bankgiro: '50501055', plusgiro: null, swish: null, reminderFeeOre: 6_000 },
    ...{ iban: 'SE4550000000058398257466', bic: 'ESSESESS' },
  },
  address: {},
};
const { data } = receivable(10_001, { paidOre: 50_000 });

it('tells what is left, since when, and how to pay it', () => {
  expect(reminderMessage(data, { ...about, hasFee: false })).toEqual({
    subject: 'Påminnelse om faktura 10001',
    text: `Hej Anna Berg!

Vår faktura 10001 skulle ha betalats 2026-10-31, och 1 293,00 kr är kvar att betala.
Att betala: 1 293,00 kr
Bankgiro: 5050-1055
OCR-nummer: 100016

Har du redan betalat kan du bortse från det här.

Bilverkstan
08-123 45 67`,
  });
});

it('adds the fee where it is agreed, to the amount to pay', () => {
  const { text } = reminderMessage(data, { ...about, hasFee: true });
  expect(text).toContain('en påminnelseavgift på 60,00 kr');
  expect(text).toContain('Att betala: 1 353,00 kr');
});

it('has no fee where the workshop has none, and the other ways to pay', () => {
  const settings = {
    ...{ ...about.settings, bankgiro: null, plusgiro: '12345', swish: '1231234567' },
    reminderFeeOre: 0,
  };
  const { text } = reminderMessage(data, { ...about, settings, hasFee: true });
  expect(text).not.toContain('avgift');
  expect(text).toContain('Plusgiro: 1234-5\nSwish: 123 123 45 67\nOCR-nummer: 100016');
});

it('names the IBAN and no giro for a customer abroad', () => {
  const { text } = reminderMessage(data, { ...about, address: { country: 'NO' }, hasFee: false });
  expect(text).toContain('IBAN: SE45 5000 0000 0583 9825 7466\nBIC: ESSESESS\nOCR-nummer: 100016');
  expect(text).not.toContain('Bankgiro');
});
