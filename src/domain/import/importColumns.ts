import { customerLabels } from '@/domain/register/customer';
import { vehicleLabels } from '@/domain/register/vehicle';
import { parseCountry } from '@/domain/values/country';
import { parseOrganisationNumber } from '@/domain/values/organisationNumber';
import { parsePhone } from '@/domain/values/phone';
import { parseVin } from '@/domain/values/vin';
import { addressFields, addressHeader, isAddressField } from './addressColumns';
import { isDay, isNumber } from './cellContent';
import { emailOfCell, phonesOfCell } from './contactCells';
import type { CsvRow } from './importCells';
import { fuelOfWord } from './importValues';
import { folded, guessedColumns, type KnownColumns } from './knownColumns';
import { saysMissing } from './missingText';

/** The fields that a column of a file can become, in the order in which the menu lists them. */
export const importFieldLabels = {
  name: customerLabels.name,
  firstName: 'Förnamn',
  middleName: 'Mellannamn',
  lastName: 'Efternamn',
  company: 'Företagsnamn',
  kind: 'Kundtyp',
  organisationNumber: customerLabels.organisationNumber,
  vatNumber: customerLabels.vatNumber,
  reference: customerLabels.reference,
  paymentDays: customerLabels.paymentDays,
  phone: 'Telefon',
  email: customerLabels.email,
  street: 'Gatuadress',
  postcode: 'Postnummer',
  city: 'Ort',
  postcodeAndCity: 'Postnummer och ort',
  country: 'Land',
  notes: 'Anteckning om kunden',
  tags: customerLabels.tags,
  registrationNumber: vehicleLabels.registrationNumber,
  make: vehicleLabels.make,
  model: vehicleLabels.model,
  year: vehicleLabels.year,
  vin: vehicleLabels.vin,
  fuel: vehicleLabels.fuel,
  odometerKm: 'Mätarställning i km',
  odometerMil: 'Mätarställning i mil',
  firstMonth: vehicleLabels.firstMonth,
  vehicleNotes: 'Anteckning om fordonet',
} as const;
export type ImportField = keyof typeof importFieldLabels;

/** The fields that several columns may become; every other field takes one column. */
const repeatable: readonly ImportField[] = ['phone', 'notes', 'tags', 'vehicleNotes'];

/** The fields of which a file needs at least one, to say whom or what a row is about. */
const required: readonly ImportField[] = [
  'name',
  'firstName',
  'lastName',
  'company',
  'registrationNumber',
];

/** Known headers of each field, in the form that `folded` gives. */
const headerNames: Record<ImportField, string> = {
  name: 'namn kund kundnamn kundensnamn fullständigtnamn helanamnet ägare name fullname customer customername owner',
  firstName: 'förnamn tilltalsnamn firstname givenname',
  middleName: 'mellannamn middlename additionalname',
  lastName: 'efternamn lastname surname familyname',
  company:
    'företag företagsnamn firma firmanamn bolag bolagsnamn company companyname organisation organizationname',
  kind: 'kundtyp typavkund privatföretag privatellerföretag customertype',
  organisationNumber:
    'organisationsnummer orgnr organisationsnr orgnummer personorganisationsnummer personorgnr persorgnr orgpersnr organizationnumber organisationnumber',
  vatNumber:
    'vatnummer vatnr vat momsnr momsnummer momsregnr momsregistreringsnummer momsregistreringsnr mvanummer vatnumber vatid vatno taxid',
  reference:
    'referens erreferens kundreferens kontaktperson kontakt reference contact contactperson',
  paymentDays: 'betalningsvillkor betalvillkor betalningsdagar kreditdagar kredittid paymentterms',
  phone:
    'telefon telefonnummer telefonnr telnr tel tele mobil mobilnummer mobilnr mobiltelefon hemtelefon arbetstelefon telefonhem telefonarbete telefonmobil phone phonenumber telephone mobile mobilephone cell cellphone',
  email: 'epost epostadress mejl mejladress mail mailadress email emailaddress',
  street:
    'gatuadress adress gata utdelningsadress postgatuadress besöksadress address street streetaddress',
  postcode: 'postnr postnummer postcode zip zipcode postalcode',
  city: 'ort postort stad city town',
  postcodeAndCity: 'postadress postnrort postnrochort postnummerort postnummerochort',
  country: 'land landskod landkod landregion country countrycode countryregion',
  notes:
    'anteckning anteckningar anteckningomkunden kundanteckning notering noteringar kommentar kommentarer övrigt memo note notes comment comments',
  tags: 'etikett etiketter kategori kategorier kundkategori kundgrupp grupp tagg taggar tag tags category group',
  registrationNumber:
    'regnr regnummer registreringsnummer registreringsnr reg bilnummer bilnr registrationnumber regno registration licenseplate licenceplate numberplate plate',
  make: 'märke bilmärke fabrikat make brand manufacturer',
  model: 'modell bilmodell fordonsmodell handelsbeteckning model',
  year: 'årsmodell modellår årsmod årsm år modelyear year',
  vin: 'chassinummer chassinr chassi vin vinnr vinnummer vinkod identifieringsnummer chassisnumber',
  fuel: 'drivmedel bränsle bränsletyp drivmedelstyp fuel fueltype',
  odometerKm:
    'mätarställning mätarställningkm mätarställningikm mätare km kilometer kmställning odometer odometerkm mileage',
  odometerMil: 'mätarställningmil mätarställningimil miltal mil milställning',
  firstMonth:
    'itrafik förstamånaditrafik förstagångenitrafik itrafikförstagången förstitrafik trafikdatum förstaregistrering förstaregistreringsdatum registreringsdatum firstregistration firstregistrationdate inusesince',
  vehicleNotes:
    'fordonsanteckning anteckningomfordonet fordonskommentar bilanteckning vehiclenotes',
};

/** Parts of longer headers (`Mobil privat`, `Kontaktens e-postadress`) that can have only one meaning. */
const headerParts: readonly (readonly [part: string, field: ImportField])[] = [
  ['telefon', 'phone'],
  ['mobil', 'phone'],
  ['epost', 'email'],
  ['email', 'email'],
  ['orgnr', 'organisationNumber'],
  ['organisationsn', 'organisationNumber'],
  ['vatnummer', 'vatNumber'],
  ['momsreg', 'vatNumber'],
  ['regnr', 'registrationNumber'],
  ['registreringsn', 'registrationNumber'],
  ['betalningsvillkor', 'paymentDays'],
  ['postnr', 'postcode'],
  ['postnummer', 'postcode'],
  ['postalcode', 'postcode'],
  ['postcode', 'postcode'],
  ['zipcode', 'postcode'],
  ['country', 'country'],
  ['chassi', 'vin'],
  ['drivmedel', 'fuel'],
  ['bränsle', 'fuel'],
  ['årsmodell', 'year'],
  ['mätarställning', 'odometerKm'],
];

/** True for a text that names a field. */
export function isImportField(text: string): text is ImportField {
  return Object.hasOwn(importFieldLabels, text);
}

function isSwedishPlate(cell: string): boolean {
  return /^[A-Z]{3} ?\d{2}[A-Z\d]$/i.test(cell);
}

/** Tells whether a cell has the form of a personnummer, which can begin with 0 as a telephone number does. */
function isPersonal(cell: string): boolean {
  return /^\d{6}[-+]\d{4}$/.test(cell);
}

/** Tells whether a cell begins with a postcode as Sweden and most countries of Europe write it, in digits first of all. */
function isPostcode(cell: string): boolean {
  return /^([A-Z]{1,3}-?)? ?(\d{3,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2})(?=$|,? )/i.test(
    cell,
  );
}

const known: KnownColumns<ImportField> = {
  names: headerNames,
  parts: headerParts,
  never: isPersonalNumberHeader,
  looks: {
    name: (cell) => /\p{L}/u.test(cell) && !isDay(cell) && !isNumber(cell),
    organisationNumber: (cell) => parseOrganisationNumber(cell).ok,
    vatNumber: (cell) => /^[A-Z]{2} ?[A-Z\d][A-Z\d .-]{3,18}$/i.test(cell),
    paymentDays: (cell) => /^\d{1,3}\b|kontant|netto/i.test(cell),
    email: (cell) => emailOfCell(cell).ok,
    phone: (cell) => phonesOfCell(cell).phones.length > 0 && !isPersonal(cell),
    postcode: isPostcode,
    country: (cell) => parseCountry(cell).ok,
    registrationNumber: isSwedishPlate,
    year: (cell) => /^(19|20)\d{2}\b/.test(cell),
    vin: (cell) => parseVin(cell).ok,
    fuel: (cell) => fuelOfWord(cell) !== undefined,
    odometerKm: (cell) => isNumber(cell.replace(/ ?(km|mil)$/i, '')),
  },
  byContent: [
    ['email', (cell) => /^\S+@\S+\.\S+$/.test(cell)],
    ['registrationNumber', isSwedishPlate],
    ['vin', (cell) => /^[A-HJ-NPR-Z\d]{17}$/i.test(cell) && /[A-Z]/i.test(cell)],
    ['phone', (cell) => /^(\+|0)/.test(cell) && parsePhone(cell).ok && !isPersonal(cell)],
  ],
  isMissing: (cell) => saysMissing(cell, 'code'),
  most: (field) => (field === 'phone' ? 3 : repeatable.includes(field) ? Infinity : 1),
  again: { fields: addressFields, split: addressHeader },
};

/** Guesses the field of each column from Swedish and English headers and from the rows; null for a column to leave out. */
export function guessColumns(
  headers: readonly string[],
  rows: readonly CsvRow[] = [],
): (ImportField | null)[] {
  return guessedColumns(known, headers, rows);
}

/** The faults of a choice of columns, by the number of the column. Each address of a file has columns of its own. */
export function columnFaults(
  columns: readonly (ImportField | null)[],
  headers: readonly string[] = [],
): Map<number, string> {
  const faults = new Map<number, string>();
  const whichOf = (column: number) =>
    isAddressField(columns[column] ?? null) ? addressHeader(headers[column] ?? '').which : '';
  for (const [column, field] of columns.entries()) {
    if (field === null || repeatable.includes(field)) continue;
    const first = columns.findIndex(
      (each, at) => each === field && whichOf(at) === whichOf(column),
    );
    if (first === column) continue;
    faults.set(column, `En annan kolumn är redan ${importFieldLabels[field]}.`);
  }
  if (!required.some((field) => columns.includes(field))) {
    faults.set(0, 'Välj vilken kolumn som är namnet eller registreringsnumret.');
  }
  return faults;
}

/** True if a header announces customers' personnummer, which are not collected. */
export function isPersonalNumberHeader(header: string): boolean {
  return /^(person|pers|p|födelse)(nr|nummer)$|^(ssn|personalnumber|personalidentitynumber)$/.test(
    folded(header),
  );
}
