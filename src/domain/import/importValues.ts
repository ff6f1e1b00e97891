import { type CustomerKind } from '@/domain/register/customer';
import { home } from '@/domain/values/country';
import { parsePostcode } from '@/domain/values/postcode';
import { codeText } from '@/domain/values/typedText';
import { type Fuel } from '@/domain/register/vehicle';

const kindWords: Record<CustomerKind, string> = {
  private: 'privat privatperson privatkund person p konsument private individual consumer',
  company: 'företag företagskund firma bolag ab f b company business organisation förening',
};

const fuelWords: Record<Fuel, string> = {
  petrol: 'bensin petrol gasoline gasolin',
  diesel: 'diesel dieselolja',
  electric: 'el elektricitet elbil elektrisk electric electricity bev',
  plugInHybrid: 'laddhybrid plugin pluginhybrid phev elladdhybrid',
  hybrid: 'elhybrid hybrid mildhybrid hev mhev bensinel elbensin dieselel eldiesel',
  ethanol: 'etanol e85 etanole85 ethanol',
  gas: 'gas fordonsgas biogas naturgas metangas metan cng gasol lpg',
  other: 'annat övrigt other',
};

/** Reads a kind of customer in the words of other programs; undefined for an unknown word. */
export function kindOfWord(text: string): CustomerKind | undefined {
  return meaning(kindWords, text);
}

/** Reads a fuel in the words of other programs; undefined for an unknown word. */
export function fuelOfWord(text: string): Fuel | undefined {
  return meaning(fuelWords, text);
}

/** True if a name ends or begins like the name of a Swedish company. */
export function isCompanyName(name: string): boolean {
  return /(^| )(ab|aktiebolag|hb|handelsbolag|kb|kommanditbolag|ek\.? ?för\.?)( \(publ\))?$|^ab /i.test(
    name.trim(),
  );
}

/** Splits `123 45 Ekbacken`, or `0150 Oslo` by the code of its country; without a postcode the whole text is the city. */
export function postcodeAndCityOf(
  cell: string,
  country = home,
): { postcode: string; city: string } {
  if (country !== home) return splitAbroad(cell, country);
  const [, postcode, city] = /^((?:SE?-?)? ?\d{3} ?\d{2}) (.+)$/i.exec(codeText(cell)) ?? [];
  return postcode === undefined || city === undefined
    ? { postcode: '', city: cell }
    : { postcode, city };
}

/** Takes the most words of which the first are a postcode of the country. */
function splitAbroad(cell: string, country: string): { postcode: string; city: string } {
  const words = codeText(cell).split(' ');
  for (const count of [3, 2, 1]) {
    const postcode = words.slice(0, count).join(' ');
    const city = words.slice(count).join(' ');
    if (city !== '' && parsePostcode(postcode, country).ok) return { postcode, city };
  }
  return { postcode: '', city: cell };
}

function meaning<T extends string>(words: Record<T, string>, text: string): T | undefined {
  const typed = text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  for (const key in words) if (words[key].split(' ').includes(typed)) return key;
  return undefined;
}
