import { foldText } from '@/domain/values/searchText';
import type { Invoice } from './invoice';

/** Whether every word of a query is in the number, the buyer's name, the car or the OCR of an invoice. */
export function isFound(
  { number, buyer, about, ocr }: Pick<Invoice, 'number' | 'buyer' | 'about' | 'ocr'>,
  query: string,
): boolean {
  const plate = about?.replaceAll(' ', '') ?? '';
  const text = foldText([number, buyer.name, about ?? '', plate, ocr].join('\n'));
  return foldText(query.trim())
    .split(/\s+/)
    .every((word) => text.includes(word));
}
