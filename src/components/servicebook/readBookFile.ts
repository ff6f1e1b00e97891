import { readPortable, type ReadBook } from '@/domain/servicebook/portableBook';
import { otherFileText } from '@/domain/servicebook/unreadableBook';

/** More bytes than any service book has: characters take up to four. */
const mostBytes = 8_000_000;

/** The bytes by which a file of another kind is named. */
const firstBytes = 4096;

/** Reads and checks a file that somebody has chosen; one of another kind, or too large, is refused by its beginning. */
export async function readBookFile(file: File): Promise<ReadBook> {
  let text: string;
  try {
    const start = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer());
    const other = otherFileText(start);
    if (other !== null) return { ok: false, message: other };
    if (file.size > mostBytes)
      return { ok: false, message: 'Filen är för stor för att vara en servicebok.' };
    text = await file.text();
  } catch (error) {
    console.error('The file could not be read', error);
    const message = 'Filen gick inte att läsa. Kontrollera att den finns kvar och välj den igen.';
    return { ok: false, message };
  }
  return readPortable(text);
}
