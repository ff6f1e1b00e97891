import { useNavigate } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { useInspectionRecords } from '@/data/inspections';
import { useInspectionTemplates } from '@/data/inspectionTemplates';
import { useReach } from '@/data/sync/StoreContext';
import { newInspection } from '@/domain/order/inspection';
import { orderName } from '@/domain/order/order';
import { entriesOf, fetchedOf } from '@/domain/values/live';
import { type InspectionTemplateDraft, templatePoints } from '@/domain/workshop/inspectionTemplate';
import { starterCheck, starterInspections } from '@/domain/workshop/starterInspections';
import { inspectionPath } from '@/components/orderAddress';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import styles from './Inspection.module.css';

/** Starts an inspection of an order's car from a template: the workshop's own, or the starter set where it has none. */
export function StartDialog({
  orderId,
  isCheck,
  onClose,
}: {
  orderId: string;
  /** Whether it checks what was done; points for that are offered beside the templates. */
  isCheck: boolean;
  onClose: () => void;
}) {
  const templates = useInspectionTemplates();
  const fetched = fetchedOf(templates, entriesOf(templates).length === 0, useReach());
  const { create } = useInspectionRecords();
  const navigate = useNavigate();

  function start({ name, points }: Pick<InspectionTemplateDraft, 'name' | 'points'>) {
    const label = `Besiktningen av ${orderName(orderId)}`;
    const id = create(label, newInspection(orderId, name, templatePoints(points), isCheck));
    void navigate(inspectionPath(orderId, id));
  }

  const choices = (list: readonly Pick<InspectionTemplateDraft, 'name' | 'points'>[]) => (
    <div className={styles.templates}>
      {[...(isCheck ? [starterCheck] : []), ...list].map((template, place) => (
        // Two templates may have the same name.
        <Button key={place} onClick={() => start(template)}>
          {template.name}
        </Button>
      ))}
    </div>
  );
  return (
    <Dialog title={isCheck ? 'Kontrollera' : 'Besikta'} onClose={onClose}>
      <div className={styles.page}>
        <p>Vilken mall?</p>
        {fetched === 'unfetched' ? (
          // Without contact an empty list may be one that is not here yet, and the car is.
          choices(starterInspections)
        ) : (
          <LiveList live={templates} noun={['mall', 'mallar']} empty={choices(starterInspections)}>
            {(entries) => choices(entries.map(({ data }) => data))}
          </LiveList>
        )}
      </div>
    </Dialog>
  );
}
