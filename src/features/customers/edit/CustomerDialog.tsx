import * as v from 'valibot';
import { readAddress } from '@/components/AddressFields';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { useRegisterAction } from '@/components/useRegisterAction';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { atKey, readBy } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { home } from '@/domain/values/country';
import { parsePhone } from '@/domain/values/phone';
import { parseForeignVatNumber } from '@/domain/values/vatNumber';
import { countryOf } from '@/domain/values/address';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { type Customer, customerDraft, type CustomerDraft } from '@/domain/register/customer';
import { changeCustomer, createCustomer } from '@/domain/register/registerActions';
import { allTags } from '@/domain/register/registerSearch';
import { tagSpeller } from '@/domain/values/tags';
import { textOf } from '@/ui/behaviour/textOf';
import { CustomerFields } from './CustomerFields';
import { goneCustomer } from './goneCustomer';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useContested } from '@/components/useContested';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { typedTags } from '@/domain/register/typedTags';

// In the form the tags are one text field, separated by commas.
const customerForm = v.pipe(
  v.object({ ...customerDraft.entries, tags: typedTags }),
  // The schema of the documents leaves it out: what is stored was checked when it was typed.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.vatNumber === null) return;
    const { vatNumber, address } = dataset.value;
    const read = parseForeignVatNumber(vatNumber, countryOf(address));
    if (!read.ok) addIssue({ message: read.message, path: [atKey('vatNumber')] });
  }),
  v.transform((typed) => v.parse(customerDraft, typed)),
);

/**
 * Adds a customer, or changes `former`: the customer as it was when the form was opened, so that changes made
 * by other people meanwhile are kept. `onSaved` gets the id of the added or changed customer.
 */
export function CustomerDialog({
  former,
  onClose,
  onSaved,
}: {
  former?: Entry<Customer>;
  onClose: () => void;
  onSaved?: (id: string) => void;
}) {
  const register = useRegister();
  const { newId } = useRegisterWrites();
  const act = useRegisterAction();
  const index = useRegisterIndex();

  const mayWrite = canWrite(useWorkshop().role);
  const latest = former && index.customers.get(former.id)?.data;
  const gone = former && goneCustomer(register, former, 'medan du skrev');
  const contested = useContested('customers', former?.id, former?.data, latest);

  function save(typed: CustomerDraft) {
    const settled = former && contested.settled(typed, former.data);
    const { draft } = settled ?? { draft: typed };
    const label = `Kunden ${draft.name}`;
    settled?.keepOthers(label);
    const id = former?.id ?? newId();
    const spell = tagSpeller();
    spell(allTags(index, id));
    const spelled = { ...draft, tags: spell(draft.tags) };
    if (settled)
      act(label, `${label} är ändrad.`, changeCustomer(id, settled.former, spelled, latest));
    else act(label, `${label} är tillagd.`, createCustomer(id, spelled));
    onSaved?.(id);
  }

  return (
    <EditDialog
      title={former ? 'Ändra kund' : 'Ny kund'}
      schema={customerForm}
      read={readCustomer}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
      asksAbout={contested.asksAbout}
      lost={mayWrite ? gone && <TakenAway>{gone}</TakenAway> : <TakenAway>{roleChanged}</TakenAway>}
    >
      {contested.notice}
      <CustomerFields former={former} />
    </EditDialog>
  );
}

/** Reads the form; the fields that only a company has become null for a private person. */
function readCustomer(data: FormData) {
  const kind = textOf(data, 'kind');
  const address = readAddress((name) => textOf(data, name));
  const company = (name: string) => (kind === 'company' ? textOf(data, name) : null);
  return {
    kind,
    name: textOf(data, 'name'),
    organisationNumber: address.country === home ? company('organisationNumber') : null,
    vatNumber: vatNumberOf(company('vatNumber') ?? '', address.country),
    reference: company('reference'),
    paymentDays: textOf(data, 'paymentDays').trim() || null,
    phones: [0, 1, 2]
      .map((row) => textOf(data, `phones.${row}`))
      .filter((text) => text.trim())
      .map(readBy((text) => parsePhone(text, address.country))),
    email: textOf(data, 'email'),
    address,
    notes: textOf(data, 'notes'),
    tags: textOf(data, 'tags'),
  };
}

/** The VAT number as it is stored, or as it is typed where it cannot be read; null at home, where the field is hidden. */
function vatNumberOf(typed: string, country: string): string | null {
  if (country === home || typed.trim() === '') return null;
  return readBy((text) => parseForeignVatNumber(text, country))(typed);
}
