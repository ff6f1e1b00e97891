import { expect, it } from 'vitest';
import { choiceFor, featuresWithoutSection, patternFor } from '../../scripts/ciChoice';

const schemas = ['src/domain/order/order.ts'];
const choice = (...changed: string[]) => choiceFor(changed, (path) => schemas.includes(path));

it('runs all rows of the rules when a rule, their tests or a schema changed', () => {
  for (const path of ['firestore.rules', 'tests/rules/world.ts', 'src/domain/order/order.ts']) {
    expect(choice('README.md', path).rules.kind, path).toBe('full');
  }
});

it('runs a sample of the rows when nothing changed that they depend on', () => {
  expect(choice('src/domain/order/stage.ts', 'src/ui/controls/Button.tsx').rules.kind).toBe(
    'sample',
  );
});

it('runs the browser tests of the one section whose folders changed', () => {
  const { browser } = choice(
    'src/features/reports/ReportsPage.tsx',
    'tests/e2e/reports/reports.spec.ts',
    'tests/component/reports.test.tsx',
    'docs/testing.md',
  );
  expect(browser).toMatchObject({ kind: 'section', section: 'reports' });
  expect(browser.reason).toBe('bara reports är ändrad');
});

it('runs the browser tests of a section for each of its features', () => {
  for (const feature of ['orders', 'invoicing', 'inspections', 'followups']) {
    const { browser } = choice(`src/features/${feature}/x.tsx`);
    expect(browser, feature).toMatchObject({ kind: 'section', section: 'workorders' });
  }
  expect(featuresWithoutSection, 'add them to featuresOf in scripts/ciChoice.ts').toEqual([]);
});

it('runs all journeys when something below the sections changed', () => {
  for (const path of [
    'src/ui/controls/Button.tsx',
    'src/components/History.tsx',
    'src/data/orders/orders.ts',
    'src/domain/values/money.ts',
    'src/app/dashboard/Dashboard.tsx',
    'vite.config.ts',
    'package-lock.json',
    'firebase.json',
    'firestore.rules',
    'tests/support/browser.ts',
    'tests/e2e/app/hosting.spec.ts',
    '.ci/run',
  ]) {
    const { browser } = choice('src/features/reports/ReportsPage.tsx', path);
    expect(browser, path).toEqual({ kind: 'journeys', reason: `${path} är ändrad` });
  }
});

it('runs all journeys when several sections changed', () => {
  const { browser } = choice('src/features/site/HomePage.tsx', 'src/features/reports/x.tsx');
  expect(browser.kind).toBe('journeys');
  expect(browser.reason).toBe('flera avdelningar är ändrade: reports, site');
});

it('runs the least when no browser would notice a change', () => {
  const paths = ['README.md', 'docs/deploy.md', 'tests/rules/rows.ts', 'scripts/demo/jobs.ts'];
  expect(choice(...paths).browser.kind).toBe('least');
  expect(choice().browser.kind).toBe('least');
});

it('leaves nothing out when the base is unknown', () => {
  const { rules, browser } = choiceFor(undefined, () => false);
  expect([rules.kind, browser.kind]).toEqual(['full', 'journeys']);
});

it('names the tests of a choice by tags and the folder of the section', () => {
  const title = 'online reports/reports.spec.ts from the overview to a figure';
  const other = 'online calendar/keys.spec.ts a known caller is booked';
  const heavy = 'online calendar/week.spec.ts a week of many jobs @full';
  const least = 'online app/hosting.spec.ts every page carries the headers @always';
  const session = 'session session.setup.ts someone signs in by the form';
  const chosen = (...args: Parameters<typeof patternFor>) => {
    const pattern = new RegExp(patternFor(...args) ?? '');
    return [title, other, heavy, least, session].filter((each) => pattern.test(each));
  };
  const reason = '';
  expect(chosen({ kind: 'section', section: 'reports', reason })).toEqual([title, least, session]);
  expect(chosen({ kind: 'journeys', reason })).toEqual([title, other, least, session]);
  expect(chosen({ kind: 'least', reason })).toEqual([least, session]);
  expect(patternFor({ kind: 'all', reason })).toBeUndefined();
});
