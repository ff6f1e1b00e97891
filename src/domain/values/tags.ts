/** What two spellings of one tag have in common. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}

/**
 * Gives tags, each once, in the spelling in which this speller met them first: "däckhotell" is "Däckhotell"
 * where that was there before. It remembers between calls.
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
