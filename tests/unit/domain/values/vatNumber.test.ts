import { expect, test } from 'vitest';
import { parseForeignVatNumber } from '@/domain/values/vatNumber';

// Numbers of the examples that the authorities and the library publish.
test.each([
  ['NO', 'NO 923 609 016 MVA', 'NO923609016MVA'],
  ['NO', '923609016mva', 'NO923609016MVA'],
  ['DK', 'DK 13 58 56 28', 'DK13585628'],
  ['DK', '13585628', 'DK13585628'],
  ['FI', 'FI-20774740', 'FI20774740'],
  ['AX', 'FI20774740', 'FI20774740'],
  ['DE', 'DE136695976', 'DE136695976'],
  ['GB', 'GB980780684', 'GB980780684'],
  ['GR', 'EL094259216', 'EL094259216'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['FR', 'FR40303265045', 'FR40303265045'],
  ['ES', 'ESA58818501', 'ESA58818501'],
  ['IE', 'IE6433435OA', 'IE6433435OA'],
  ['AT', 'ATU13585627', 'ATU13585627'],
  ['CH', 'CHE-107.787.577 MWST', 'CHE107787577MWST'],
  ['US', '12-3456789', 'US123456789'],
])('in %s %s is read as %s', (country, text, value) => {
  expect(parseForeignVatNumber(text, country)).toEqual({ ok: true, value });
});

const digits = 'VAT-numrets kontrollsiffra stämmer inte. Kontrollera siffrorna.';

test.each([
  ['NO', '', 'Fyll i VAT-numret.'],
  ['NO', 'NO923609017MVA', digits],
  ['NO', 'NO923609016', 'Ett norskt VAT-nummer slutar med MVA när företaget är momsregistrerat.'],
  ['CH', 'CHE-107.787.577', 'Ett schweiziskt VAT-nummer slutar med MWST, TVA eller IVA.'],
  ['DK', 'DK13585627', digits],
  ['FI', 'FI20774741', digits],
  ['DE', 'DE136695977', digits],
  ['GB', 'GB980780685', digits],
  ['DK', 'DK1358562', 'VAT-numret har inte den form som gäller i landet Danmark.'],
  ['DK', 'FI20774740', 'VAT-numret är inte från landet Danmark: det ska börja med DK.'],
  ['GR', 'GR094259216', 'VAT-numret är inte från landet Grekland: det ska börja med EL.'],
  ['NO', 'SE556012579001', 'VAT-numret är inte från landet Norge: det ska börja med NO.'],
  ['US', 'SE556012579001', 'VAT-numret är inte från landet USA: det ska börja med US.'],
  ['DK', 'DKÅ3585628', 'VAT-numret får bara innehålla bokstäver A–Z och siffror.'],
  ['US', 'X', 'VAT-numret ska ha 3 till 16 bokstäver och siffror efter landets kod.'],
])('in %s %s is refused: %s', (country, text, message) => {
  expect(parseForeignVatNumber(text, country)).toEqual({ ok: false, message });
});
