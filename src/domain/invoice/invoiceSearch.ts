import { foldText } from '@/domain/values/searchText';
import { type Invoice, invoiceId } from './invoice';

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

/** The id of the invoice that a query names: `10042`, `F10042`, `faktura 10042`; null for one that names none. */
export function searchedInvoice(query: string): string | null {
  const named = /^(?:(?:kredit)?faktura|f)\s*([1-9]\d{0,7})$/i.exec(query.trim());
  const number = named ?? /^([1-9]\d{3,7})$/.exec(query.trim());
  return number?.[1] === undefined ? null : invoiceId(Number(number[1]));
}
