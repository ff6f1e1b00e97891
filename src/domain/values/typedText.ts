/** Characters that show nothing: spaces, control and format characters, fillers. */
const unseen = /[\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const seen = /[^\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Characters that choose how the preceding character looks, such as a heart in colour. */
const selector = /\p{Variation_Selector}/u;

/**
 * Characters that no text needs: halves of emoji, which the database cannot hold, and invisible controls, such as the
 * marks that turn the direction of the text around them. Joiners and selectors stay. The first group is a region's flag with
 * its tags, which is put back.
 */
const unneeded =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|\p{Cs}|(?![\u200c\u200d\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Text of one line as typed or pasted: composed letters, single ordinary spaces, no control characters. */
export function singleLine(text: string): string {
  return trimUnseen(
    text
      .replace(unneeded, '$1')
      .normalize('NFC')
      .replace(/[\s\p{Cc}\p{Z}]+/gu, ' '),
  );
}

/** Text of several lines as typed or pasted: composed letters, ordinary line breaks, no other control characters. */
export function multiLine(text: string): string {
  return trimUnseen(
    text
      .replace(unneeded, '$1')
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/(?:[^\S\n]|(?!\n)\p{Cc})+/gu, ' '),
  );
}

/** A number or code as typed or pasted: one line, every kind of dash as a hyphen, no invisible characters. */
export function codeText(text: string): string {
  return singleLine(text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}\u2212]/gu, '-'));
}

/** Removes invisible characters from the ends only: inside a text they may join the parts of an emoji. */
function trimUnseen(text: string): string {
  const start = text.search(seen);
  if (start < 0) return '';
  let end = text.length;
  while (unseen.test(text.charAt(end - 1)) && !selector.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
