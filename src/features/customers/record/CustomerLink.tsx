import { Link } from 'react-router-dom';
import { customerNow } from '@/domain/register/customerNow';
import { useRegister } from '@/data/register/RegisterContext';
import { customerPath } from '@/dashboardPaths';

/** A link to a customer's page, with the customer's name. */
export function CustomerLink({ id }: { id: string }) {
  const register = useRegister();
  if (register.kind !== 'ready') return null;
  const customer = customerNow(register, id);
  if (customer) return <Link to={customerPath(customer.id)}>{customer.data.name}</Link>;
  return register.complete ? 'Borttagen kund' : 'En kund som inte är hämtad än';
}
