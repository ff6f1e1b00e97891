import { useState } from 'react';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { lacksAddress, simplifiedOre } from '@/domain/invoice/parties';
import type { Customer } from '@/domain/register/customer';
import { customerNow } from '@/domain/register/customerNow';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { canWrite } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { AddressDialog } from './AddressDialog';

/**
 * Asks for the address of whoever pays, while the customer is there to answer, where a sum with VAT in öre is so large that the
 * invoice has to have it. It must not stand in a form, because it opens one.
 */
export function AddressNeeded({ payerId, grossOre }: { payerId: string | null; grossOre: number }) {
  const { role } = useWorkshop();
  const payer = customerNow(useRegister(), payerId);
  // The dialog stays when others fill in the address or lower the sum, and tells of it.
  const [former, setFormer] = useState<Entry<Customer>>();
  const isAsked =
    canWrite(role) && payer?.data.status === 'active' && lacksAddress(payer.data, grossOre);
  return (
    <>
      {isAsked && (
        <Note>
          <p>
            Över {formatMoney(simplifiedOre)} ska fakturan ha köparens adress. Kortet för{' '}
            {payer.data.name} saknar den.
          </p>
          <Button onClick={() => setFormer(payer)}>Fyll i adressen</Button>
        </Note>
      )}
      {former && <AddressDialog former={former} onClose={() => setFormer(undefined)} />}
    </>
  );
}
