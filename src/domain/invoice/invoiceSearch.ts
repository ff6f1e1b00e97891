import { bareText, foldText } from '@/domain/values/searchText';
import { parseMoney } from '@/domain/values/money';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { codeText } from '@/domain/values/typedText';
import { searchedNumber } from '@/domain/order/order';
import { plateKey } from '@/domain/register/registerKeys';
import { type Invoice, invoiceId } from './invoice';
import { paymentLimits } from './receivable';

const longestQuery = 200;
const mostWords = 12;
/** The fewest letters of a name that is asked for as invoices spell it: fewer begin too many names. */
const fewestLetters = 3;

/** The text of a search among invoices, with each thing that it may mean. */
export interface InvoiceQuery {
  /** The words, folded, of which an invoice has all; the digits of a number stand together. */
  words: string[];
  /** The ids of the invoices with the numbers. */
  ids: string[];
  /** The numbers as ids of work orders. */
  orderIds: string[];
  /** The numbers as references of payments. */
  ocrs: string[];
  /** The numbers as sums, in öre and without sign. */
  sums: number[];
  /** A plate as invoices spell it, `ABC 123`; null for none. */
  plate: string | null;
  /** The beginning of a name as invoices spell it, `Anna Berg`; null where something else tells more. */
  name: string | null;
  /** The fault of a sum; '' for none. */
  fault: string;
}

/** Words that say what the number after them is. */
const labels =
  /(^| )(?:(?:(?:kredit)?faktura|fakturanummer|f(?= )|ao|ocr(?:-nummer)?|nr)[.:]? ?)+(?=\d)/gi;
const ordinaryPlate = /(?:^| )([a-hj-pr-uw-z]{3}) ?(\d{2}[\da-hj-npr-uw-z])(?= |$)/i;
/** Letters and digits together, which only plates have; not `F10042`. */
const otherPlate = /^(?!f\d+$)(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,12}$/iu;
const numeric = /^-?\d+(?:[.,]\d+)*$/;

/** Reads the text of a search among invoices; at most 12 words of 200 characters. */
export function readInvoiceQuery(text: string): InvoiceQuery {
  const typed = spaced(text);
  const words = typed
    .split(/[ ;]+/)
    .map((word) => word.replace(/^[.,]+|[.,]+$/g, ''))
    .filter(Boolean)
    .slice(0, mostWords);
  const numbers = words.filter((word) => numeric.test(word) || /^f\d+$/i.test(word));
  const digits = numbers.filter((word) => /^\d+$/.test(word));
  const money = numbers.map((word) => parseMoney(word, mostOre, { allowNegative: true }));
  const plate = plateIn(typed, words);
  const named = words.filter((word) => !/\d/.test(word)).map(capitalised);
  const name = named.join(' ');
  const isNamed = numbers.length === 0 && plate === null && name.length >= fewestLetters;
  return {
    words: words.map(foldText),
    ids: numbers.flatMap((word) => {
      const [, number] = /^f?([1-9]\d{0,7})$/i.exec(word) ?? [];
      return number === undefined ? [] : [invoiceId(Number(number))];
    }),
    orderIds: digits.filter((word) => searchedNumber(word) === word),
    ocrs: digits.filter((word) => /^\d{2,25}$/.test(word)),
    sums: money.flatMap((ore) => (ore.ok ? [Math.abs(ore.value)] : [])),
    plate,
    name: isNamed ? name : null,
    fault:
      numbers
        .map((word, place) => ({ word, ore: money[place] }))
        .flatMap(({ word, ore }) => (ore && !ore.ok && /[.,]/.test(word) ? [ore.message] : []))
        .at(0) ?? '',
  };
}

const mostOre = paymentLimits.amountOre.max;

/** The text with single spaces and the digits of a number together, without labels and currencies: `1 234,50 kr` is `1234,50`. */
function spaced(text: string): string {
  const typed = codeText(text.slice(0, longestQuery))
    .replace(labels, '$1')
    .replace(/ ?(?:kr|sek|[:,]-)(?= |$)/gi, '');
  if (/^[\d ]+$/.test(typed)) return typed.replaceAll(' ', '');
  return typed
    .replace(/(^| )([a-z]{3})-(\d{2}[\da-z])(?= |$)/gi, '$1$2 $3')
    .replace(/(^| )-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?= |$)/g, (number, before: string) =>
      before === '' ? number.replaceAll(' ', '') : ` ${number.replaceAll(' ', '')}`,
    );
}

function plateIn(typed: string, words: readonly string[]): string | null {
  const [, letters = '', rest = ''] = ordinaryPlate.exec(typed) ?? [];
  if (letters !== '') return formatRegistrationNumber(`${letters}${rest}`.toUpperCase());
  return words.find((word) => otherPlate.test(word))?.toUpperCase() ?? null;
}

/** A word as names are written: `anna` is `Anna`, and what has a capital already stays. */
function capitalised(word: string): string {
  return word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Tells whether an invoice has every word of a query. A number may be its number, its order, its OCR or its sum; any other word
 * is looked for in the buyer's name and the car. `now` is what the register calls the two today.
 */
export function isFound(
  { number, orderId, buyer, about, ocr, payableOre }: Sought,
  { words }: Pick<InvoiceQuery, 'words'>,
  now: { name?: string | undefined; plate?: string | undefined } = {},
): boolean {
  const car = about ?? '';
  const plates = plateKey([car.replaceAll(' ', ''), now.plate ?? ''].join('\n'));
  const text = foldText(
    [buyer.name, car, car.replaceAll(' ', ''), ...Object.values(now)].join('\n'),
  );
  const bare = bareText(text);
  return words.every((word) => {
    if (numeric.test(word) || /^f\d+$/.test(word)) {
      const ore = parseMoney(word, mostOre, { allowNegative: true });
      if (word.replace(/^f/, '') === String(number) || word === ocr || word === orderId)
        return true;
      if (ore.ok && Math.abs(ore.value) === Math.abs(payableOre)) return true;
    }
    if (otherPlate.test(word) && plates.includes(plateKey(word))) return true;
    return bareText(word) === word ? bare.includes(word) : text.includes(word);
  });
}

type Sought = Pick<Invoice, 'number' | 'orderId' | 'buyer' | 'about' | 'ocr' | 'payableOre'>;

/** The id of the invoice that a query names: `10042`, `F10042`, `faktura 10042`; null for one that names none. */
export function searchedInvoice(query: string): string | null {
  const named = /^(?:(?:kredit)?faktura|f)\s*([1-9]\d{0,7})$/i.exec(query.trim());
  const number = named ?? /^([1-9]\d{3,7})$/.exec(query.trim());
  return number?.[1] === undefined ? null : invoiceId(Number(number[1]));
}
