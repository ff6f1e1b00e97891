import { useNavigate } from 'react-router-dom';
import type { PointEntry } from '@/domain/inspection/inspection';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { redIn } from '@/domain/inspection/qualityCheck';
import type { Entry } from '@/domain/values/live';
import { workOrderPath } from '@/dashboardPaths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { useOrderSteps } from '@/components/orders/useOrderSteps';
import styles from '@/components/inspections/Inspection.module.css';

/**
 * The next step after a check of an order: red points send it back to be mended, with their texts as the reason; without one it
 * is approved on its own page. Empty when the order is no longer in the check.
 */
export function SendBack({
  order,
  points,
}: {
  order: Entry<WorkOrder>;
  points: readonly PointEntry[];
}) {
  const take = useOrderSteps(order);
  const navigate = useNavigate();
  const red = redIn(points);
  if (order.data.stage !== 'checking') return null;
  return (
    <section className={styles.card} aria-labelledby="check">
      <h2 id="check">Kontroll före lämning</h2>
      <p>{red ?? 'Inga röda punkter. Ordern godkänns på sin egen sida.'}</p>
      <div className={styles.actions}>
        {red ? (
          <Button
            kind="work"
            disabled={!take}
            onClick={() => {
              take?.('working', red);
              void navigate(workOrderPath(order.id));
            }}
          >
            Skicka tillbaka
          </Button>
        ) : (
          <LinkButton kind="work" to={workOrderPath(order.id)}>
            Till {orderName(order.id)}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
