/** The key of a tag, equal for all its spellings. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}

/**
 * Returns a function that gives each tag once, in the first spelling that the function has met: "däckhotell"
 * becomes "Däckhotell" when the latter came first. The function remembers between calls.
 */
export function tagSpeller(): (tags: readonly string[]) => string[] {
  const spellings = new Map<string, string>();
  function spell(tag: string): string {
    const key = tagKey(tag);
    const known = spellings.get(key) ?? tag;
    spellings.set(key, known);
    return known;
  }
  return (tags) => [...new Set(tags.map(spell))];
}
