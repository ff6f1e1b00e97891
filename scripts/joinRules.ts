import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const part = (name: string) => readFileSync(join(root, 'rules', `${name}.rules`), 'utf8').trimEnd();

/**
 * The text of `firestore.rules`: Firestore takes one file, and people read one part of it at a time. In `rules/main.rules` the line
 * `// include bookings` stands for `rules/bookings.rules`. In a block `match /services/{id}` the line `// setting isId(id)`
 * stands for `rules/setting.rules`, with the block's collection and id, and that condition for the id of a new document.
 */
export function joinedRules(): string {
  const whole = part('main').replace(
    /^( *)\/\/ include (\w+)$/gm,
    (_, indent: string, name: string) => indented(part(name), indent),
  );
  let block = ['', ''];
  const lines = whole.split('\n').map((line) => {
    const match = /^ *match \/(\w+)\/\{(\w+)\} \{$/.exec(line);
    if (match) block = [match[1] ?? '', match[2] ?? ''];
    const [, indent = '', condition] = /^( *)\/\/ setting (.+)$/.exec(line) ?? [];
    if (condition === undefined) return line;
    const [collection = '', id = ''] = block;
    const allowed = part('setting')
      .replace('$idCondition', () => condition)
      .replace('$collection', () => collection)
      .replace('$id', () => id);
    return indented(allowed, indent);
  });
  return `${lines.join('\n')}\n`;
}

const indented = (text: string, indent: string) => text.replace(/^(?=.)/gm, indent);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'firestore.rules'), joinedRules());
}
