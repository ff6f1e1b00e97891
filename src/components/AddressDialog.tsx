import * as v from 'valibot';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Customer } from '@/domain/register/customer';
import { customerNow } from '@/domain/register/customerNow';
import { changeCustomer } from '@/domain/register/registerActions';
import { addressLimits } from '@/domain/values/address';
import { fromText, line, wrongShape } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { parsePostcode } from '@/domain/values/postcode';
import { canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/EditDialog';
import { Field } from '@/ui/Field';
import { textOf } from '@/ui/textOf';
import { roleChanged, TakenAway } from './TakenAway';
import { useContested } from './useContested';
import { useRegisterAction } from './useRegisterAction';

const wholeAddress = v.object({
  address: v.object(
    {
      street: line(addressLimits.street, 'Fyll i gatuadressen.'),
      postcode: fromText(parsePostcode),
      city: line(addressLimits.city, 'Fyll i orten.'),
    },
    wrongShape,
  ),
});

/** Fills in the address of `former`, a customer as it was when the dialog was opened; every part is needed. */
export function AddressDialog({
  former,
  onClose,
}: {
  former: Entry<Customer>;
  onClose: () => void;
}) {
  const { id, data } = former;
  const act = useRegisterAction();
  const latest = customerNow(useRegister(), id);
  const mayWrite = canWrite(useWorkshop().role);
  const isThere = latest?.id === id && latest.data.status === 'active';
  const contested = useContested('customers', id, data, isThere ? latest.data : undefined);
  const label = `Kunden ${data.name}`;
  const lost = !mayWrite ? roleChanged : !isThere && `${label} är inte kvar i registret.`;

  return (
    <EditDialog
      title={`Adress till ${data.name}`}
      schema={wholeAddress}
      read={(form) => ({
        address: {
          street: textOf(form, 'address.street'),
          postcode: textOf(form, 'address.postcode'),
          city: textOf(form, 'address.city'),
        },
      })}
      asksAbout={(typed) => contested.asksAbout({ ...data, ...typed })}
      onSave={(typed) => {
        const settled = contested.settled({ ...data, ...typed }, data);
        contested.keepOthers(label, { ...data, ...typed });
        act(
          label,
          'Adressen är sparad på kundens kort.',
          changeCustomer(id, settled.former, settled.draft, latest?.data),
        );
      }}
      onRemove={undefined}
      onClose={onClose}
      lost={lost && <TakenAway>{lost}</TakenAway>}
    >
      {contested.notice}
      <Field
        label="Gatuadress"
        name="address.street"
        defaultValue={data.address.street ?? ''}
        autoComplete="off"
        aria-required
      />
      <Field
        label="Postnummer"
        name="address.postcode"
        defaultValue={data.address.postcode ?? ''}
        inputMode="numeric"
        autoComplete="off"
        aria-required
      />
      <Field
        label="Ort"
        name="address.city"
        defaultValue={data.address.city ?? ''}
        autoComplete="off"
        aria-required
      />
    </EditDialog>
  );
}
