import type { FigureDocuments } from '@/data/reports/reportDocuments';
import { loadRows, returningRows } from '@/domain/report/figureRows';
import { type FigureRow, figureRows, figureUnits } from '@/domain/report/figures';
import type { Days } from '@/domain/report/period';
import { overviewIn } from '@/features/reports/overview/compared';
import type { Figured } from '@/features/reports/parts/figured';
import type { Unit } from '@/features/reports/sections/unit';
import type { Asked } from './asked';
import { askedRows } from './askedRows';
import { figureValue } from './figureValue';
import { wholeText } from './wholeText';

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

/** The documents behind a figure or a row, from those that were read. */
export function documentList(
  asked: Asked,
  figured: Figured,
  past: Days,
  read: Extract<FigureDocuments, { kind: 'ready' }>,
): DocumentList {
  if (asked.kind !== 'figure') return askedRows(asked, figured, past, read);
  const { facts, about } = figured;
  const { contributions, sources } = read;
  const { figure, isAverage } = asked;
  const overview = overviewIn(figured, past);
  return {
    ...{ name: null, unit: figureUnits[figure], told: figureValue(figure, overview) },
    whole: wholeText(figure, overview, isAverage, figured.attendance),
    rows:
      figure === 'load'
        ? loadRows(contributions, sources, past, about)
        : figure === 'returning'
          ? returningRows(facts, past, sources, about.customerNow)
          : figureRows(figure, contributions, sources),
  };
}
