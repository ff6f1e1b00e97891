import { isShortened, plainNumber } from './importNumbers';
import { parseEmail } from '@/domain/values/email';
import { home } from '@/domain/values/country';
import { type Parsed, refused } from '@/domain/values/parsed';
import { parsePhone } from '@/domain/values/phone';
import { codeText } from '@/domain/values/typedText';

/** The telephone numbers of a cell. */
export interface CellPhones {
  /** The numbers in E.164. */
  phones: string[];
  /** Digits or a plus that a spreadsheet had taken away were put back. */
  mended: boolean;
  /** The text that is no number, with the reason; null where there is none. Beside several numbers it is the whole cell. */
  rest: { text: string; reason: string } | null;
}

const besides = 'Telefonnumret har bara siffror.';

/**
 * Reads the telephone numbers of a cell, with the digits that Excel drops put back, and what stands beside them; numbers without + are
 * those of `country`, by its code.
 */
export function phonesOfCell(cell: string, country = home): CellPhones {
  // A comma separates numbers, except the decimal comma of 7,02E+08.
  const parts = /e\+/i.test(cell)
    ? [cell]
    : cell.split(/[;|\n]| \/ | eller | och | samt | & |,(?=\s|\+|0\d{1,3}[\s-]?\d)/);
  const read = parts
    .map(codeText)
    .filter(Boolean)
    .flatMap((part) => (parsePhone(part, country).ok ? [part] : slashed(part, country)))
    .map((part) => phoneOfPart(part, country));
  const phones = read.flatMap(({ phone }) => phone ?? []);
  const rests = read.flatMap(({ rest }) => rest ?? []);
  const [first = null] = rests;
  const isAlone = phones.length === 1 && rests.length === 1;
  return {
    phones,
    mended: read.some(({ mended }) => mended),
    // With several numbers the text has to stay beside its own.
    rest: first && (isAlone ? first : { ...first, text: cell.trim() }),
  };
}

/** The numbers on both sides of a slash; the whole text where one of them is none. */
function slashed(part: string, country: string): string[] {
  const sides = part.split('/').map((side) => side.trim());
  return sides.length > 1 && sides.every((side) => numberOf(side, country).ok) ? sides : [part];
}

interface PartPhone {
  phone: string | null;
  mended: boolean;
  rest: CellPhones['rest'];
}

function phoneOfPart(part: string, country: string): PartPhone {
  const whole = phoneText(part);
  if (isShortened(whole)) {
    const reason =
      'Kalkylprogrammet har kortat av numret. Spara kolumnen som text om det ska komma med.';
    return { phone: null, mended: false, rest: { text: part, reason } };
  }
  const read = numberOf(whole, country);
  if (read.ok) return { phone: read.value, mended: isMended(whole, country), rest: null };
  // The longest run of what numbers are written with, from its first digit to its last.
  const [found = ''] = (whole.match(/(\+|\(?0)?\(?\d[\d ()/.-]{5,}\d/g) ?? []).toSorted(
    (one, other) => other.length - one.length,
  );
  const inside = numberOf(found, country);
  const text = whole.replace(found, ' ').replace(/\s+/g, ' ').trim();
  return inside.ok
    ? {
        phone: inside.value,
        mended: isMended(found, country),
        rest: { text, reason: besides },
      }
    : { phone: null, mended: false, rest: { text: part, reason: read.message } };
}

/** A number as it is written in its country, or else one of Sweden from which a spreadsheet took the first sign. */
function numberOf(text: string, country: string): Parsed<string> {
  const read = parsePhone(text, country);
  return read.ok ? read : parsePhone(mendedPhone(text));
}

function isMended(text: string, country: string): boolean {
  return !parsePhone(text, country).ok && mendedPhone(text) !== text;
}

/** Excel drops the + of +46701740605 and the 0 of 0701740605. Every Swedish number begins with one of them. */
function mendedPhone(phone: string): string {
  if (/^467[02369]\d{7}$/.test(phone)) return `+${phone}`;
  return /^[1-9]\d{6,8}$/.test(phone) ? `0${phone}` : phone;
}

/** A number as a spreadsheet has made it, `7,01740605E+08` or `701740605.0`, with its digits alone where none is lost. */
function phoneText(phone: string): string {
  if (!/^\d+[.,]0+$|e\+/i.test(phone)) return phone;
  const read = plainNumber(phone, null);
  return read.ok ? read.value : phone;
}

/** Reads the first e-mail address of a cell; `rest` is what stands beside it, such as a name or another address. */
export function emailOfCell(cell: string): Parsed<{ email: string; rest: string }> {
  const whole = parseEmail(cell);
  if (whole.ok) return { ok: true, value: { email: whole.value, rest: '' } };
  for (const part of cell.split(/[\s,;|<>()[\]"/]+/)) {
    const typed = part.replace(/[.:]$/, '');
    const read = typed.includes('@') ? parseEmail(typed) : refused('');
    if (!read.ok) continue;
    const rest = cell
      .replace(part, ' ')
      .replace(/<\s*>|\(\s*\)|\[\s*\]|"\s*"/g, ' ')
      .replace(/^[\s,;|/]+|[\s,;|/]+$/g, '')
      .replace(/\s+/g, ' ');
    return { ok: true, value: { email: read.value, rest } };
  }
  return whole;
}
