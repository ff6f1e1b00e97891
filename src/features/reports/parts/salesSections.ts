import { salesAs, salesBy, type SalesRow, timesOf } from '@/domain/report/sales';
import { factsIn, valueOf } from '@/domain/report/facts';
import { type Share } from '@/features/reports/chart/Shares';
import { percentOf } from '@/features/reports/chart/percentOf';
import { timeFinding } from '@/features/reports/chart/timeSteps';
import { rowDocumentsPath, type RowKind } from '@/features/reports/documents/asked';
import { rowName } from '@/features/reports/documents/rowName';
import type { Section } from '@/features/reports/sections/section';
import { formatted } from '@/features/reports/sections/unit';
import { type Figured, timeSteps } from './figured';

/** The most rows of a list; the rest stand together in a row of their own. */
const mostRows = 20;

/** Sales without VAT over time, and by service, group, person, customer and make of car. */
export function salesSections(figured: Figured): Section[] {
  const { facts, about, period } = figured;
  const sums = factsIn(facts, period.days);
  const total = valueOf(sums, 'net');
  const parts = (title: string, heading: string, all: readonly Share[], note?: string): Section => {
    const rows = shortened(all);
    const sum = all.reduce((ore, { value }) => ore + value, 0);
    return {
      ...{ kind: 'shares', title, heading, unit: 'ore', rows, total: sum },
      ...{ finding: shareFinding(all, sum), ...(note !== undefined && { note }) },
    };
  };
  const by = (of: RowKind, rows: readonly SalesRow[]) =>
    rows.map(({ key, ore }) => ({
      ...share(key, rowName(of, key, about), ore),
      to: rowDocumentsPath(of, key, period.query),
    }));
  const services = by('service', salesBy(sums, 'service'));
  const others = total - services.reduce((ore, { value }) => ore + value, 0);
  return [
    salesOverTime(figured),
    parts(
      'Tjänster',
      'Tjänst',
      others === 0 ? services : [...services, share('', 'Övrigt arbete och delar', others)],
      'Tjänster med fast pris och per styck. Arbete per timme och reservdelar är övrigt.',
    ),
    parts('Grupper', 'Grupp', by('group', salesBy(sums, 'group'))),
    parts(
      'Personer',
      'Person',
      by('person', salesBy(sums, 'person')),
      'Den som står på raden i arbetsordern, annars den som ansvarar för ordern.',
    ),
    parts('Kunder', 'Kund', by('customer', salesAs(sums, 'customer', about.customerNow))),
    parts('Bilmärken', 'Märke', by('vehicle', salesAs(sums, 'vehicle', about.makeOf))),
    parts('Arbete och delar', 'Slag', by('kind', salesBy(sums, 'kind'))),
    timesSection(timesOf(sums)),
  ];
}

/** Sales without VAT in the steps of the period. */
export function salesOverTime(figured: Figured): Section {
  const steps = timeSteps(figured, 'sales', (sums) => valueOf(sums, 'net'));
  const { period } = figured;
  return {
    ...{ kind: 'time', draw: 'columns', unit: 'ore', steps, title: 'Försäljning exkl. moms' },
    names: [period.name, period.formerName],
    finding: timeFinding('Försäljning', steps, (ore) => formatted('ore', ore)),
  };
}

function timesSection(times: readonly { key: string; times: number }[]): Section {
  const [most] = times;
  return {
    ...{ kind: 'table', title: 'Så ofta såldes tjänsterna', heading: 'Tjänst', total: null },
    finding: most
      ? `Oftast såldes ${most.key}: ${most.times} gånger.`
      : 'Inga tjänster är sålda under perioden.',
    columns: [{ name: 'Antal', unit: 'number' }],
    rows: times
      .slice(0, mostRows)
      .map(({ key, times: count }) => ({ key, name: key, to: null, values: [count] })),
  };
}

function share(key: string, name: string, value: number): Share {
  return { key, name, to: null, value };
}

function shortened(all: readonly Share[]): Share[] {
  const rest = all.slice(mostRows);
  if (rest.length <= 1) return [...all];
  const ore = rest.reduce((sum, { value }) => sum + value, 0);
  return [...all.slice(0, mostRows), share('rest', `Övriga ${rest.length}`, ore)];
}

/** Which part is the largest: `Störst är Däckskifte med 38 % av 312 400,00 kr.` */
export function shareFinding(rows: readonly Share[], total: number): string {
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
