import { isNumber } from '@/domain/import/cellContent';
import type { CsvRow } from '@/domain/import/importCells';
import { folded, guessedColumns, type KnownColumns } from '@/domain/import/knownColumns';
import { partLabels } from './part';

/** The fields that a column of a file can become, in the order in which the menu lists them. */
export const partFieldLabels = {
  number: partLabels.number,
  name: partLabels.name,
  unit: partLabels.unit,
  priceOre: partLabels.priceOre,
  netOre: 'Pris exkl. moms',
  vatRate: partLabels.vatRate,
  costOre: partLabels.costOre,
  supplier: partLabels.supplier,
  shelf: partLabels.shelf,
} as const;
export type PartField = keyof typeof partFieldLabels;

/** Tells whether a field is an amount. */
export function isPartAmount(field: PartField): boolean {
  return field === 'priceOre' || field === 'netOre' || field === 'costOre';
}

/** Known headers, in letters alone. */
const headerNames: Record<PartField, string> = {
  number:
    'artikelnummer artikelnr artnr artno artikel nummer nr partnumber itemnumber articlenumber sku',
  name: 'namn benämning artikelnamn beskrivning artikelbenämning produkt text name description',
  unit: 'enhet enh unit',
  priceOre:
    'prisinklmoms prisinklmomskr prisinkl utprisinklmoms försäljningsprisinklmoms bruttopris priceinclvat',
  netOre:
    'prisexklmoms prisexklmomskr prisexkl utprisexklmoms försäljningsprisexklmoms nettopris priceexclvat',
  vatRate: 'moms momssats vat',
  costOre: 'inköpspris inpris inköpsprisexklmoms inköp kostnad cost purchaseprice',
  supplier: 'leverantör lev märke fabrikat tillverkare supplier brand',
  shelf: 'hyllplats hylla lagerplats plats shelf location',
};

/** Headers of a price that do not say whether it has VAT. Price lists of suppliers are without. */
const bareHeaders = 'pris apris àpris utpris listpris försäljningspris cirkapris price'.split(' ');

/** Tells whether a header names a price and says nothing of VAT. */
export function isBarePrice(header: string): boolean {
  return bareHeaders.includes(folded(header).replace(/(kr|sek|ikronor)$/, ''));
}

/** True for a text that names a field. */
function isPartField(text: string): text is PartField {
  return Object.hasOwn(partFieldLabels, text);
}

const knownColumns: KnownColumns<PartField> = {
  names: headerNames,
  looks: { priceOre: isNumber, netOre: isNumber, costOre: isNumber, vatRate: isNumber },
  most: () => 1,
};

/** Guesses the field of each column; null for a column to leave out. A price that says nothing of VAT is taken as without. */
export function guessPartColumns(
  headers: readonly string[],
  rows: readonly CsvRow[] = [],
): (PartField | null)[] {
  const guessed = guessedColumns(knownColumns, headers, rows);
  const bare = headers.findIndex(isBarePrice);
  if (bare >= 0 && !guessed.includes('priceOre') && !guessed.includes('netOre')) {
    guessed[bare] = 'netOre';
  }
  return guessed;
}

/** The faults of a choice of columns, by the number of the column. */
export function partColumnFaults(columns: readonly (PartField | null)[]): Map<number, string> {
  const faults = new Map<number, string>();
  for (const [column, field] of columns.entries()) {
    if (field === null || columns.indexOf(field) === column) continue;
    faults.set(column, `En annan kolumn är redan ${partFieldLabels[field]}.`);
  }
  const net = columns.indexOf('netOre');
  if (columns.includes('priceOre') && net >= 0) {
    faults.set(net, 'Välj ett av priserna, med eller utan moms.');
  }
  if (!columns.includes('number')) faults.set(0, 'Välj vilken kolumn som är artikelnumret.');
  else if (columns.every((field) => field === null || field === 'number')) {
    faults.set(columns.indexOf('number'), 'Välj minst en kolumn till.');
  }
  return faults;
}

/** A file to fill in: headers that the import knows, and two example rows. */
export const partTemplate: readonly (readonly string[])[] = [
  ['number', 'name', 'unit', 'netOre', 'vatRate', 'costOre', 'supplier', 'shelf']
    .filter(isPartField)
    .map((field) => partFieldLabels[field]),
  ['W 712/95', 'Oljefilter', 'st', '149,00', '25', '62,50', 'Mann', 'B3'],
  ['5W30-LL', 'Motorolja 5W-30 longlife', 'l', '119,20', '25', '48,00', '', 'Fat 1'],
];
