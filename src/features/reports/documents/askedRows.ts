import type { FigureDocuments } from '@/data/reports/reportDocuments';
import type { ReportAbout } from '@/data/reports/reportAbout';
import { type Facts, factsIn, type Measure, valueOf } from '@/domain/report/facts';
import { loadRows } from '@/domain/report/figureRows';
import { type FigureRow, measureOf } from '@/domain/report/figures';
import type { Days } from '@/domain/report/period';
import { cutRows, salesBy } from '@/domain/report/sales';
import { isAboutTyres } from '@/domain/report/season';
import { type Cut, otherRows, otherSum, sliceRows, sliceSum } from '@/domain/report/slices';
import type { Figured } from '@/features/reports/model/figured';
import { loadsOf } from '@/features/reports/parts/utilisationSections';
import { formatted, type Unit } from '@/features/reports/model/unit';
import type { Asked } from '@/features/reports/model/asked';
import { groupName, keyNowOf, rowName } from '@/features/reports/model/rowName';

/** The documents that were asked for, what they are expected to add up to, and what that is a part of, in words. */
export interface DocumentList {
  /** Of a row, what it is called. */
  name: string | null;
  unit: Exclude<Unit, 'elapsed' | 'percent'>;
  rows: FigureRow[];
  /** The value on the page that led here, in `unit`; null where that page could not tell the returning customers. */
  told: number | null;
  whole: string;
}

type RowAsked = Exclude<Asked, { kind: 'figure' }>;
type SliceAsked = Exclude<RowAsked, { kind: 'place' }>;

/** The measure whose documents a list is made of. */
export function measureAsked(asked: Asked): Measure {
  if (asked.kind === 'figure') return measureOf(asked.figure);
  return asked.kind === 'place' ? 'booked' : asked.of;
}

/** The documents behind a row of a report, from those that were read. */
export function askedRows(
  asked: RowAsked,
  figured: Figured,
  past: Days,
  { contributions, sources }: Extract<FigureDocuments, { kind: 'ready' }>,
): DocumentList {
  const { about } = figured;
  if (asked.kind === 'place') {
    const only = { resourceIds: [asked.key], hours: about.hours };
    return {
      name: rowName('resource', asked.key, about),
      unit: 'minutes',
      whole: '',
      told: loadsOf(figured, past).byResource.get(asked.key)?.booked ?? 0,
      rows: loadRows(contributions, sources, past, only),
    };
  }
  const facts = factsIn(figured.facts, past);
  const name =
    asked.kind === 'group' ? groupName(asked.group) : rowName(asked.of, asked.key, about);
  const isOther = asked.kind === 'group' && asked.group === 'other';
  const cut = { of: asked.of, isIn: keysIn(asked, facts, about) };
  const told = isOther ? otherSum(facts) : sliceSum(cut, facts);
  const rows: FigureRow[] = isOther
    ? otherRows(contributions, sources)
    : sliceRows(cut, contributions, sources);
  return { name, unit: unitOf(asked), told, rows, whole: averageText(cut, told, facts) };
}

/** Gives which keys a row stands for. */
function keysIn(asked: SliceAsked, facts: Facts, about: ReportAbout): Cut['isIn'] {
  const keyNow = keyNowOf(asked.of, about);
  if (asked.kind === 'row') return (key) => keyNow(key) === asked.key;
  if (asked.group === 'tyres') return (key) => isAboutTyres(keyNow(key));
  if (asked.group !== 'rest') return () => true;
  const shown = new Set(cutRows(salesBy(facts, asked.of, keyNow)).shown.map(({ key }) => key));
  return (key) => !shown.has(keyNow(key));
}

function unitOf(asked: SliceAsked): DocumentList['unit'] {
  switch (asked.of) {
    case 'sold':
    case 'worked':
    case 'attended':
    case 'lead':
    case 'stage':
    case 'waiting':
      return 'minutes';
    case 'times':
      return 'thousandths';
    case 'estimates':
    case 'answered':
    case 'approx':
      return asked.kind === 'row' && asked.key.endsWith('Ore') ? 'ore' : 'number';
    default:
      return 'ore';
  }
}

/** Explains how the times of the orders, `told` together, make the average of the report; '' for other rows. */
function averageText({ of }: Pick<Cut, 'of'>, told: number, facts: Facts): string {
  const orders = valueOf(facts, 'lead', 'orders');
  if ((of !== 'lead' && of !== 'stage' && of !== 'waiting') || orders === 0) return '';
  const on = orders === 1 ? '1 order' : `${formatted('number', orders)} ordrar`;
  return `${formatted('minutes', told)} på ${on} är ${formatted('elapsed', Math.round(told / orders))} i snitt.`;
}
