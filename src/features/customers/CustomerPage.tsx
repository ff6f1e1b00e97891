import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Chip } from '@/ui/controls/Chip';
import { FollowUpsOf } from '@/components/followups/FollowUpsCard';
import { newBookingPath, customerPath } from '@/dashboardPaths';
import { wayBack } from '@/components/wayBack';
import { ReplacedTexts } from '@/components/ReplacedTexts';
import { useTakeBack } from '@/components/useTakeBack';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { type Entry, entriesOf } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useReplacedTextsAbout } from '@/data/record/replacedTexts';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Customer, customerKindLabels } from '@/domain/register/customer';
import { canWrite } from '@/domain/workshop/member';
import { ofCustomer } from '@/domain/record/replacedText';
import { customerNow } from '@/domain/register/customerNow';
import { vehiclesOf } from '@/domain/register/registerSearch';
import { Button, LinkButton } from '@/ui/controls/Button';
import { CustomerDetails } from '@/features/customers/record/CustomerDetails';
import { CustomerDialog } from '@/features/customers/edit/CustomerDialog';
import { CustomerMenu } from '@/features/customers/record/CustomerMenu';
import { CustomerVehicles } from '@/features/customers/record/CustomerVehicles';
import { History } from '@/components/History';
import { MergeDialog } from '@/features/customers/edit/MergeDialog';
import { NoRecord } from '@/components/NoRecord';
import { AnonymiseDialog } from '@/features/customers/privacy/AnonymiseDialog';
import { TextsLeft } from '@/features/customers/privacy/TextsLeft';
import { RecordHead } from '@/components/RecordHead';
import { allCustomers } from '@/features/customers/record/allCustomers';
import styles from '@/features/customers/record/RecordPage.module.css';
import { VehicleDialog } from '@/features/customers/edit/VehicleDialog';

/** The form that the page has opened; `former` is the customer as it was then. */
type OpenForm =
  { kind: 'changes' | 'merge' | 'anonymise'; former: Entry<Customer> } | { kind: 'vehicle' };

/** The page of a customer; the address of a merged customer leads on to the remaining one. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  return <CustomerAt key={customerId} id={customerId} />;
}

/** The customer and the open form, which keeps the typed text when somebody else takes the customer or the role away. */
function CustomerAt({ id }: { id: string }) {
  const register = useRegister();
  const [form, setForm] = useState<OpenForm>();
  const now = customerNow(register, id);
  const entry = now?.id === id ? now : undefined;
  const close = () => setForm(undefined);

  if (now && !entry && !form) return <Navigate to={customerPath(now.id)} replace />;
  return (
    <>
      {entry ? (
        <CustomerRecord entry={entry} onOpen={setForm} />
      ) : (
        <NoRecord title="Kunden finns inte" />
      )}
      {form?.kind === 'changes' && <CustomerDialog former={form.former} onClose={close} />}
      {form?.kind === 'merge' && <MergeDialog former={form.former} onClose={close} />}
      {form?.kind === 'anonymise' && <AnonymiseDialog former={form.former} onClose={close} />}
      {form?.kind === 'vehicle' && <VehicleDialog ownerId={id} onClose={close} />}
    </>
  );
}

function CustomerRecord({
  entry,
  onOpen,
}: {
  entry: Entry<Customer>;
  onOpen: (form: OpenForm) => void;
}) {
  const { id, data } = entry;
  const vehicles = vehiclesOf(useRegisterIndex(), id);
  const inUse = [...vehicles.owned, ...vehicles.driven];
  const only = inUse.length === 1 ? inUse[0] : undefined;
  const mayWrite = canWrite(useWorkshop().role);
  const mayChange = mayWrite && data.status === 'active';
  const own = ofCustomer(entriesOf(useReplacedTextsAbout(id)), id);
  const takeBack = useTakeBack('customers', entry, `Kunden ${data.name}`);

  return (
    <>
      <RecordHead
        back={allCustomers}
        title={data.name}
        about={
          <>
            <span>{customerKindLabels[data.kind]}</span>
            {data.tags.map((tag) => (
              <Chip key={tag} kind="quiet">
                {tag}
              </Chip>
            ))}
          </>
        }
      >
        {mayChange && (
          <>
            <LinkButton
              kind="work"
              to={newBookingPath({ kund: id, ...(only && { fordon: only.id }) })}
              state={wayBack}
            >
              Ny bokning
            </LinkButton>
            <Button onClick={() => onOpen({ kind: 'changes', former: entry })}>Ändra</Button>
          </>
        )}
        <CustomerMenu
          entry={entry}
          vehicles={[...new Set(Object.values(vehicles).flat())]}
          replaced={own}
          onOpen={(kind) => onOpen({ kind, former: entry })}
        />
      </RecordHead>
      {mayWrite && data.status === 'anonymised' && <TextsLeft customerId={id} />}
      <div className={styles.columns}>
        <CustomerDetails customer={data} />
        <CustomerVehicles
          id={id}
          vehicles={vehicles}
          action={
            mayChange && <Button onClick={() => onOpen({ kind: 'vehicle' })}>Nytt fordon</Button>
          }
        />
        <ReplacedTexts
          texts={own}
          record={data}
          heading="h2"
          onTakeBack={mayChange ? takeBack : undefined}
        />
        <FollowUpsOf field="customerId" id={id} />
        <History field="customerId" id={id} />
      </div>
    </>
  );
}
