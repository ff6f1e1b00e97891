import { useRegister } from '@/data/register/RegisterContext';
import { customerNow } from '@/domain/register/customerNow';
import { findRows } from '@/domain/register/registerSearch';
import type { FieldFrameProps } from '@/ui/fields/FieldFrame';
import { Combobox } from '@/ui/fields/Combobox';
import { CustomerOption } from './CustomerOption';
import { useRegisterIndex } from './useRegisterIndex';

const mostOptions = 6;

/** Picks a customer by part of a name, a phone or a plate; null means no customer. */
export function CustomerPicker({
  value,
  onChange,
  ...field
}: Omit<FieldFrameProps, 'after'> & {
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const register = useRegister();
  const index = useRegisterIndex();
  const complete = register.kind === 'ready' && register.complete;
  const picked = customerNow(register, value);
  const unknown = complete ? 'Borttagen kund' : 'Kunden är inte hämtad än';

  function find(query: string) {
    if (query.trim() === '') return [];
    return findRows(index, { query, kind: 'all', tags: [], sort: 'name' })
      .filter(({ customer }) => customer?.data.status === 'active')
      .slice(0, mostOptions)
      .flatMap(({ customer, vehicles }) =>
        customer ? [{ key: customer.id, customer, vehicles }] : [],
      );
  }

  return (
    <Combobox
      {...field}
      placeholder="Sök namn, telefon eller regnr"
      value={value ?? ''}
      text={value === null ? '' : (picked?.data.name ?? unknown)}
      find={find}
      show={({ customer, vehicles }) => (
        <CustomerOption customer={customer.data} vehicles={vehicles} />
      )}
      says={(count) => statusText(count, complete)}
      unpicked="Välj en kund i listan eller töm fältet."
      onPick={({ key }) => onChange(key)}
      onClear={value === null ? undefined : () => onChange(null)}
    />
  );
}

function statusText(count: number, complete: boolean): string {
  if (count === 1) return 'En kund. Välj med Enter.';
  if (count > 1) return `${count} kunder. Välj med pilarna och Enter.`;
  return complete ? 'Ingen kund passar.' : 'Ingen kund som har hämtats än passar.';
}
