/** Many texts in one string: one long search of it is many times faster than thousands of short ones. */
export interface JoinedTexts {
  text: string;
  /** Where each of them ends. */
  ends: Uint32Array;
}

/** Joins texts by line breaks, which no needle may have. */
export function joinTexts(texts: readonly string[]): JoinedTexts {
  const ends = new Uint32Array(texts.length);
  let end = -1;
  for (const [place, text] of texts.entries()) {
    end += 1 + text.length;
    ends[place] = end;
  }
  return { text: texts.join('\n'), ends };
}

/** Has 1 in the place of each text that holds any of the needles. */
export function textsWith({ text, ends }: JoinedTexts, needles: readonly string[]): Uint8Array {
  const found = new Uint8Array(ends.length);
  for (const needle of needles) {
    let place = 0;
    let at = text.indexOf(needle);
    while (at >= 0) {
      while ((ends[place] ?? Infinity) < at) place += 1;
      found[place] = 1;
      // One hit in each text is enough.
      at = text.indexOf(needle, ends[place]);
    }
  }
  return found;
}
