import { type Parsed, refused } from './parsed';
import { singleLine } from './typedText';

/** The code of Sweden (ISO 3166-1 alpha-2). An address in Sweden names no country. */
export const home = 'SE';

/** The countries from which customers come most often, listed first. */
const neighbours = ['SE', 'NO', 'DK', 'FI', 'AX', 'DE'];

/** All codes of ISO 3166-1 alpha-2. */
const codes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH ' +
  'GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW ' +
  'KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG ' +
  'NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN ' +
  'SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ' +
  'ZA ZM ZW'
).split(' ');

/** The member states of the European Union; Greece has the code GR here, and EL in its VAT numbers. */
const members =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The languages in which files name countries: Swedish, English, and those of the neighbours. */
const languages = 'sv en nb da fi de nl fr es it pl et lv lt is'.split(' ');

/** Names and codes that files use and Intl does not have, in the form of `folded`; the letters of cars among them. */
const otherNames: Record<string, string> = {
  s: 'SE',
  swe: 'SE',
  n: 'NO',
  nor: 'NO',
  dnk: 'DK',
  fin: 'FI',
  d: 'DE',
  deu: 'DE',
  ger: 'DE',
  pol: 'PL',
  est: 'EE',
  lva: 'LV',
  ltu: 'LT',
  nld: 'NL',
  bel: 'BE',
  fra: 'FR',
  gbr: 'GB',
  uk: 'GB',
  england: 'GB',
  skottland: 'GB',
  storbritannien: 'GB',
  greatbritain: 'GB',
  a: 'AT',
  holland: 'NL',
  thenetherlands: 'NL',
  usa: 'US',
  el: 'GR',
  tjeckienrepubliken: 'CZ',
  czechrepublic: 'CZ',
  åland: 'AX',
  ålandsöarna: 'AX',
};

const swedish = new Intl.DisplayNames(['sv'], { type: 'region' });

/** The name of a country in Swedish; a code that is none is shown as it is. */
export function countryName(code: string): string {
  // `of` throws for a text that has not the form of a code.
  return isCountry(code) ? (swedish.of(code) ?? code) : code;
}

/** Tells whether a text is the code of a country. */
export function isCountry(code: string): boolean {
  return codes.includes(code);
}

/**
 * Tells whether a country is of the European Union for VAT: Åland is not, and Monaco is, as a part of France (directive 2006/112/EC,
 * articles 6 and 7).
 */
export function isInUnion(code: string): boolean {
  return code === 'MC' || members.includes(code);
}

/**
 * Gives the codes and Swedish names of all countries: Sweden and its neighbours, and then the others by name. A code that is none,
 * which a stored address may have, goes first.
 */
export function countryChoices(own = home): (readonly [code: string, name: string])[] {
  const { compare } = new Intl.Collator('sv');
  const named = (code: string) => [code, countryName(code)] as const;
  const others = codes.filter((code) => !neighbours.includes(code));
  return [
    ...(isCountry(own) ? [] : [[own, `${own} (okänt land)`] as const]),
    ...neighbours.map(named),
    ...others.map(named).toSorted(([, one], [, other]) => compare(one, other)),
  ];
}

let known: Map<string, string> | null = null;

/** The codes by their names in all languages, made when a name is first read. */
function knownNames(): Map<string, string> {
  if (known) return known;
  known = new Map(Object.entries(otherNames));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) {
      const name = folded(names.of(code) ?? code);
      // A name may be that of another country in another language; Swedish goes first.
      if (!known.has(name)) known.set(name, code);
    }
  }
  for (const code of codes) known.set(code.toLowerCase(), code);
  return known;
}

/** Reads a country by its code or its name in Swedish, English or the language of a neighbour, to its code; `SE` for Sweden. */
export function parseCountry(text: string): Parsed<string> {
  const typed = singleLine(text);
  if (typed === '') return refused('Fyll i landet.');
  const code = knownNames().get(folded(typed));
  return code === undefined
    ? refused(`”${typed}” är inget land som appen känner till.`)
    : { ok: true, value: code };
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}]/gu, '');
}
