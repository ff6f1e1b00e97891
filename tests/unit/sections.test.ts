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
  ['/dashboard/customers-of-old', undefined],
  ['/dashboard/join', undefined],
])('%s lies in %s', (path, name) => {
  expect(sectionAt(path)?.name).toBe(name);
});
