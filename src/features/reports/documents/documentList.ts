import type { FigureDocuments } from '@/data/reportDocuments';
import { factsIn } from '@/domain/report/facts';
import { loadRows, returningRows } from '@/domain/report/figureRows';
import { type FigureRow, figureRows, figureUnits } from '@/domain/report/figures';
import type { Days } from '@/domain/report/period';
import { sliceRows, sliceSum } from '@/domain/report/slices';
import { overviewIn } from '@/features/reports/overview/compared';
import type { Figured } from '@/features/reports/parts/figured';
import { loadsOf } from '@/features/reports/parts/utilisationSections';
import type { Asked } from './asked';
import { figureValue } from './figureValue';
import { keyNowOf, rowName } from './rowName';
import { wholeText } from './wholeText';

/** The documents that were asked for, what they are expected to add up to, and what that is a part of, in words. */
export interface DocumentList {
  /** Of a row, what it is called. */
  name: string | null;
  unit: 'ore' | 'minutes' | 'number';
  rows: FigureRow[];
  /** What the page that led here said. */
  told: number;
  whole: string;
}

/** The documents behind a figure or a row, from those that were read. */
export function documentList(
  asked: Asked,
  figured: Figured,
  past: Days,
  { contributions, sources }: Extract<FigureDocuments, { kind: 'ready' }>,
): DocumentList {
  const { facts, about } = figured;
  if (asked.kind === 'figure') {
    const { figure, isAverage } = asked;
    const overview = overviewIn(figured, past);
    return {
      ...{ name: null, unit: figureUnits[figure], told: figureValue(figure, overview) },
      whole: wholeText(figure, overview, isAverage),
      rows:
        figure === 'load'
          ? loadRows(contributions, sources, past, about)
          : figure === 'returning'
            ? returningRows(facts, past, sources, about.customerNow)
            : figureRows(figure, contributions, sources),
    };
  }
  const { of, key } = asked;
  const name = rowName(of, key, about);
  if (of === 'resource') {
    const only = { resourceIds: [key], hours: about.hours };
    return {
      ...{ name, unit: 'minutes', whole: '' },
      told: loadsOf(figured, past).byResource.get(key)?.booked ?? 0,
      rows: loadRows(contributions, sources, past, only),
    };
  }
  const keyNow = keyNowOf(of, about);
  const isTime = of === 'sold' || of === 'worked' || of === 'attended';
  return {
    ...{ name, unit: isTime ? 'minutes' : 'ore', whole: '' },
    told: sliceSum(of, key, keyNow, factsIn(facts, past)),
    rows: sliceRows(of, key, keyNow, contributions, sources),
  };
}
