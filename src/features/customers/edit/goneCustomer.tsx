import type { ReactNode } from 'react';
import { customerNow } from '@/domain/register/customerNow';
import type { Customer } from '@/domain/register/customer';
import type { Register } from '@/domain/register/register';
import type { Kept } from '@/domain/register/registerKeys';
import { customerPath } from '@/dashboardPaths';

/**
 * Says that somebody else has merged, removed or anonymised a customer, and when: `medan du skrev`; undefined while
 * the customer can be changed.
 */
export function goneCustomer(
  register: Register,
  { id, data: { name } }: Kept<Customer>,
  when: string,
): ReactNode {
  if (register.kind !== 'ready') return undefined;
  const now = customerNow(register, id);
  if (now && now.id !== id) {
    return (
      <>
        Kunden {name} slogs ihop med{' '}
        <a href={customerPath(now.id)} target="_blank">
          {now.data.name} (ny flik)
        </a>{' '}
        av någon annan {when}.
      </>
    );
  }
  if (!now) return `Kunden ${name} togs bort av någon annan ${when}.`;
  if (now.data.status === 'anonymised')
    return `Kunden ${name} anonymiserades av någon annan ${when}.`;
  return undefined;
}
