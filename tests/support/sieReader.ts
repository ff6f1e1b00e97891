/** A voucher as it stands in a file, its amounts in öre. */
export interface ReadVoucher {
  series: string;
  on: string;
  text: string;
  rows: [account: string, ore: bigint][];
}

/**
 * Reads a file of the type SIE 4I; throws where it is none. No parser of SIE files is in the registry of npm: this one is written
 * from the published description of the format (SIE filformat 4B) and shares no code with the writer.
 */
export function readSie(bytes: Uint8Array): {
  labels: Map<string, string[]>;
  /** The names of the accounts. */
  accounts: Map<string, string>;
  vouchers: ReadVoucher[];
} {
  const swedish: Record<number, string> = {
    ...{ 0x86: 'å', 0x84: 'ä', 0x94: 'ö', 0x8f: 'Å', 0x8e: 'Ä', 0x99: 'Ö', 0x82: 'é', 0x81: 'ü' },
  };
  const text = [...bytes].map((byte) => swedish[byte] ?? String.fromCharCode(byte)).join('');
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  const labels = new Map<string, string[]>();
  const accounts = new Map<string, string>();
  const vouchers: ReadVoucher[] = [];
  for (const line of text.slice(0, -2).split('\r\n')) {
    if (/[\r\n]/.test(line)) throw new Error('A line break inside a line');
    const fields = fieldsIn(line);
    const [label = '', ...rest] = fields;
    if (label === '{' || label === '}') continue;
    if (label === '#VER') {
      const [series = '', number = '', on = '', of = ''] = rest;
      if (number !== '') throw new Error('A voucher of 4I has no number.');
      const [year, first = '', last = ''] = labels.get('#RAR') ?? [];
      if (year !== '0' || on < first || on > last) throw new Error(`Not of the year: ${line}`);
      vouchers.push({ series, on, text: of, rows: [] });
    } else if (label === '#TRANS') {
      const [account = '', objects, amount = ''] = rest;
      const [, sign = '', kronor = '', ore = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(amount) ?? [];
      if (objects !== '{}' || kronor === '') throw new Error(`A bad row: ${line}`);
      if (!accounts.has(account)) throw new Error(`An account without a name: ${line}`);
      vouchers.at(-1)?.rows.push([account, BigInt(`${sign}${kronor}${ore}`)]);
    } else if (label === '#KONTO') accounts.set(rest[0] ?? '', rest[1] ?? '');
    else labels.set(label, rest);
  }
  return { labels, accounts, vouchers };
}

function fieldsIn(line: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at < line.length;) {
    if (line[at] === ' ') at += 1;
    else if (line[at] === '"') {
      let field = '';
      for (at += 1; line[at] !== '"'; at += 1) {
        if (at >= line.length) throw new Error(`A text without an end: ${line}`);
        if (line[at] === '\\') at += 1;
        field += line[at] ?? '';
      }
      at += 1;
      fields.push(field);
    } else {
      const end = line.indexOf(' ', at) < 0 ? line.length : line.indexOf(' ', at);
      fields.push(line.slice(at, end));
      at = end;
    }
  }
  return fields;
}
