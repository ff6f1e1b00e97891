export type CsvText =
  | { ok: true; text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }
  | { ok: false; message: string };

/**
 * Decodes a text file by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252, which older
 * Swedish programs write; refuses spreadsheets.
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const startsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (startsWith(0xff, 0xfe)) return decoded('utf-16le', 'UTF-16');
  if (startsWith(0xfe, 0xff)) return decoded('utf-16be', 'UTF-16');
  // The first bytes of a zip archive (xlsx, ods) and of the older compound file (xls).
  if (startsWith(0x50, 0x4b, 3, 4) || startsWith(0xd0, 0xcf, 0x11, 0xe0)) {
    return {
      ok: false,
      message:
        'Det här är ett kalkylblad. Öppna det i Excel, välj Spara som och formatet CSV UTF-8, och importera den filen.',
    };
  }
  if (bytes.subarray(0, 4096).includes(0)) {
    return {
      ok: false,
      message: 'Filen är ingen textfil. Spara registret som CSV och försök igen.',
    };
  }
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
