import { importFieldLabels, isImportField } from './importColumns';

const columns = {
  kind: ['Privat', 'Företag'],
  name: ['Anna Berg', ''],
  company: ['', 'Ekbackens Bygg AB'],
  organisationNumber: ['', '443210-9876'],
  vatNumber: ['', ''],
  reference: ['', 'Bo Lind'],
  phone: ['070-174 06 05', '08-465 004 00'],
  email: ['anna@kund.example', 'faktura@bygg.example'],
  street: ['Ekbacksvägen 12', 'Industrigatan 3'],
  postcode: ['123 45', '123 46'],
  city: ['Ekbacken', 'Ekbacken'],
  country: ['', 'Sverige'],
  notes: ['Ring efter 16:00', ''],
  tags: ['Stamkund', 'Stamkund, Däckhotell'],
  registrationNumber: ['ABC 123', 'DEF 45G'],
  make: ['Volvo', 'Ford'],
  model: ['V70', 'Transit'],
  year: ['2012', '2021'],
  vin: ['YV1SW6111C2345678', ''],
  fuel: ['Diesel', 'Bensin'],
  odometerKm: ['184 500', '62 300'],
  firstMonth: ['2012-03', '2021-06'],
  vehicleNotes: ['', 'Skåp'],
} as const;

/** A template to fill in: headers that the import knows, and two example rows. */
export const importTemplate: string[][] = [
  Object.keys(columns)
    .filter(isImportField)
    .map((field) => importFieldLabels[field]),
  Object.values(columns).map(([first]) => first),
  Object.values(columns).map(([, second]) => second),
];
