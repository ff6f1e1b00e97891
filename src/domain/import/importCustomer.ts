import { type CustomerDraft, customerDraft, type CustomerKind } from '@/domain/register/customer';
import { checkedDraft, type ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { isShortened, wholeText } from './importNumbers';
import { isCompanyName, kindOfWord, phonesOfCell, postcodeAndCityOf } from './importValues';
import { parseOrganisationNumber } from '@/domain/values/organisationNumber';

/** A row is about a customer when any of these fields is filled in. */
const aboutCustomer: readonly ImportField[] = [
  'name',
  'firstName',
  'lastName',
  'company',
  'organisationNumber',
  'phone',
  'email',
  'street',
  'notes',
];

const sources: Record<string, ImportField[]> = {
  name: ['company', 'name', 'firstName', 'lastName'],
  phones: ['phone'],
  'address.street': ['street'],
  'address.postcode': ['postcode', 'postcodeAndCity'],
  'address.city': ['city', 'postcodeAndCity'],
};

/** The customer of a row; null when the row is not about a customer or has faults. */
export function importedCustomer(cells: ImportCells<ImportField>): CustomerDraft | null {
  const { text, texts } = cells;
  if (!aboutCustomer.some((field) => text(field) !== '')) return null;
  const company = text('company');
  const person = text('name') || `${text('firstName')} ${text('lastName')}`.trim();
  const number = text('organisationNumber');
  const kind = kindOfRow(cells, company || person);
  const isCompany = kind === 'company';
  if (!isCompany && number !== '') {
    cells.note(
      'Numret tas inte med: privatkunders personnummer sparas inte.',
      'organisationNumber',
    );
  }
  const place = postcodeAndCityOf(text('postcodeAndCity'));
  return checkedDraft(
    cells,
    customerDraft,
    {
      kind,
      name: isCompany ? company || person : person || company,
      organisationNumber: isCompany ? number : null,
      reference: text('reference') || (company && company !== person ? person : ''),
      paymentDays: wholeText(text('paymentDays')) || null,
      phones: phonesOfRow(cells),
      email: text('email'),
      address: {
        street: text('street'),
        postcode: wholeText(text('postcode')) || place.postcode,
        city: text('city') || place.city,
      },
      notes: texts('notes').join('\n'),
      tags: texts('tags')
        .flatMap((tags) => tags.split(/[,;|]/))
        .filter((tag) => tag.trim() !== ''),
    },
    sources,
  );
}

function kindOfRow(cells: ImportCells<ImportField>, name: string): CustomerKind {
  const written = cells.text('kind');
  if (written !== '') {
    const kind = kindOfWord(written);
    if (!kind) cells.fault('Skriv Privat eller Företag.', 'kind');
    return kind ?? 'private';
  }
  const number = parseOrganisationNumber(cells.text('organisationNumber'));
  // A sole trader's number is a personnummer, so a number alone does not make the customer a company.
  const isCompanys = number.ok && Number(number.value.charAt(2)) >= 2;
  return cells.text('company') !== '' || isCompanys || isCompanyName(name) ? 'company' : 'private';
}

function phonesOfRow(cells: ImportCells<ImportField>): string[] {
  const read = cells.texts('phone').map(phonesOfCell);
  if (read.some(({ phones }) => phones.some(isShortened))) {
    cells.fault(
      'Kalkylprogrammet har kortat av numret. Spara kolumnen som text och försök igen.',
      'phone',
    );
    return [];
  }
  if (read.some(({ mended }) => mended)) {
    cells.note('Siffran eller tecknet som kalkylprogrammet tog bort först är tillbaka.', 'phone');
  }
  return read.flatMap(({ phones }) => phones);
}
