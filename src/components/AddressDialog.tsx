import { useState } from 'react';
import * as v from 'valibot';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Customer } from '@/domain/register/customer';
import { customerNow } from '@/domain/register/customerNow';
import { changeCustomer } from '@/domain/register/registerActions';
import { address, missingParts } from '@/domain/values/address';
import { isCountry } from '@/domain/values/country';
import { atKey } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { textOf } from '@/ui/behaviour/textOf';
import { AddressFields, firstCountry, readAddress } from './AddressFields';
import { roleChanged, TakenAway } from './TakenAway';
import { useContested } from './useContested';
import { useRegisterAction } from './useRegisterAction';

const missing = {
  street: 'Fyll i gatuadressen.',
  postcode: 'Fyll i postnumret.',
  city: 'Fyll i orten.',
} as const;

const wholeAddress = v.object({
  address: v.pipe(
    address,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const key of missingParts(dataset.value)) {
        addIssue({ message: missing[key], path: [atKey(key)] });
      }
    }),
  ),
});

/**
 * Fills in the address of `former`, a customer as it was when the dialog was opened; every part is needed. The number of a company is
 * of its country, so that the two are changed together on its card.
 */
export function AddressDialog({
  former,
  onClose,
}: {
  former: Entry<Customer>;
  onClose: () => void;
}) {
  const { id, data } = former;
  const [country, setCountry] = useState(firstCountry(data.address));
  const act = useRegisterAction();
  const latest = customerNow(useRegister(), id);
  const mayWrite = canWrite(useWorkshop().role);
  const isThere = latest?.id === id && latest.data.status === 'active';
  const contested = useContested('customers', id, data, isThere ? latest.data : undefined);
  const { organisationNumber, vatNumber } = latest?.data ?? data;
  const hasNumber = organisationNumber !== null || vatNumber !== null;
  const isFixed = hasNumber && isCountry(firstCountry(data.address));
  const label = `Kunden ${data.name}`;
  const lost = !mayWrite ? roleChanged : !isThere && `${label} är inte kvar i registret.`;

  return (
    <EditDialog
      title={`Adress till ${data.name}`}
      schema={wholeAddress}
      read={(form) => ({
        address: readAddress((name) => textOf(form, name)),
      })}
      asksAbout={(typed) => contested.asksAbout({ ...data, ...typed })}
      onSave={(typed) => {
        const settled = contested.settled({ ...data, ...typed }, data);
        settled.keepOthers(label);
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
      <AddressFields
        address={data.address}
        country={isFixed ? firstCountry(data.address) : country}
        onCountry={isFixed ? undefined : setCountry}
        isRequired
      />
    </EditDialog>
  );
}
