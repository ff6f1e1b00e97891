import type { LedgerPerson } from '@/domain/ledger/ledgerPerson';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';

/** The employer of a hired person, with its number; '' for people of the business itself. */
export function employerText({
  employerName,
  employerNumber,
}: Pick<LedgerPerson, 'employerName' | 'employerNumber'>): string {
  const isSwedish = /^\d{10}$/.test(employerNumber ?? '');
  const number = isSwedish ? formatOrganisationNumber(employerNumber ?? '') : employerNumber;
  return [employerName, number].filter(Boolean).join(', ');
}
