import { Fact, Jobs, PaperSheet, Paragraphs } from '@/components/PaperSheet';
import { useNames } from '@/components/useNames';
import { formatQuantity } from '@/domain/order/lineDraft';
import { type LineEntry, linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { mayBeDone } from '@/domain/order/orderLine';
import { orderText } from '@/domain/order/orderText';
import { customerNow } from '@/domain/register/customerNow';
import { fuelLabels } from '@/domain/register/vehicle';
import { vehicleName } from '@/domain/register/vehicleName';
import { damagesOf } from '@/domain/order/damage';
import type { Entry } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { formatPhone } from '@/domain/values/phone';
import { DamageMap } from '@/features/orders/damage/DamageMap';
import { PhotosOnPaper } from '@/components/photos/PhotosOnPaper';

/** The order as the mechanic has it on paper: what is agreed to be done, without prices. */
export function OrderSheet({ entry: { id, data } }: { entry: Entry<WorkOrder> }) {
  const names = useNames();
  const { register, staff } = names;
  const text = orderText(id, data, names, new Date());
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(data.vehicleId ?? '')?.data : undefined;
  const person = (customerId: string | null) => customerNow(register, customerId)?.data;
  const phones = [data.driverId, data.customerId].flatMap((each) => person(each)?.phones ?? []);
  const lines = linesOf(data);
  const jobOf = ({ id: lineId, line }: LineEntry) => ({
    id: lineId,
    text: line.text,
    about: [
      `${formatQuantity(line.milliQty)} ${line.unit}`,
      staff.get(line.staffId ?? '')?.data.name,
      line.work === 'done' && 'gjord',
    ]
      .filter(Boolean)
      .join(', '),
  });
  const agreed = lines.filter(({ line }) => mayBeDone(line) && line.milliQty > 0);
  const asked = lines.filter(({ line }) => line.answer === 'open');

  return (
    <PaperSheet
      heading={`Arbetsorder ${orderName(id)}`}
      plate={text.plate}
      keyNumber={data.keyNumber}
    >
      <dl>
        <Fact term="Utlovad">{text.due}</Fact>
        <Fact term="Ansvarig">{text.person}</Fact>
        <Fact term="Kund">{text.customer}</Fact>
        <Fact term="Förare">{person(data.driverId)?.name}</Fact>
        <Fact term="Telefon">{phones.map(formatPhone).join(', ')}</Fact>
        <Fact term="Fordon">{vehicle && vehicleName(vehicle)}</Fact>
        <Fact term="Drivmedel">{vehicle?.fuel && fuelLabels[vehicle.fuel]}</Fact>
        <Fact term="Chassinummer">{vehicle?.vin}</Fact>
        <Fact term="Mätarställning">
          {data.odometerKm !== null && formatOdometer(data.odometerKm)}
        </Fact>
        <Fact term="Läge">{text.waitingFor}</Fact>
      </dl>
      <Paragraphs title="Kundens beskrivning">{data.complaint}</Paragraphs>
      <section>
        <h2>Att göra</h2>
        {agreed.length === 0 ? <p>Inget är godkänt än.</p> : <Jobs jobs={agreed.map(jobOf)} />}
      </section>
      {asked.length > 0 && (
        <section>
          <h2>Väntar på kundens svar</h2>
          <Jobs jobs={asked.map(jobOf)} />
        </section>
      )}
      {damagesOf(data.damages).length > 0 && (
        <section>
          <h2>Skador på bilen</h2>
          <DamageMap damages={data.damages} onAsk={null} />
        </section>
      )}
      <PhotosOnPaper orderId={id} />
    </PaperSheet>
  );
}
