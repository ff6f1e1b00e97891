import { photoCount, thumbUrl } from '@/domain/photo/photo';
import { stageLabels } from '@/domain/order/stage';
import type { ExtractedOrder } from '@/domain/record/extractedOrder';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatMoney } from '@/domain/values/money';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { ExtractFacts, type Fact } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The customer's work orders for the printed extract, the latest first; nothing where there are none. */
export function ExtractOrders({ orders }: { orders: ExtractedOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="extract-orders">
      <h3 id="extract-orders">Arbetsorder</h3>
      {orders.map((order) => (
        <div key={order.number} className={styles.record}>
          <h4>{order.number}</h4>
          <ExtractFacts facts={orderFacts(order)} />
          {order.photos.length > 0 && (
            <p className={styles.photos}>
              {order.photos.map((photo, place) => (
                <img
                  key={place}
                  src={thumbUrl(photo)}
                  alt={`Foto ${place + 1} av ${order.photos.length}`}
                />
              ))}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function orderFacts(order: ExtractedOrder): Fact[] {
  const { registrationNumber, lines, sumOre, odometerKm, dueAt } = order;
  return [
    ['Fordon', registrationNumber ? formatRegistrationNumber(registrationNumber) : ''],
    ['Steg', stageLabels[order.stage]],
    ['Rader', lines.join('\n')],
    ['Summa', lines.length > 0 ? `${formatMoney(sumOre)} inklusive moms` : ''],
    ...order.inspections.map(
      ({ day, template, points }) =>
        [`Bilkontroll ${day}, ${template}`, points.join('\n') || 'Inget kontrollerat än'] as const,
    ),
    [
      'Foton',
      order.photos.length > 0 ? `${photoCount(order.photos.length)}, här som små bilder` : '',
    ],
    ['Skador på bilen', order.damages.join('\n')],
    ['Mätarställning', odometerKm === null ? '' : formatOdometer(odometerKm)],
    ['Nyckelnummer', order.keyNumber ?? ''],
    ['Beskrivning från dig', order.complaint ?? ''],
    ['Utlovad', dueAt ? `${dayOf(dueAt).toString()} ${formatClock(dueAt)}` : ''],
    ['Varför den avslutades', order.closedReason ?? ''],
    ['Sparad sedan', dayOf(order.createdAt).toString()],
    ['Senast ändrad', dayOf(order.updatedAt).toString()],
  ];
}
