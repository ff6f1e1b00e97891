import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { estimatePath, workOrderPath } from '@/dashboardPaths';
import { useAgreement, useEstimate } from '@/data/orders/agreement';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { versionsOf } from '@/domain/order/agreement';
import type { AnswerWay } from '@/domain/order/approval';
import { type Estimate, estimateName } from '@/domain/order/estimate';
import type { WorkOrder } from '@/domain/order/order';
import { type Entry, isSettled } from '@/domain/values/live';
import { areLinesOpen } from '@/domain/order/stage';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { OrderAt } from '@/components/orders/OrderAt';
import layout from '@/ui/style/layout.module.css';
import styles from '@/features/orders/agreement/Agreement.module.css';
import { AnswerDialog } from '@/features/orders/agreement/AnswerDialog';
import { AskCard } from '@/features/orders/agreement/AskCard';
import { EstimateSheet } from '@/features/orders/agreement/EstimateSheet';
import { useIsGenuine } from '@/features/orders/agreement/useIsGenuine';

/** A version of an order's estimate: ways to ask the customer, what was answered, and the sheet to print. */
export function AskedEstimatePage() {
  const { orderId = '', estimateId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => <Asked key={estimateId} entry={entry} estimateId={estimateId} />}
    </OrderAt>
  );
}

function Asked({ entry, estimateId }: { entry: Entry<WorkOrder>; estimateId: string }) {
  const live = useEstimate(estimateId);
  const reach = useReach();
  const estimate = live.kind === 'ready' && live.data?.data.orderId === entry.id && live.data;
  if (estimate) return <Version entry={entry} estimate={estimate} />;
  if (live.kind === 'failed') {
    return (
      <LiveList live={live} noun={['kostnadsförslag', 'kostnadsförslag']} empty={null}>
        {() => null}
      </LiveList>
    );
  }
  if (!isSettled(live, reach)) return <PageSkeleton />;
  return (
    <MessagePage
      title="Kostnadsförslaget finns inte"
      actions={
        <LinkButton kind="work" to={workOrderPath(entry.id)}>
          Till arbetsordern
        </LinkButton>
      }
    >
      <p>Adressen kan vara felskriven, eller så har det inte hämtats till den här enheten än.</p>
    </MessagePage>
  );
}

function Version({ entry, estimate }: { entry: Entry<WorkOrder>; estimate: Entry<Estimate> }) {
  const [answering, setAnswering] = useState<AnswerWay>();
  const known = useAgreement(entry.id);
  const versions = versionsOf(known);
  const version = versions.find(({ estimate: { id } }) => id === estimate.id);
  const latest = versions[0]?.estimate;
  const isGenuine = useIsGenuine(estimate.data);
  const mayWrite = canWrite(useWorkshop().role) && areLinesOpen(entry.data.stage);
  return (
    <div className={styles.page}>
      <div className={layout.actions}>
        <LinkButton to={workOrderPath(entry.id)}>Till arbetsordern</LinkButton>
        <Button onClick={() => print()}>Skriv ut</Button>
        {mayWrite && (
          <>
            <Button onClick={() => setAnswering('onSite')}>Svar på plats</Button>
            <Button kind="work" onClick={() => setAnswering('phone')}>
              Registrera svar
            </Button>
          </>
        )}
      </div>
      {latest && latest.id !== estimate.id && (
        <Note>
          Ersatt av ett nyare:{' '}
          <Link to={estimatePath(entry.id, latest.id)}>{estimateName(latest.data)}</Link>
        </Note>
      )}
      {isGenuine === false && (
        <Alert kind="trouble">
          <p>
            Kontrollsumman stämmer inte. Kostnadsförslaget är inte som det var när kunden
            tillfrågades.
          </p>
        </Alert>
      )}
      {mayWrite && <AskCard order={entry.data} estimate={estimate.data} />}
      <EstimateSheet
        order={entry}
        offer={estimate.data}
        name={estimateName(estimate.data)}
        asked={{ at: estimate.data.createdAt, hash: estimate.data.hash }}
        known={known}
        approvals={version?.approvals ?? []}
      />
      {answering && (
        <AnswerDialog
          asked={{ order: entry, estimate, known }}
          how={answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </div>
  );
}
