import * as v from 'valibot';
import { fiscalYearEnds } from '@/domain/values/fiscalYear';
import {
  formatOrganisationNumber,
  parseOrganisationNumber,
  vatNumberOf,
} from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { workshopDraft } from '@/domain/workshop/workshop';
import { textOf } from '@/ui/textOf';

/** What a person fills in about the company: the workshop without its opening hours. */
export const companyDraft = v.omit(workshopDraft, ['closedOnHolidays']);
export type CompanyDraft = v.InferOutput<typeof companyDraft>;

/** A company as its form shows it, by the names of the fields. */
export function companyTexts(company: CompanyDraft) {
  const { organisationNumber, address, phone } = company;
  return {
    name: company.name,
    organisationNumber: organisationNumber ? formatOrganisationNumber(organisationNumber) : '',
    vatNumber: company.vatNumber ?? '',
    hasFSkatt: company.hasFSkatt,
    'address.street': address.street ?? '',
    'address.postcode': address.postcode ?? '',
    'address.city': address.city ?? '',
    phone: phone ? formatPhone(phone) : '',
    email: company.email ?? '',
    fiscalYearEnd: String(company.fiscalYearEnd),
  };
}

export type CompanyTexts = ReturnType<typeof companyTexts>;

/** What the form holds, for `companyDraft` to read. */
export function readCompany(data: FormData) {
  return {
    name: textOf(data, 'name'),
    organisationNumber: textOf(data, 'organisationNumber'),
    vatNumber: textOf(data, 'vatNumber'),
    hasFSkatt: data.has('hasFSkatt'),
    address: {
      street: textOf(data, 'address.street'),
      postcode: textOf(data, 'address.postcode'),
      city: textOf(data, 'address.city'),
    },
    phone: textOf(data, 'phone'),
    email: textOf(data, 'email'),
    fiscalYearEnd: textOf(data, 'fiscalYearEnd'),
  };
}

/** Another organisation number; the VAT number follows it for as long as nobody has typed another. */
export function withOrganisationNumber(
  texts: CompanyTexts,
  organisationNumber: string,
): CompanyTexts {
  const follows =
    texts.vatNumber === '' || texts.vatNumber === suggestedVatNumber(texts.organisationNumber);
  const vatNumber = follows ? suggestedVatNumber(organisationNumber) : texts.vatNumber;
  return { ...texts, organisationNumber, vatNumber };
}

function suggestedVatNumber(organisationNumber: string): string {
  const parsed = parseOrganisationNumber(organisationNumber);
  return parsed.ok ? vatNumberOf(parsed.value) : '';
}

const dayAndMonth = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The ends of a fiscal year as value and text, the calendar year first. */
export const fiscalYearEndOptions = fiscalYearEnds
  .map((end) => [end, fiscalYearEndText(end)] as const)
  .toReversed();

/** Shows the end of a fiscal year as `30 juni`. */
export function fiscalYearEndText(end: CompanyDraft['fiscalYearEnd']): string {
  if (end === '02-28') return 'sista februari';
  const text = dayAndMonth.format(new Date(`2026-${end}`));
  return end === '12-31' ? `${text} (kalenderår)` : text;
}
