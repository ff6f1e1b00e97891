import { bareText, foldText } from './searchText';

/**
 * The name of a file about a person or company, `registerutdrag-anna-berg-2026-11-20.json`; `day` as
 * `2026-11-20`. `nameless` stands for the name when no character of the name is allowed.
 */
export function jsonFileName(what: string, name: string, nameless: string, day: string): string {
  const plainName = bareText(foldText(name))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${what}-${plainName || nameless}-${day}.json`;
}
