import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CustomerPicker } from '@/components/CustomerPicker';
import dialogStyles from '@/ui/EditDialog.module.css';
import { useRegisterAction } from '@/components/useRegisterAction';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import type { Customer } from '@/domain/register/customer';
import { findDuplicates } from '@/domain/register/duplicates';
import { mergeCustomers } from '@/domain/register/mergeCustomers';
import { vehiclesOf } from '@/domain/register/registerSearch';
import { customerPath } from '@/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Form } from '@/ui/Form';
import { MergePreview } from './MergePreview';
import { MergeSuggestions } from './MergeSuggestions';
import styles from './MergeDialog.module.css';

/**
 * Merges `entry` with another customer: the user picks the other one and sees the result for both beforehand.
 */
export function MergeDialog({ entry, onClose }: { entry: Entry<Customer>; onClose: () => void }) {
  const register = useRegister();
  const act = useRegisterAction();
  const navigate = useNavigate();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [swapped, setSwapped] = useState(false);

  const index = useRegisterIndex();
  const { id, data } = entry;
  const suggestions = findDuplicates(index, { id, ...data }).customers;
  const other =
    register.kind === 'ready' && otherId !== null && otherId !== id
      ? register.customers.get(otherId)
      : undefined;

  function plan(other: Entry<Customer>) {
    const [kept, gone] = swapped ? [other, entry] : [entry, other];
    const { owned, paid, driven, former } = vehiclesOf(index, gone.id);
    const moving = [...new Set([...owned, ...paid, ...driven, ...former])];
    return { kept, gone, moving, merge: mergeCustomers(kept, gone, moving) };
  }
  const planned = other && plan(other);

  function merge() {
    if (!planned) return;
    const { kept, merge } = planned;
    act(`Kunden ${kept.data.name}`, `Två kort är ihopslagna till ${kept.data.name}.`, merge);
    onClose();
    if (kept.id !== id) void navigate(customerPath(kept.id), { replace: true });
  }

  return (
    <Dialog title={`Slå ihop ${data.name} med en annan kund`} onClose={onClose}>
      <div className={styles.body}>
        <Form
          pending={false}
          message={null}
          check={(): Record<string, string> =>
            planned
              ? {}
              : {
                  otherId:
                    otherId === null
                      ? 'Välj den andra kunden.'
                      : 'Välj en annan kund än den som redan är öppen.',
                }
          }
          onSubmit={merge}
        >
          <MergeSuggestions customers={suggestions} chosen={otherId} onChoose={setOtherId} />
          <CustomerPicker
            label="Den andra kunden"
            name="otherId"
            value={otherId}
            onChange={setOtherId}
          />
          {planned && <MergePreview {...planned} onSwap={() => setSwapped(!swapped)} />}
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>Avbryt</Button>
            <Button kind="work" type="submit">
              Slå ihop
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
