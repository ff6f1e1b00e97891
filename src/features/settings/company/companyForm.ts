import * as v from 'valibot';
import { fiscalYearEnds, formatFiscalYearEnd } from '@/domain/values/fiscalYear';
import { formatAmount } from '@/domain/values/money';
import {
  formatOrganisationNumber,
  parseOrganisationNumber,
  vatNumberOf,
} from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { workshopDraft } from '@/domain/workshop/workshop';
import { textOf } from '@/ui/behaviour/textOf';

/** The company's details that a person fills in: the workshop without the rule for holidays. */
export const companyDraft = v.omit(workshopDraft, ['closedOnHolidays']);
export type CompanyDraft = v.InferOutput<typeof companyDraft>;

/** The company's details as texts for the form, under the names of its fields. */
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
    hourlyRateOre: company.hourlyRateOre === null ? '' : formatAmount(company.hourlyRateOre),
    needsCheck: company.needsCheck,
    hidesCosts: company.hidesCosts,
    sharesReports: company.sharesReports,
  };
}

export type CompanyTexts = ReturnType<typeof companyTexts>;

/** Reads the form into an object for `companyDraft` to parse. */
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
    hourlyRateOre: textOf(data, 'hourlyRateOre').trim() || null,
    needsCheck: data.has('needsCheck'),
    hidesCosts: data.has('hidesCosts'),
    sharesReports: data.has('sharesReports'),
  };
}

/** Sets the organisation number; the VAT number follows unless somebody has typed a different VAT number. */
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

/** The possible ends of a fiscal year as value and text, the calendar year first. */
export const fiscalYearEndOptions = fiscalYearEnds
  .map((end) => [end, formatFiscalYearEnd(end)] as const)
  .toReversed();
