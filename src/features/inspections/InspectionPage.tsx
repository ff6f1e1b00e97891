import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { inspectionPath, inspectionSheetPath, workOrderPath } from '@/dashboardPaths';
import { RecordHead } from '@/components/RecordHead';
import { useNames } from '@/components/useNames';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { pointsOf } from '@/domain/inspection/inspection';
import { orderName } from '@/domain/order/order';
import { orderText } from '@/domain/order/orderText';
import { canWrite } from '@/domain/workshop/member';
import { LinkButton } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { SelectField } from '@/ui/fields/SelectField';
import { Counts } from '@/components/inspections/Counts';
import styles from '@/components/inspections/Inspection.module.css';
import { type Inspected, InspectionAt } from './InspectionAt';
import { InspectionHistory } from './InspectionHistory';
import { PointList } from './PointList';
import { PointView } from './PointView';
import { SendBack } from './SendBack';
import { useInspector } from './useInspector';

/** An inspection of a car: point by point, or all points. */
export function InspectionPage() {
  const { orderId = '', inspectionId = '' } = useParams();
  return (
    <InspectionAt key={`${orderId} ${inspectionId}`} orderId={orderId} id={inspectionId}>
      {(inspected) => <InspectionRecord inspected={inspected} />}
    </InspectionAt>
  );
}

function InspectionRecord({ inspected }: { inspected: Inspected }) {
  const { order, inspection } = inspected;
  const [params, setParams] = useSearchParams();
  const text = orderText(order.id, order.data, useNames(), new Date());
  const mayWrite = canWrite(useWorkshop().role) && order.data.isOpen;
  const inspector = useInspector();
  const { active, staffId, choose } = inspector;
  const points = pointsOf(inspection.data);
  // The point where the inspection goes on; it must not move while its points are filled in.
  const [first] = useState(
    () => (points.find(({ point }) => point.state === 'unchecked') ?? points[0])?.id,
  );
  // The content that replaces the pressed element takes the focus too.
  const [shown, setShown] = useState(() => String(params));
  const [hasMoved, setHasMoved] = useState(false);
  if (shown !== String(params)) {
    setShown(String(params));
    setHasMoved(true);
  }
  const isList = !mayWrite || params.get('visa') === 'lista';
  const asked = points.findIndex(({ id }) => id === (params.get('punkt') ?? first));
  const place = Math.max(asked, 0);
  const entry = points[place];
  const number = orderName(order.id);

  const show = (query: Record<string, string>) => setParams(query, { replace: true });
  const goTo = (to: number) => show({ punkt: points[to]?.id ?? '' });

  return (
    <>
      <RecordHead
        back={{ to: workOrderPath(order.id), text: number }}
        title={`Bilkontroll ${number}`}
        heading={<>Bilkontroll {text.plate && <Plate number={text.plate} />}</>}
        about={
          <>
            {inspection.data.templateName} <Counts points={points} />
          </>
        }
      >
        {mayWrite && (
          <LinkButton
            to={`${inspectionPath(order.id, inspection.id)}${isList ? '' : '?visa=lista'}`}
          >
            {isList ? 'Punkt för punkt' : 'Alla punkter'}
          </LinkButton>
        )}
        <LinkButton to={inspectionSheetPath(order.id, inspection.id)}>Skriv ut</LinkButton>
      </RecordHead>
      <div className={styles.page}>
        {isList || !entry ? (
          <PointList
            inspected={inspected}
            points={points}
            mayWrite={mayWrite}
            isFocused={hasMoved}
          />
        ) : (
          <PointView
            key={entry.id}
            inspected={inspected}
            inspector={inspector}
            entry={entry}
            place={place + 1}
            count={points.length}
            isFocused={hasMoved}
            onNext={() => (place + 1 < points.length ? goTo(place + 1) : show({ visa: 'lista' }))}
            onBefore={place > 0 ? () => goTo(place - 1) : null}
          />
        )}
        {mayWrite && active.length > 0 && (
          <SelectField
            label="Vem är du?"
            name="me"
            hint="Namnet står på protokollet. Valet gäller den här enheten."
            value={staffId ?? ''}
            onChange={({ target }) => target.value && choose(target.value)}
            options={[
              ...(staffId === null ? [['', 'Mitt konto'] as const] : []),
              ...active.map(({ id, data }) => [id, data.name] as const),
            ]}
          />
        )}
        {isList && mayWrite && inspection.data.isCheck && (
          <SendBack order={order} points={points} />
        )}
        {isList && <InspectionHistory id={inspection.id} />}
      </div>
    </>
  );
}
