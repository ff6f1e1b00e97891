import { useNames } from '@/components/useNames';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { isReachable } from '@/domain/booking/bookingContact';
import type { Estimate } from '@/domain/order/estimate';
import { estimateMessage } from '@/domain/order/estimateMessage';
import type { WorkOrder } from '@/domain/order/order';
import { customerNow } from '@/domain/register/customerNow';
import { MessageCard, ReadyText } from '@/features/orders/frame/MessageCard';

/** The ready text that asks a customer about a version of an estimate, for a person to send. */
export function AskCard({
  order: { customerId, vehicleId },
  estimate,
}: {
  order: Pick<WorkOrder, 'customerId' | 'vehicleId'>;
  estimate: Estimate;
}) {
  const { register } = useNames();
  const { workshop } = useWorkshop();
  const customer = customerNow(register, customerId)?.data;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '')?.data : undefined;
  const about = {
    workshop,
    customer: customer?.name ?? null,
    plate: vehicle?.registrationNumber ?? null,
  };
  const isUnreachable = register.kind === 'ready' && !(customer && isReachable(customer));
  return (
    <MessageCard title="Fråga kunden" kind="estimate">
      <ReadyText
        kind="estimate"
        messageBy={(own) => estimateMessage(estimate, own, about)}
        customer={customer}
        obstacle={
          isUnreachable ? 'Kunden har varken mobilnummer eller e-postadress i registret.' : null
        }
      >
        Skriv in svaret här när det kommer.
      </ReadyText>
    </MessageCard>
  );
}
