/**
 * The name of a file about somebody, `registerutdrag-anna-berg-2026-11-20.json`; `day` as `2026-11-20`.
 * `nameless` stands where nothing of the name can be in a file's name.
 */
export function jsonFileName(what: string, name: string, nameless: string, day: string): string {
  const plainName = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${what}-${plainName || nameless}-${day}.json`;
}
