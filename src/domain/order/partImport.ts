import {
  cellsReader,
  checkedDraft,
  type CsvRow,
  type ImportMessage,
} from '@/domain/import/importCells';
import { parseMoney } from '@/domain/values/money';
import { splitNet, type VatRate, vatRates } from '@/domain/values/vat';
import type { LineUnit } from './orderLine';
import { type Part, partDraft, partKey, partLabels, partLimits, type PricedPart } from './part';
import type { PartEdit } from './partPack';

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

/** Known headers, in letters alone. */
const headerNames: Record<PartField, string> = {
  number:
    'artikelnummer artikelnr artnr artno artikel nummer nr partnumber itemnumber articlenumber sku',
  name: 'namn benämning artikelnamn beskrivning artikelbenämning produkt text name description',
  unit: 'enhet enh unit',
  priceOre: 'prisinklmoms prisinkl utprisinklmoms försäljningsprisinklmoms bruttopris priceinclvat',
  netOre: 'prisexklmoms prisexkl utprisexklmoms försäljningsprisexklmoms nettopris priceexclvat',
  vatRate: 'moms momssats vat',
  costOre: 'inköpspris inpris inköpsprisexklmoms inköp kostnad cost purchaseprice',
  supplier: 'leverantör lev märke fabrikat tillverkare supplier brand',
  shelf: 'hyllplats hylla lagerplats plats shelf location',
};

/** Headers of a price that do not say whether it has VAT. Price lists of suppliers are without. */
const bareHeaders = 'pris apris àpris utpris listpris försäljningspris cirkapris price'.split(' ');

const lettersOf = (header: string) => header.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Tells whether a header names a price and says nothing of VAT. */
export function isBarePrice(header: string): boolean {
  return bareHeaders.includes(lettersOf(header));
}

const units: Record<LineUnit, string> = {
  h: 'h tim timme timmar',
  st: 'st stk styck stycken pc pcs each ea',
  par: 'par pair',
  l: 'l lit liter litre',
  kg: 'kg kilo kilogram',
  m: 'm meter metre',
};

/** Whether a text names a field, as the value of a select does. */
function isPartField(text: string): text is PartField {
  return Object.hasOwn(partFieldLabels, text);
}

const partFields = Object.keys(partFieldLabels).filter(isPartField);

/** Guesses the field of each column; null for a column to leave out. A price that says nothing of VAT is taken as without. */
export function guessPartColumns(headers: readonly string[]): (PartField | null)[] {
  const guessed = headers.map(
    (header) =>
      partFields.find((field) => headerNames[field].split(' ').includes(lettersOf(header))) ?? null,
  );
  const bare = headers.findIndex(isBarePrice);
  if (bare >= 0 && !guessed.includes('priceOre') && !guessed.includes('netOre')) {
    guessed[bare] = 'netOre';
  }
  return guessed.map((field, column) => (guessed.indexOf(field) === column ? field : null));
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

/** A row with the outcome that it has beside the register and the rows before it. */
export interface PartRow extends CsvRow {
  outcome: 'create' | 'update' | 'same' | 'skip' | 'fault';
  /** The article after the import; null for a row with faults. */
  part: PricedPart | null;
  /** What the row changes of an article that is there, in Swedish. */
  changes: string[];
  duplicate: string | null;
  faults: ImportMessage[];
  notes: ImportMessage[];
}

/** The register that a file is compared with; the costs are in öre by the articles' keys. */
export interface KnownParts {
  byKey: ReadonlyMap<string, Part>;
  costs: ReadonlyMap<string, number>;
}

/**
 * Reads rows by the chosen columns beside the register. An article is told by its number; of one that is there only what the row
 * says is changed, and an empty cell says nothing.
 */
export function partRowReader(
  headers: readonly string[],
  columns: readonly (PartField | null)[],
  { byKey, costs }: KnownParts,
): (row: CsvRow) => PartRow {
  const cellsOf = cellsReader(headers, columns, partFieldLabels);
  const rowOf = new Map<string, number>();
  return (row) => {
    const cells = cellsOf(row);
    const { text, faults, notes } = cells;
    if (row.broken) {
      faults.push({ column: headers[0] ?? '', message: 'Citattecknen på raden går inte ihop.' });
    }
    if (row.cells.slice(headers.length).some((cell) => cell.trim() !== '')) {
      faults.push({
        column: headers.at(-1) ?? '',
        message: 'Raden har fler celler än det finns rubriker.',
      });
    }
    const key = partKey(text('number'));
    const known = byKey.get(key);
    const knownCost = costs.get(key) ?? null;

    const unitText = text('unit')
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '');
    const unit = Object.entries(units).find(([, words]) =>
      words.split(' ').includes(unitText),
    )?.[0];
    if (unitText !== '' && !unit) cells.note(`”${text('unit')}” blir st.`, 'unit');
    const vatText = text('vatRate').replace(/[,.]0+(?= ?%?$)| ?%$/g, '');
    const vatRate = vatText || known?.vatRate || 25;

    const part = checkedDraft<PricedPart, PartField>(
      cells,
      partDraft,
      {
        number: text('number'),
        name: text('name') || (known?.name ?? ''),
        unit: unit ?? (unitText ? 'st' : (known?.unit ?? 'st')),
        priceOre: text('priceOre') || grossOf(text('netOre'), vatRate) || (known?.priceOre ?? ''),
        vatRate,
        supplier: text('supplier') || (known?.supplier ?? ''),
        shelf: text('shelf') || (known?.shelf ?? ''),
        costOre: text('costOre') || knownCost,
      },
      { priceOre: ['priceOre', 'netOre'] },
    );
    const none = { ...row, part: null, changes: [], duplicate: null, faults, notes };
    if (!part || faults.length > 0) return { ...none, outcome: 'fault' };
    const earlier = rowOf.get(key);
    if (earlier !== undefined) {
      const duplicate = `Samma artikelnummer som rad ${earlier}.`;
      return { ...none, part, duplicate, outcome: 'skip' };
    }
    rowOf.set(key, row.row);
    if (!known) return { ...none, part, outcome: 'create' };
    const changes = changedLabels({ ...known, costOre: knownCost }, part);
    return { ...none, part, changes, outcome: changes.length > 0 ? 'update' : 'same' };
  };
}

/** The price with VAT of a typed price without; the text itself where it is no price, whose fault is then told. */
function grossOf(text: string, vatRate: string | number): number | string {
  const net = parseMoney(text, partLimits.priceOre.max);
  const rate: VatRate | undefined = vatRates.find((each) => String(each) === String(vatRate));
  return net.ok && rate !== undefined ? splitNet(net.value, rate).grossOre : text;
}

function changedLabels(before: PricedPart, after: PricedPart): string[] {
  const labels: Partial<Record<string, string>> = partLabels;
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => former.get(key) !== value)
    .map(([key]) => labels[key] ?? key);
}

/** What an import of rows writes, and what takes it back. */
export interface PartImport {
  created: number;
  updated: number;
  /** The rows that say what the register says already. */
  unchanged: number;
  edits: PartEdit[];
  undo: PartEdit[];
}

/** The import of the rows; rows that change nothing are left out. */
export function partImport(rows: readonly PartRow[], { byKey, costs }: KnownParts): PartImport {
  const taken = rows.flatMap(({ outcome, part }) =>
    part && (outcome === 'create' || outcome === 'update') ? [{ outcome, part }] : [],
  );
  const edits = taken.map(({ part: { costOre, ...part } }) => ({
    key: partKey(part.number),
    part,
    costOre,
  }));
  return {
    created: taken.filter(({ outcome }) => outcome === 'create').length,
    updated: taken.filter(({ outcome }) => outcome === 'update').length,
    unchanged: rows.filter(({ outcome }) => outcome === 'same').length,
    edits,
    undo: edits.map(({ key }) => ({
      key,
      part: byKey.get(key) ?? null,
      costOre: costs.get(key) ?? null,
    })),
  };
}

/** A file to fill in: headers that the import knows, and two example rows. */
export const partTemplate: readonly (readonly string[])[] = [
  ['number', 'name', 'unit', 'netOre', 'vatRate', 'costOre', 'supplier', 'shelf']
    .filter(isPartField)
    .map((field) => partFieldLabels[field]),
  ['W 712/95', 'Oljefilter', 'st', '149,00', '25', '62,50', 'Mann', 'B3'],
  ['5W30-LL', 'Motorolja 5W-30 longlife', 'l', '119,20', '25', '48,00', '', 'Fat 1'],
];
