import { cutRows, salesBy, timesOf } from '@/domain/report/sales';
import { factsIn, valueOf } from '@/domain/report/facts';
import { reportDocumentsPath } from '@/dashboardPaths';
import { otherSum, type Slice } from '@/domain/report/slices';
import { percentOf } from '@/features/reports/model/percentOf';
import { timeFinding } from '@/features/reports/model/timeSteps';
import {
  groupDocumentsPath,
  rowDocumentsPath,
  type RowGroup,
} from '@/features/reports/model/asked';
import { groupName, keyNowOf, rowName } from '@/features/reports/model/rowName';
import type { Section, Share } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { type Figured, timeSteps } from '@/features/reports/model/figured';

/** The dimensions that divide the sales, in lists whose sums are the sales. */
type Dimension = Extract<Slice, 'service' | 'group' | 'person' | 'customer' | 'vehicle' | 'kind'>;

/** Sales without VAT over time, and by service, group, person, customer and make of car. */
export function salesSections(figured: Figured): Section[] {
  const { facts, about, period } = figured;
  const sums = factsIn(facts, period.days);
  const total = valueOf(sums, 'net');
  const list = (of: Dimension, title: string, heading: string, note?: string): Section => {
    const { shown, rest } = cutRows(salesBy(sums, of, keyNowOf(of, about)));
    const named = (rows: typeof shown) =>
      rows.map(({ key, ore }) => ({
        key,
        name: rowName(of, key, about),
        value: ore,
        to: rowDocumentsPath(of, key, period.query),
      }));
    const grouped = (group: RowGroup, name: string, value: number) => ({
      key: `~${group}`,
      name,
      value,
      to: groupDocumentsPath(of, group, period.query),
    });
    const others = of === 'service' && otherSum(sums);
    const other = others ? [grouped('other', groupName('other'), others)] : [];
    const restOre = rest.reduce((ore, row) => ore + row.ore, 0);
    const restRow = grouped('rest', `${groupName('rest')} ${rest.length}`, restOre);
    const rows = [...named(shown), ...(rest.length > 0 ? [restRow] : []), ...other];
    return {
      kind: 'shares',
      title,
      heading,
      unit: 'ore',
      rows,
      total,
      finding: shareFinding([...named(shown), ...other], total),
      totalTo: `${reportDocumentsPath('sales')}${period.query}`,
      ...(note !== undefined && { note }),
    };
  };
  return [
    salesOverTime(figured),
    list(
      ...(['service', 'Tjänster', 'Tjänst'] as const),
      'Rader från prislistan räknas som sin tjänst, också när texten är ändrad. Annat till fast pris eller per styck räknas efter sin text. Arbete per timme och reservdelar är övrigt.',
    ),
    list('group', 'Grupper', 'Grupp'),
    list(
      ...(['person', 'Personer', 'Person'] as const),
      'Den som står på raden i arbetsordern, annars den som ansvarar för ordern.',
    ),
    list('customer', 'Kunder', 'Kund'),
    list('vehicle', 'Bilmärken', 'Märke'),
    list('kind', 'Arbete och delar', 'Slag'),
    timesSection(timesOf(sums, keyNowOf('times', about)), period.query),
  ];
}

/** Sales without VAT in the steps of the period. */
export function salesOverTime(figured: Figured): Section {
  const steps = timeSteps(figured, 'sales', (sums) => valueOf(sums, 'net'));
  const { period } = figured;
  return {
    kind: 'time',
    draw: 'columns',
    unit: 'ore',
    steps,
    title: 'Försäljning exkl. moms',
    names: [period.name, period.formerName],
    finding: timeFinding('Försäljning', steps, (ore) => formatted('ore', ore)),
  };
}

function timesSection(times: readonly { key: string; times: number }[], query: string): Section {
  const [most] = times;
  const { shown, rest } = cutRows(times);
  const restTimes = rest.reduce((sum, row) => sum + row.times, 0);
  return {
    kind: 'table',
    title: 'Så ofta såldes tjänsterna',
    heading: 'Tjänst',
    total: null,
    finding: most
      ? `Oftast såldes ${most.key}: ${formatted('thousandths', most.times)} ${most.times === 1000 ? 'gång' : 'gånger'}.`
      : 'Inga tjänster är sålda under perioden.',
    columns: [{ name: 'Antal', unit: 'thousandths' }],
    rows: [
      ...shown.map(({ key, times: count }) => ({
        key,
        name: key,
        values: [count],
        to: rowDocumentsPath('times', key, query),
      })),
      ...(rest.length === 0
        ? []
        : [
            {
              key: '~rest',
              name: `${groupName('rest')} ${rest.length}`,
              values: [restTimes],
              to: groupDocumentsPath('times', 'rest', query),
            },
          ]),
    ],
  };
}

/** Names the largest part: `Störst är Däckskifte med 38 % av 312 400,00 kr.` */
export function shareFinding(
  rows: readonly Pick<Share, 'name' | 'value'>[],
  total: number,
): string {
  const [most] = rows.toSorted((one, other) => other.value - one.value);
  const percent = most && percentOf(most.value, total);
  if (!most || percent === null || percent === undefined) {
    return 'Inget är fakturerat under perioden.';
  }
  const whole = formatted('ore', total);
  return rows.length === 1
    ? `Allt är ${most.name}: ${whole}.`
    : `Störst är ${most.name} med ${formatted('percent', percent)} av ${whole}.`;
}
