import { Fact, PaperSheet } from '@/components/PaperSheet';
import { useNames } from '@/components/useNames';
import {
  countsOf,
  groupsOf,
  type PointEntry,
  pointsOf,
  pointStateLabels,
} from '@/domain/inspection/inspection';
import { countText, formatMeasured } from '@/domain/inspection/measured';
import { orderName } from '@/domain/order/order';
import { orderText } from '@/domain/order/orderText';
import { vehicleName } from '@/domain/register/vehicleName';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatOdometer } from '@/domain/values/odometer';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { formatPhone } from '@/domain/values/phone';
import type { Inspected } from './InspectionAt';
import { PhotosOnPaper } from '@/components/photos/PhotosOnPaper';
import styles from './InspectionSheet.module.css';
import { PointMark } from './PointMark';
import { useInspector } from './useInspector';

/** The protocol of an inspection on paper: every point with its state in words, what was measured, and by whom. */
export function InspectionSheet({ inspected: { order, inspection } }: { inspected: Inspected }) {
  const names = useNames();
  const { nameOf } = useInspector();
  const { phone } = useWorkshop().workshop;
  const text = orderText(order.id, order.data, names, new Date());
  const { register } = names;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(order.data.vehicleId ?? '')?.data : undefined;
  const points = pointsOf(inspection.data);
  const { createdAt, templateName } = inspection.data;

  return (
    <PaperSheet
      heading={`Kontrollprotokoll ${orderName(order.id)}`}
      plate={text.plate}
      keyNumber={null}
      isProtocol
    >
      <dl>
        <Fact term="Datum">{`${dayOf(createdAt).toString()} ${formatClock(createdAt)}`}</Fact>
        <Fact term="Mall">{templateName}</Fact>
        <Fact term="Fordon">{vehicle && vehicleName(vehicle)}</Fact>
        <Fact term="Mätarställning">
          {order.data.odometerKm !== null && formatOdometer(order.data.odometerKm)}
        </Fact>
        <Fact term="Kund">{text.customer}</Fact>
        <Fact term="Verkstadens telefon">{phone && formatPhone(phone)}</Fact>
        <Fact term="Resultat">{countsOf(points).map(countText).join(', ')}</Fact>
      </dl>
      {groupsOf(points).map(({ id, group, points: some }) => (
        <table key={id} className={styles.points}>
          <caption>{group || 'Punkter'}</caption>
          <thead>
            <tr>
              <th scope="col">Punkt</th>
              <th scope="col">Bedömning</th>
              <th scope="col">Mätvärde</th>
              <th scope="col">Av, när</th>
            </tr>
          </thead>
          <tbody>
            {some.map((entry) => (
              <PointRow key={entry.id} entry={entry} nameOf={nameOf} />
            ))}
          </tbody>
        </table>
      ))}
      <PhotosOnPaper
        orderId={order.id}
        captionOf={(id) =>
          points.find(({ point }) => point.photoIds.includes(id))?.point.text ?? null
        }
      />
    </PaperSheet>
  );
}

function PointRow({
  entry: { point },
  nameOf,
}: {
  entry: PointEntry;
  nameOf: (id: string) => string;
}) {
  const { by, at } = point;
  return (
    <tr>
      <th scope="row">
        {point.text}
        {point.note && <small>{point.note}</small>}
      </th>
      <td>
        <span className={styles.state}>
          <PointMark state={point.state} /> {pointStateLabels[point.state]}
        </span>
      </td>
      <td>{formatMeasured(point)}</td>
      <td>
        {by !== null && at && (
          <>
            {nameOf(by) && `${nameOf(by)}, `}
            <span className={styles.when}>{`${dayOf(at).toString()} ${formatClock(at)}`}</span>
          </>
        )}
      </td>
    </tr>
  );
}
