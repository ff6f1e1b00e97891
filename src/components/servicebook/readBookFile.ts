import { readPortable, type ReadBook } from '@/domain/servicebook/portableBook';

/** More bytes than any service book has: characters take up to four. */
const mostBytes = 8_000_000;

/** Reads and checks a file that somebody has chosen; one that is too large is refused unread. */
export async function readBookFile(file: File): Promise<ReadBook> {
  if (file.size > mostBytes)
    return { ok: false, message: 'Filen är för stor för att vara en servicebok.' };
  let text: string;
  try {
    text = await file.text();
  } catch (error) {
    console.error('The file could not be read', error);
    const message = 'Filen gick inte att läsa. Kontrollera att den finns kvar och välj den igen.';
    return { ok: false, message };
  }
  return readPortable(text);
}
