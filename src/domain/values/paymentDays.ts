import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Reads payment terms such as `30` or `30 dagar` to days. */
export function parsePaymentDays(text: string): Parsed<number> {
  const [, days] = /^(\d{1,3}) ?(?:d|dgr|dag|dagar)?$/i.exec(codeText(text)) ?? [];
  return days === undefined
    ? refused('Skriv betalningsvillkoret som ett antal dagar, till exempel 30.')
    : { ok: true, value: Number(days) };
}
