import { useSearchParams } from 'react-router-dom';
import { followUpsPath } from '@/dashboardPaths';
import { LiveList } from '@/components/LiveList';
import { useOrderNumbers } from '@/data/orders/orderNumbers';
import { mostOnBoard, useOpenOrders } from '@/data/orders/orders';
import { useShownFirst } from '@/data/register/RegisterContext';
import { useStaff } from '@/data/settings/staff';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { isJobOf } from '@/domain/order/order';
import { entriesOf } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PageHeading } from '@/ui/notes/PageHeading';
import { SelectField } from '@/ui/fields/SelectField';
import { Board } from '@/features/orders/board/Board';
import { useDue } from '@/components/followups/useDue';
import styles from '@/features/orders/board/Board.module.css';

/** The board of the orders that are not ended: a column for each stage on a desktop, a list on a phone. */
export function WorkOrdersPage() {
  const live = useOpenOrders();
  const staff = entriesOf(useStaff()).filter(({ data }) => data.isActive);
  const mayWrite = canWrite(useWorkshop().role);
  const due = entriesOf(useDue().live).length;
  const onBoard = entriesOf(live).map(({ data }) => data);
  useShownFirst(
    'board',
    onBoard.flatMap(({ customerId }) => customerId ?? []),
    onBoard.flatMap(({ vehicleId }) => vehicleId ?? []),
  );
  // A device that has shown the board has order numbers in reserve, and can check in cars without a network.
  useOrderNumbers(mayWrite);
  const [search, setSearch] = useSearchParams();
  const [person, group] = [search.get('person') ?? '', search.get('grupp') ?? ''];

  function filter(name: 'person' | 'grupp', value: string) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  }

  const newOrder = mayWrite && (
    <LinkButton kind="work" to={paths.newWorkOrder}>
      Ny order
    </LinkButton>
  );

  return (
    <>
      <div className={styles.head}>
        <PageHeading title="Arbetsorder" />
        <div className={styles.tools}>
          <SelectField
            label="Person"
            name="person"
            value={person}
            onChange={({ target }) => filter('person', target.value)}
            options={[['', 'Alla'], ...staff.map(({ id, data }) => [id, data.name] as const)]}
          />
          <SelectField
            label="Grupp"
            name="grupp"
            value={group}
            onChange={({ target }) => filter('grupp', target.value)}
            options={[
              ['', 'Alla'],
              ...serviceGroups.map((each) => [each, serviceGroupLabels[each]] as const),
            ]}
          />
          <LinkButton to={followUpsPath}>Uppföljningar{due > 0 && ` (${due})`}</LinkButton>
          <LinkButton to={paths.myWorkOrders}>Mina jobb</LinkButton>
          {newOrder}
        </div>
      </div>
      <LiveList
        live={live}
        noun={['arbetsorder', 'arbetsorder']}
        empty={
          <EmptyState>
            Inga bilar är incheckade. Checka in en bokad bil från bokningen, eller gör en ny order.
          </EmptyState>
        }
      >
        {(entries) => {
          const shown = entries.filter(
            ({ data }) =>
              (person === '' || isJobOf(data, person)) && (group === '' || data.group === group),
          );
          return (
            <>
              {entries.length === mostOnBoard && <p>De {mostOnBoard} första visas.</p>}
              <Board orders={shown} mayWrite={mayWrite} />
            </>
          );
        }}
      </LiveList>
    </>
  );
}
