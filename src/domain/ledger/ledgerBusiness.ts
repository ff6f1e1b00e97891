import * as v from 'valibot';
import { workshopDocument, type Workshop } from '@/domain/workshop/workshop';

/** The fields of the workshop's own document that the ledger states of the business. */
export const businessKeys = [
  'name',
  'organisationNumber',
  'fiscalYearEnd',
  'fiscalYearChangedAt',
] as const;

/**
 * A document of `workshops/{id}/ledgerBusiness`: one, `main`. Tablets read it in the place of the workshop's own document, which has
 * much that is not about the ledger; an owner's device keeps the two alike.
 */
export const ledgerBusinessDocument = v.pick(workshopDocument, [
  ...businessKeys,
  'createdAt',
  'updatedAt',
]);

export type LedgerBusiness = Pick<Workshop, (typeof businessKeys)[number]>;
