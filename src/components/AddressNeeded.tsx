import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { lacksAddress, simplifiedOre } from '@/domain/invoice/parties';
import { customerNow } from '@/domain/register/customerNow';
import { formatMoney } from '@/domain/values/money';
import { canWrite } from '@/domain/workshop/member';
import { Note } from '@/ui/Note';
import { AddressButton } from './AddressButton';

/**
 * Asks for the address of whoever pays, while the customer is there to answer, where a sum with VAT in öre is so large that the
 * invoice has to have it.
 */
export function AddressNeeded({ payerId, grossOre }: { payerId: string | null; grossOre: number }) {
  const { role } = useWorkshop();
  const payer = customerNow(useRegister(), payerId);
  if (!canWrite(role) || payer?.data.status !== 'active' || !lacksAddress(payer.data, grossOre)) {
    return null;
  }
  return (
    <Note>
      <p>
        Över {formatMoney(simplifiedOre)} ska fakturan ha köparens adress. Kortet för{' '}
        {payer.data.name} saknar den.
      </p>
      <AddressButton customer={payer} />
    </Note>
  );
}
