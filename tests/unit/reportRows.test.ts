import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { contributionsOf } from '@/domain/report/contributions';
import { countedIn } from '@/domain/report/counted';
import { valueOf, factsIn } from '@/domain/report/facts';
import { neededFor } from '@/domain/report/needs';
import { noSources, type Sources } from '@/domain/report/sources';
import { soldService } from '@/domain/report/serviceKey';
import { measuredResources } from '@/domain/report/utilisation';
import { resourceDocument } from '@/domain/workshop/resource';
import { type Asked, readAsked } from '@/features/reports/model/asked';
import { measureAsked } from '@/features/reports/documents/askedRows';
import { documentList } from '@/features/reports/documents/documentList';
import type { Days } from '@/domain/report/period';
import { readPeriod } from '@/features/reports/model/period';
import { customerSections } from '@/features/reports/parts/customerSections';
import { estimateSections } from '@/features/reports/parts/estimateSections';
import type { Figured } from '@/features/reports/model/figured';
import { followUpSections } from '@/features/reports/parts/followUpSections';
import { hourSections } from '@/features/reports/parts/hourSections';
import { leadSections } from '@/features/reports/parts/leadSections';
import { salesSections } from '@/features/reports/parts/salesSections';
import { seasonSections } from '@/features/reports/parts/seasonSections';
import { utilisationSections } from '@/features/reports/parts/utilisationSections';
import { vatSections } from '@/features/reports/parts/vatSections';
import type { Section } from '@/features/reports/model/section';
import { week } from '../../scripts/demo/workshop';
import { factsOfYears, sourcesIn } from '../../scripts/demo/sealedYears';
import { demoDocuments } from '../../scripts/demoData';

const today = new CalendarDate(2026, 11, 20);

/** A value of a report that leads to documents. */
interface Linked {
  to: string;
  value: number | null;
  unit: string;
}

/** The values in a part of a report that link to documents. */
function linkedIn(section: Section): Linked[] {
  const known = (all: { to: string | null | undefined; value: number | null; unit: string }[]) =>
    all.flatMap(({ to, ...rest }) => (to?.includes('/documents/') ? [{ to, ...rest }] : []));
  switch (section.kind) {
    case 'heat':
      return [];
    case 'time':
      return known(section.steps.map(({ to, value }) => ({ to, value, unit: section.unit })));
    case 'shares': {
      const { rows, total, totalTo, unit } = section;
      const all = rows.map(({ to, value }) => ({ to, value, unit }));
      return known([...all, { to: totalTo, value: total, unit }]);
    }
    case 'table': {
      const { rows, columns, total, totalLinks } = section;
      const unit = (place: number) => columns[place]?.unit ?? '';
      return known([
        ...rows.flatMap(({ to, values, links }) => [
          { to, value: values[0] ?? null, unit: unit(0) },
          ...(links ?? []).map((link, place) => ({
            ...{ to: link, value: values[place] ?? null, unit: unit(place) },
          })),
        ]),
        ...(totalLinks ?? []).map((link, place) => ({
          ...{ to: link, value: total?.[place] ?? null, unit: unit(place) },
        })),
      ]);
    }
  }
}

describe('each row of the reports of a year that leads to documents', { timeout: 180_000 }, () => {
  let sources: Sources;
  let figured: Figured;

  beforeAll(() => {
    const documents = demoDocuments({ today, seed: 1, size: 'normal', years: 1 });
    sources = sourcesIn(documents);
    const resources = measuredResources(
      documents.flatMap(({ path, fields }) =>
        path.includes('/resources/')
          ? [
              {
                ...{ id: path.split('/').at(-1) ?? '', pending: false },
                data: v.parse(resourceDocument, fields),
              },
            ]
          : [],
      ),
    );
    // A price list that has been renamed since.
    const called = new Map(
      documents.flatMap(({ path, fields }) =>
        path.includes('/services/')
          ? [[path.split('/').at(-1) ?? '', `${String(fields['name'])} nu`]]
          : [],
      ),
    );
    const facts = factsOfYears(sources, today.subtract({ years: 2 }), today);
    figured = {
      ...{ facts, counted: countedIn(facts, null), attendance: 'ready' },
      about: {
        ...{ resources, resourceIds: resources.map(({ id }) => id) },
        ...{ places: 'ready', register: 'ready' },
        hours: { week, closedOnHolidays: true, exceptions: new Map() },
        ...{ customerNow: (id) => id, customerName: (id) => id, staffName: (id) => id },
        serviceNow: (key) => soldService(key, (id) => called.get(id)),
        makeOf: (id) => (id.endsWith('1') ? 'Volvo' : `Märke ${id.slice(-2)}`),
      },
      period: readPeriod(new URLSearchParams('period=ar&fran=2026-01-01'), today),
    };
  }, 180_000);

  function askedAt(to: string): Asked {
    const asked = readAsked(decodeURIComponent(to.replace(/\?.*/, '').split('/').at(-1) ?? ''));
    if (!asked) throw new Error(`Nothing at ${to}`);
    return asked;
  }

  const reads = new Map<string, Parameters<typeof documentList>[3]>();
  /** The documents that are read for a list of a period alone, once for all rows that need the same. */
  function readFor(needed: ReadonlySet<string>, { first, last }: Days) {
    const names = Object.keys(noSources).filter((name) => !needed.has(name));
    const key = [first, last, ...names].join();
    const some = { ...sources, ...Object.fromEntries(names.map((name) => [name, []])) };
    const known = reads.get(key);
    if (known) return known;
    const read = {
      ...{ kind: 'ready' as const, sources: some },
      contributions: contributionsOf(some, first, last),
    };
    reads.set(key, read);
    return read;
  }

  /** The list behind a row. */
  function listAt(to: string) {
    const asked = askedAt(to);
    const period = readPeriod(new URL(to, 'https://verkstadsnavet.example').searchParams, today);
    if (!period.past) throw new Error(`Days to come at ${to}`);
    const read = readFor(neededFor(measureAsked(asked)), period.past);
    const list = documentList(asked, { ...figured, period }, period.past, read);
    const sum = list.rows.reduce((total, { value }) => total + value, 0);
    const orders = valueOf(factsIn(figured.facts, period.past), 'lead', 'orders');
    return { list, sum, orders };
  }

  const reports = {
    ...{ sales: salesSections, utilisation: utilisationSections, lead: leadSections },
    ...{ estimates: estimateSections, followups: followUpSections, hours: hourSections },
    ...{ customers: customerSections, vat: vatSections, season: seasonSections },
  };

  test.each(Object.entries(reports))('is what these add up to: %s', (_, sectionsOf) => {
    const linked = sectionsOf(figured).flatMap(linkedIn);
    expect(linked.length).toBeGreaterThan(3);
    const some = linked.filter((_, place) => linked.length < 200 || place % 20 === 0);
    for (const { to, value, unit } of some) {
      const { list, sum, orders } = listAt(to);
      expect([to, sum]).toEqual([to, list.told]);
      if (unit === 'percent') continue;
      expect([to, unit === 'elapsed' ? Math.round(sum / orders) : sum]).toEqual([to, value]);
    }
  });

  test('is one of every kind, also of those that stand for several keys', () => {
    const asked = Object.values(reports)
      .flatMap((sectionsOf) => sectionsOf(figured))
      .flatMap(linkedIn)
      .map(({ to }) => askedAt(to));
    const groups = new Set(
      asked.flatMap((each) => (each.kind === 'group' ? [`${each.of}~${each.group}`] : [])),
    );
    expect([...groups]).toEqual(
      expect.arrayContaining(['customer~rest', 'service~other', 'service~tyres', 'times~tyres']),
    );
  });
});
