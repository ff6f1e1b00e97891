import { useState } from 'react';
import type { Customer } from '@/domain/register/customer';
import type { Entry } from '@/domain/values/live';
import { Button } from '@/ui/Button';
import { AddressDialog } from './AddressDialog';

/** Fills in a customer's address where it is asked for. It must not stand in a form, because it opens one. */
export function AddressButton({ customer }: { customer: Entry<Customer> }) {
  const [former, setFormer] = useState<Entry<Customer>>();
  return (
    <>
      <Button onClick={() => setFormer(customer)}>Fyll i adressen</Button>
      {former && <AddressDialog former={former} onClose={() => setFormer(undefined)} />}
    </>
  );
}
