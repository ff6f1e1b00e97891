import type { FigureDocuments } from '@/data/reports/reportDocuments';
import { loadRows, returningRows } from '@/domain/report/figureRows';
import { figureRows, figureUnits } from '@/domain/report/figures';
import type { Days } from '@/domain/report/period';
import { overviewIn } from '@/features/reports/model/compared';
import type { Figured } from '@/features/reports/model/figured';
import type { Asked } from '@/features/reports/model/asked';
import { askedRows, type DocumentList } from './askedRows';
import { figureValue } from './figureValue';
import { wholeText } from './wholeText';

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
    name: null,
    unit: figureUnits[figure],
    told: figureValue(figure, overview),
    whole: wholeText(figure, overview, isAverage, figured.attendance),
    rows:
      figure === 'load'
        ? loadRows(contributions, sources, past, about)
        : figure === 'returning'
          ? returningRows(facts, past, sources, about.customerNow)
          : figureRows(figure, contributions, sources),
  };
}
