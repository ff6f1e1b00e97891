import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { useInspectionRecords } from '@/data/orders/inspections';
import { useInspectionTemplates } from '@/data/settings/inspectionTemplates';
import { useReach } from '@/data/sync/StoreContext';
import { newInspection } from '@/domain/inspection/inspection';
import { orderName } from '@/domain/order/order';
import { entriesOf, fetchedOf } from '@/domain/values/live';
import { type InspectionTemplateDraft, templatePoints } from '@/domain/workshop/inspectionTemplate';
import { starterCheck, starterInspections } from '@/domain/workshop/starterInspections';
import { inspectionPath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './Inspection.module.css';

/** Starts an inspection of an order's car from a template: the workshop's own, or the starter set where it has none. */
export function StartDialog({
  orderId,
  isCheck,
  onClose,
}: {
  orderId: string;
  /** True if it checks what was done; points for that are offered beside the templates. */
  isCheck: boolean;
  onClose: () => void;
}) {
  const templates = useInspectionTemplates();
  const fetched = fetchedOf(templates, entriesOf(templates).length === 0, useReach());
  const { create } = useInspectionRecords();
  const navigate = useNavigate();

  function start({ name, points }: Pick<InspectionTemplateDraft, 'name' | 'points'>) {
    const label = `Bilkontrollen av ${orderName(orderId)}`;
    const id = create(label, newInspection(orderId, name, templatePoints(points), isCheck));
    void navigate(inspectionPath(orderId, id));
  }

  const choice = (key: string, template: Pick<InspectionTemplateDraft, 'name' | 'points'>) => (
    <Button key={key} onClick={() => start(template)}>
      {template.name}
    </Button>
  );
  const choices = (list: ReactNode) => (
    <div className={styles.templates}>
      {isCheck && choice('check', starterCheck)}
      {list}
    </div>
  );
  const starter = choices(starterInspections.map((template) => choice(template.name, template)));
  return (
    <Dialog title={isCheck ? 'Kontrollera arbetet' : 'Kontrollera bilen'} onClose={onClose}>
      <div className={styles.page}>
        <p>Vilken mall?</p>
        {fetched === 'unfetched' ? (
          // Without contact an empty list may be one that is not here yet, and the car is.
          starter
        ) : (
          <LiveList live={templates} noun={['mall', 'mallar']} empty={starter}>
            {(entries) => choices(entries.map(({ id, data }) => choice(id, data)))}
          </LiveList>
        )}
      </div>
    </Dialog>
  );
}
