import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CustomerPicker } from '@/components/CustomerPicker';
import dialogStyles from '@/ui/dialogs/EditDialog.module.css';
import { useContested } from '@/components/useContested';
import { useRegisterAction } from '@/components/useRegisterAction';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Customer } from '@/domain/register/customer';
import { findDuplicates } from '@/domain/register/duplicates';
import { mergeCustomers } from '@/domain/register/mergeCustomers';
import { vehiclesOf } from '@/domain/register/registerSearch';
import { canWrite } from '@/domain/workshop/member';
import { customerPath } from '@/dashboardPaths';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { goneCustomer } from './goneCustomer';
import { MergePreview } from './MergePreview';
import { MergeSuggestions } from './MergeSuggestions';

/**
 * Merges `former`, a customer as it was when the dialog was opened, with another one: the user picks the other one and
 * sees the result for both beforehand, also what somebody else changes of them meanwhile. A card that is no longer
 * active is merged with none.
 */
export function MergeDialog({ former, onClose }: { former: Entry<Customer>; onClose: () => void }) {
  const register = useRegister();
  const index = useRegisterIndex();
  const act = useRegisterAction();
  const navigate = useNavigate();
  // The other customer as it was when it was picked.
  const [picked, setPicked] = useState<Entry<Customer> | null>(null);
  const [swapped, setSwapped] = useState(false);

  const { id } = former;
  const entry = index.customers.get(id) ?? former;
  const pickedNow = picked && picked.id !== id ? index.customers.get(picked.id) : undefined;
  const mayWrite = canWrite(useWorkshop().role);
  const gone = mayWrite
    ? goneCustomer(register, former, 'medan du valde')
    : 'Din roll har ändrats.';
  const otherGone = picked && goneCustomer(register, picked, 'medan du valde');
  const other = otherGone ? undefined : pickedNow;
  const suggestions = findDuplicates(index, { id, ...entry.data }).customers;
  const what = (card: Entry<Customer>) => ({ what: `kortet ${card.data.name}` });
  const changes = useContested('customers', id, former.data, entry.data, what(former));
  const [before, now] = [picked?.data, other?.data];
  const otherChanges = useContested('customers', picked?.id, before, now, what(picked ?? former));

  function pick(otherId: string | null) {
    setPicked((otherId !== null && index.customers.get(otherId)) || null);
  }

  function plan(other: Entry<Customer>) {
    const [kept, gone] = swapped ? [other, entry] : [entry, other];
    const { owned, paid, driven, former } = vehiclesOf(index, gone.id);
    const moving = [...new Set([...owned, ...paid, ...driven, ...former])];
    return { kept, gone, moving, merge: mergeCustomers(kept, gone, moving) };
  }
  const planned = !gone && other && plan(other);

  function merge() {
    if (!planned) return;
    const { kept, merge } = planned;
    act(`Kunden ${kept.data.name}`, `Två kort är ihopslagna till ${kept.data.name}.`, merge);
    onClose();
    if (kept.id !== id) void navigate(customerPath(kept.id), { replace: true });
  }

  function faults(): Record<string, string> {
    if (gone || planned) return {};
    if (!picked) return { otherId: 'Välj den andra kunden.' };
    return {
      otherId: otherGone
        ? 'Den kunden kan inte slås ihop längre. Välj en annan.'
        : 'Välj en annan kund än den som redan är öppen.',
    };
  }

  return (
    <FormDialog title={`Slå ihop ${former.data.name} med en annan kund`} onClose={onClose}>
      {(close) => (
        <Form pending={false} message={null} check={faults} onSubmit={merge}>
          {!gone && changes.notice}
          {otherChanges.notice}
          <MergeSuggestions customers={suggestions} chosen={picked?.id ?? null} onChoose={pick} />
          <CustomerPicker
            label="Den andra kunden"
            name="otherId"
            value={picked?.id ?? null}
            onChange={pick}
          />
          {planned && <MergePreview {...planned} onSwap={() => setSwapped(!swapped)} />}
          {(gone || otherGone) && (
            <Alert kind="trouble">
              <p>{gone || otherGone}</p>
              <p>{gone ? 'Inget slås ihop.' : 'Välj en annan kund att slå ihop med.'}</p>
            </Alert>
          )}
          <div className={dialogStyles.buttons}>
            <Button onClick={gone ? onClose : close}>Avbryt</Button>
            {!gone && (
              <Button kind="work" type="submit">
                Slå ihop
              </Button>
            )}
          </div>
        </Form>
      )}
    </FormDialog>
  );
}
