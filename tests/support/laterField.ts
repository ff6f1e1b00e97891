import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { customerDocument, customerDraft } from '@/domain/register/customer';
import { flag } from '@/domain/values/fields';

// A field that a later version may add to customers: whether they want mail; no customer has been asked yet.
const wantsMail = v.optional(flag, false);

/** The schemas of customers with a later field. */
export const laterDocument = v.object({ ...customerDocument.entries, wantsMail });
export const laterDraft = v.object({ ...customerDraft.entries, wantsMail });

/** The real rules with the later field added; `condition` is the field's condition. */
export function laterRules(condition = `data().get('wantsMail', false) is bool`): string {
  const rules = readFileSync('firestore.rules', 'utf8');
  const start = rules.indexOf('match /customers/{id}');
  const customers = rules
    .slice(start)
    .replace(`'mergedInto'`, `'mergedInto', 'wantsMail'`)
    .replace(`&& address(data().address)`, `$& && ${condition}`);
  return rules.slice(0, start) + customers;
}
