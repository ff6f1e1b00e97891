import {
  type CustomerDraft,
  customerDraft,
  type CustomerKind,
  customerLimits,
} from '@/domain/register/customer';
import { emailOfCell, phonesOfCell } from './contactCells';
import { addressOfRow } from './importAddress';
import { checkedDraft, type FilledCell, type ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { wholeText } from './importNumbers';
import { isCompanyName, kindOfWord } from './importValues';
import { lineWithin, type SetAside, setAside } from './setAside';
import { countryOf } from '@/domain/values/address';
import { home } from '@/domain/values/country';
import { parseOrganisationNumber, parseVatNumber } from '@/domain/values/organisationNumber';
import { type Parsed, refused } from '@/domain/values/parsed';
import { parsePaymentDays } from '@/domain/values/paymentDays';
import { parseForeignVatNumber } from '@/domain/values/vatNumber';
import { singleLine } from '@/domain/values/typedText';

type Cells = ImportCells<ImportField>;
type Aside = SetAside<ImportField>;

/** A row is about a customer when any of these fields is filled in. */
const aboutCustomer: readonly ImportField[] = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'company',
  'organisationNumber',
  'phone',
  'email',
  'street',
  'notes',
];

/** Tells of a personnummer that is not kept. */
export const personalNumberWithheld =
  'Numret tas inte med: privatkunders personnummer sparas inte.';

/** The fields that make a person's name in this order, where no column has all of it. */
const nameParts = ['firstName', 'middleName', 'lastName'] as const;

const sources: Record<string, ImportField[]> = {
  name: ['company', 'name', ...nameParts],
};

/** Tells whether a row is about a customer. */
export function isAboutCustomer({ text }: Cells): boolean {
  return aboutCustomer.some((field) => text(field) !== '');
}

/**
 * The customer of a row; null when the row has faults. Its note takes what its fields cannot hold, and the cells of
 * `others` and `fillers`. `addresses` has the headers of each address of the file.
 */
export function importedCustomer(
  cells: Cells,
  others: readonly FilledCell[],
  fillers: readonly FilledCell[],
  addresses: readonly (readonly string[])[],
): CustomerDraft | null {
  const { text, texts } = cells;
  const aside = setAside(cells, 'kundens anteckning');
  const company = text('company');
  const person = text('name') || nameParts.map(text).filter(Boolean).join(' ');
  const kind = kindOfRow(cells, company || person, aside);
  const isCompany = kind === 'company';
  const name = isCompany ? company || person : person || company;
  const reference =
    aside.read('reference', lineWithin(customerLimits.reference.max)) ??
    (isCompany && person !== name ? person : '');
  // A company beside a private person, or a person beside a reference, has no field of its own.
  for (const field of ['company', 'name', ...nameParts] as const) {
    const [cell] = cells.filled(field);
    if (!cell) continue;
    const stands = field === 'company' ? company : person;
    if (stands !== name && stands !== reference) aside.move(cell.column, cell.text);
  }
  const address = addressOfRow(cells, aside, addresses);
  const values = {
    kind,
    name,
    ...numbersOf(cells, isCompany, countryOf(address), aside),
    reference,
    paymentDays: aside.read('paymentDays', paymentDaysOf(cells)),
    phones: phonesOfRow(cells, aside, countryOf(address)),
    email: emailOfRow(cells, aside),
    address,
    tags: tagsOf(cells, aside),
  };
  for (const { column, text } of others) aside.move(column, text);
  aside.moveFillers(fillers, texts('notes'), customerLimits.notes.max);
  const notes = [...texts('notes'), ...aside.lines].join('\n');
  return checkedDraft(cells, customerDraft, { ...values, notes }, sources);
}

function kindOfRow(cells: Cells, name: string, aside: Aside): CustomerKind {
  const written = aside.read('kind', ({ text }): Parsed<CustomerKind> => {
    const kind = kindOfWord(text);
    return kind ? { ok: true, value: kind } : refused('Kundtypen är Privat eller Företag.');
  });
  if (written !== null) return written;
  // A sole trader's number is a personnummer, so a number alone does not make the customer a company.
  const number = parseOrganisationNumber(cells.text('organisationNumber'));
  const isCompanys = number.ok && isOrganisations(number.value);
  const hasVatNumber = cells.text('vatNumber') !== '';
  return hasVatNumber || cells.text('company') !== '' || isCompanys || isCompanyName(name)
    ? 'company'
    : 'private';
}

/**
 * Tells whether digits, some of which may be missing, are the number of an organisation and not of a person: their month is 20 or more
 * (SKV 709). Eight digits, nine, or more than ten may begin with a century.
 */
function isOrganisations(digits: string): boolean {
  const hasCentury = digits.length >= 8 && digits.length !== 10;
  const bare = hasCentury ? digits.replace(/^(16|18|19|20)/, '') : digits;
  return Number(bare.charAt(2)) >= 2;
}

/** The number of a company: in Sweden its organisationsnummer, and abroad its VAT number. */
function numbersOf(cells: Cells, isCompany: boolean, country: string, aside: Aside) {
  const [vat] = cells.filled('vatNumber');
  if (country === home) {
    const organisationNumber = organisationNumberOf(cells, isCompany, aside);
    // A Swedish VAT number follows from the organisationsnummer, so that it is no other detail.
    const own = vat && parseVatNumber(vat.text);
    const digits = own?.ok && isCompany ? own.value.slice(2, 12) : null;
    const isKnown = digits !== null && (organisationNumber ?? digits) === digits;
    if (vat && !isKnown) aside.move(vat.column, vat.text, own?.ok ? undefined : own?.message);
    return { organisationNumber: organisationNumber ?? digits, vatNumber: null };
  }
  for (const { column, text } of cells.filled('organisationNumber')) aside.move(column, text);
  const vatNumber = aside.read('vatNumber', ({ text }) =>
    isCompany
      ? parseForeignVatNumber(text, country)
      : refused('En privatperson har inget VAT-nummer.'),
  );
  return { organisationNumber: null, vatNumber };
}

function organisationNumberOf(cells: Cells, isCompany: boolean, aside: Aside): string | null {
  const [cell] = cells.filled('organisationNumber');
  if (!cell) return null;
  const text = cell.text.replace(/^SE ?(\d{6}-?\d{4}) ?01$/i, '$1');
  const read = parseOrganisationNumber(text);
  if (read.ok && isCompany) return read.value;
  const digits = text.replace(/\D/g, '');
  // Six digits may be somebody's date of birth.
  const mayBePersons = digits.length >= 6 && !isOrganisations(digits);
  if (mayBePersons) {
    const message =
      isCompany && !read.ok
        ? `${read.message} Numret tas inte med: det kan vara ett personnummer.`
        : personalNumberWithheld;
    cells.notes.push({ column: cell.column, message });
  } else {
    aside.move(
      cell.column,
      cell.text,
      read.ok ? 'En privatperson har inget organisationsnummer.' : read.message,
    );
  }
  return null;
}

/** Reads payment terms, also with the word that says from when they count: `30 dagar netto`. */
function paymentDaysOf(cells: Cells) {
  return ({ column, text }: FilledCell): Parsed<number> => {
    const bare = wholeText(text).replace(/^netto ?|[ ,]*\bnetto$/i, '');
    const read = parsePaymentDays(bare);
    const { max } = customerLimits.paymentDays;
    if (read.ok && read.value > max) return refused(`Högst ${max} dagar.`);
    if (read.ok && bare !== wholeText(text)) {
      cells.notes.push({ column, message: `”${text}” läses som ${read.value} dagar.` });
    }
    return read;
  };
}

function phonesOfRow(cells: Cells, aside: Aside, country: string): string[] {
  const taken: string[] = [];
  for (const { column, text } of cells.filled('phone')) {
    const { phones, mended, rest } = phonesOfCell(text, country);
    if (mended) {
      cells.notes.push({
        column,
        message: 'Siffran eller tecknet som kalkylprogrammet tog bort först är tillbaka.',
      });
    }
    const fresh = phones.filter((phone) => !taken.includes(phone));
    const room = customerLimits.phones.max - taken.length;
    taken.push(...fresh.slice(0, room));
    if (fresh.length > room) {
      aside.move(column, text, `Kortet rymmer ${customerLimits.phones.max} telefonnummer.`);
    } else if (rest) aside.move(column, rest.text, rest.reason);
  }
  return taken;
}

function emailOfRow(cells: Cells, aside: Aside): string | null {
  const read = aside.read('email', ({ text }) => emailOfCell(text));
  if (!read) return null;
  const [cell] = cells.filled('email');
  if (cell && read.rest !== '') {
    aside.move(cell.column, read.rest, 'Kortet rymmer en e-postadress.');
  }
  return read.email;
}

function tagsOf(cells: Cells, aside: Aside): string[] {
  const taken: string[] = [];
  for (const { column, text } of cells.filled('tags')) {
    const tags = text.split(/[,;|]/).map(singleLine).filter(Boolean);
    for (const tag of tags) {
      if (tag.length > customerLimits.tag.max) {
        aside.move(column, tag, `Högst ${customerLimits.tag.max} tecken.`);
      } else if (taken.includes(tag)) continue;
      else if (taken.length === customerLimits.tags.max) {
        aside.move(column, tag, `Högst ${customerLimits.tags.max} etiketter.`);
      } else taken.push(tag);
    }
  }
  return taken;
}
