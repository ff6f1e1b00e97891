/** An element with its attributes and its content: a text, or elements. */
export interface Xml {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Xml[];
}

/** An element; of its elements those that are nothing are left out. */
export function element(
  name: string,
  content: string | readonly (Xml | '' | null)[],
  attributes: Xml['attributes'] = {},
): Xml {
  return {
    name,
    attributes,
    content:
      typeof content === 'string'
        ? content
        : content.filter((each) => each !== null && each !== ''),
  };
}

/** The text of a document, in UTF-8 and with an element on each line. */
export function xmlText(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(root, '')}`;
}

function textOf({ name, attributes, content }: Xml, indent: string): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((each) => textOf(each, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${told.join('')}>${inner}</${name}>\n`;
}

/** A text without the characters that XML does not allow, and with those escaped that it reads. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
