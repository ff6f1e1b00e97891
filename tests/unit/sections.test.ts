import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sectionAt, sections } from '@/app/routes/sections';

it('finds the section of every page of the table', () => {
  const pages = sections.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name]));
  expect(
    pages.map(([path = '']) => [path, sectionAt(path.replace(/:\w+|\*/g, 'x'))?.name]),
  ).toEqual(pages);
});

it.each([
  ['/dashboard', 'Kalender'],
  ['/dashboard/', 'Kalender'],
  ['/dashboard/customers/anna/finns-inte', 'Kunder'],
  ['/dashboard/vehicles/abc/finns-inte', 'Kunder'],
  ['/dashboard/workorders/1042/invoice', 'Arbetsorder'],
  ['/dashboard/workorders/invoices/F10001/finns-inte', 'Fakturor'],
  ['/dashboard/customers-of-old', undefined],
  ['/dashboard/join', undefined],
])('%s lies in %s', (path, name) => {
  expect(sectionAt(path)?.name).toBe(name);
});

/** The pages that no row of tests/support/pages.ts opens, and why. */
const unlooked: Record<string, string> = {
  '/dashboard/bookings/:bookingId': 'It leads to the booking in the calendar.',
  '/dashboard/customers/:customerId/extract': 'Only customers-privacy.test.tsx opens it so far.',
};

it('has a row in tests/support/pages.ts for each page', () => {
  const text = readFileSync('tests/support/pages.ts', 'utf8');
  const [, list = ''] = /^const pages = \[([^]*?)^\] as const/m.exec(text) ?? [];
  const looked = [...list.matchAll(/^ {2}\['([^'?]+)/gm)].map(([, path]) => `/dashboard/${path}`);
  const paths = sections.flatMap(({ pages }) => pages.map(({ path }) => path));
  const unseen = paths.filter((path) => !looked.some((each) => matchPath(path, each)));
  expect(unseen, 'add a row to `pages` in tests/support/pages.ts').toEqual(Object.keys(unlooked));
});
