import { otherFile } from './fileKind';

export type CsvText =
  | { ok: true; text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }
  | { ok: false; message: string };

/**
 * Decodes a text file by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252, which older
 * Swedish programs write; refuses files of another kind by their name.
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const startsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (startsWith(0xff, 0xfe)) return decoded('utf-16le', 'UTF-16');
  if (startsWith(0xfe, 0xff)) return decoded('utf-16be', 'UTF-16');
  const other = otherFile(bytes);
  if (other !== null) return { ok: false, message: other };
  try {
    return decoded('utf-8', 'UTF-8');
  } catch {
    // The bytes are not UTF-8. In Windows-1252 every byte has a meaning, so this decoding cannot fail.
    return decoded('windows-1252', 'Windows-1252');
  }

  function decoded(label: string, encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'): CsvText {
    const decoder = new TextDecoder(label, { fatal: encoding === 'UTF-8' });
    return { ok: true, encoding, text: decoder.decode(bytes) };
  }
}
