import {
  cellsReader,
  checkedDraft,
  type CsvRow,
  type ImportMessage,
} from '@/domain/import/importCells';
import { type ColumnAnswers } from '@/domain/import/columnQuestions';
import { splitNet, vatRates } from '@/domain/values/vat';
import type { LineUnit } from '@/domain/order/orderLine';
import { type Part, partDraft, partKey, partLabels, type PricedPart } from './part';
import { type PartField, partFieldLabels } from './partColumns';
import type { PartEdit } from './partShard';

const units: Record<LineUnit, string> = {
  h: 'h tim timme timmar',
  st: 'st stk styck stycken pc pcs each ea',
  par: 'par pair',
  l: 'l lit liter litre',
  kg: 'kg kilo kilogram',
  m: 'm meter metre',
};

/** The rate of a cell in per cent, which other programs also write as a share: `25`, `25,00 %`, `0,25`; any other text as it is. */
function vatRateOf(cell: string): number | string {
  const rate = Number(cell.replace(/ ?%$/, '').replace(',', '.') || NaN);
  if (Number.isNaN(rate)) return cell;
  return rate > 0 && rate < 1 ? Math.round(rate * 10_000) / 100 : rate;
}

/** A row with the outcome that it has beside the register and the rows before it. */
export interface PartRow extends CsvRow {
  outcome: 'create' | 'update' | 'same' | 'skip' | 'fault';
  /** The article after the import; null for a row with faults. */
  part: PricedPart | null;
  /** The changes that the row makes to an existing article, in Swedish. */
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
  answers: readonly ColumnAnswers[] = [],
): (row: CsvRow) => PartRow {
  const cellsOf = cellsReader(headers, columns, partFieldLabels, answers);
  const rowOf = new Map<string, number>();
  return (row) => {
    const cells = cellsOf(row);
    const { text, ore, faults, notes } = cells;
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
    const vatText = text('vatRate');
    const vatRate = vatText === '' ? (known?.vatRate ?? 25) : vatRateOf(vatText);

    const positive = (field: 'priceOre' | 'netOre' | 'costOre') => {
      const amount = ore(field);
      if (amount !== null && amount < 0) cells.fault('Beloppet får inte vara negativt.', field);
      // A row with a fault is left out whatever its other values are.
      return Math.max(amount ?? 0, 0);
    };
    const priced = text('priceOre') !== '' || text('netOre') !== '';
    const gross =
      text('priceOre') === '' ? grossOf(positive('netOre'), vatRate) : positive('priceOre');
    const part = checkedDraft<PricedPart, PartField>(
      cells,
      partDraft,
      {
        number: text('number'),
        name: text('name') || (known?.name ?? ''),
        unit: unit ?? (unitText ? 'st' : (known?.unit ?? 'st')),
        priceOre: priced ? gross : (known?.priceOre ?? ''),
        vatRate,
        supplier: text('supplier') || (known?.supplier ?? ''),
        shelf: text('shelf') || (known?.shelf ?? ''),
        costOre: text('costOre') === '' ? knownCost : positive('costOre'),
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

/** The price with VAT of one without, in öre. Without a rate of VAT the row has a fault. */
function grossOf(netOre: number, vatRate: number | string): number {
  const rate = vatRates.find((each) => String(each) === String(vatRate));
  return rate === undefined ? netOre : splitNet(netOre, rate).grossOre;
}

function changedLabels(before: PricedPart, after: PricedPart): string[] {
  const labels: Partial<Record<string, string>> = partLabels;
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => former.get(key) !== value)
    .map(([key]) => labels[key] ?? key);
}

/** The writes of an import and those that undo it, each one batch of 128 documents at most: an import comes in whole. */
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
