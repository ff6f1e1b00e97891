import { expect, test } from 'vitest';
import {
  formatOrganisationNumber,
  parseOrganisationNumber,
  parseVatNumber,
  vatNumberOf,
} from '@/domain/values/organisationNumber';

// The numbers begin with 4, as no real company's number does.
test.each([
  ['443210-9876', '4432109876'],
  ['4432109876', '4432109876'],
  ['443210 9876', '4432109876'],
  ['16443210-9876', '4432109876'],
  ['850709-9805', '8507099805'],
  ['19850709-9805', '8507099805'],
  ['200101+9807', '2001019807'],
  ['000229-9808', '0002299808'],
  // From the lists of the projects organisationsnummer and personnummer.
  ['559244-0001', '5592440001'],
  ['165592440001', '5592440001'],
  ['121212+1212', '1212121212'],
  ['197906889972', '7906889972'],
  ['200304839996', '0304839996'],
  ['195212779895', '5212779895'],
  ['700560-2391', '7005602391'],
])('%s is read as %s', (text, value) => {
  expect(parseOrganisationNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'Fyll i organisationsnumret.'],
  ['443210-987A', 'Organisationsnumret får bara innehålla siffror och bindestreck.'],
  ['443210-987', 'Organisationsnumret ska ha 10 siffror, det här har 9.'],
  ['44443210-9876', 'Organisationsnumret ska ha 10 siffror, det här har 12.'],
  ['4432-109876', 'Bindestrecket ska stå före de fyra sista siffrorna.'],
  ['044321-9878', 'Ett organisationsnummer börjar aldrig med 0. Kontrollera siffrorna.'],
  ['800101-0001', 'Siffrorna efter bindestrecket börjar aldrig med 000. Kontrollera siffrorna.'],
  ['443210-9875', 'Organisationsnumrets sista siffra stämmer inte. Kontrollera siffrorna.'],
  ['850709-9806', 'Organisationsnumrets sista siffra stämmer inte. Kontrollera siffrorna.'],
])('%s is refused: %s', (text, message) => {
  expect(parseOrganisationNumber(text)).toEqual({ ok: false, message });
});

test('a third digit below 2 is only possible in the number of a person', () => {
  expect(parseOrganisationNumber('441310-9875')).toMatchObject({
    message: expect.stringContaining('Tredje siffran ska vara minst 2'),
  });
  expect(parseOrganisationNumber('801301-0001')).toMatchObject({
    message: expect.stringContaining('Tredje siffran ska vara minst 2'),
  });
});

test('an organisationsnummer is shown with a hyphen and gives the VAT number', () => {
  expect(formatOrganisationNumber('4432109876')).toBe('443210-9876');
  expect(vatNumberOf('4432109876')).toBe('SE443210987601');
});

test('a VAT number is read with or without spaces', () => {
  const value = 'SE443210987601';
  expect(parseVatNumber('se 443210-9876 01')).toEqual({ ok: true, value });
  expect(parseVatNumber(vatNumberOf('4432109876'))).toEqual({ ok: true, value });
});

test.each([
  ['', 'Fyll i momsregistreringsnumret.'],
  ['DK12345678', 'Momsregistreringsnumret ska vara SE, tio siffror och 01.'],
  ['SE443210987602', 'Momsregistreringsnumret ska vara SE, tio siffror och 01.'],
  ['SE443210987501', 'De tio siffrorna i momsregistreringsnumret är inget organisationsnummer.'],
])('VAT number %s is refused: %s', (text, message) => {
  expect(parseVatNumber(text)).toEqual({ ok: false, message });
});
