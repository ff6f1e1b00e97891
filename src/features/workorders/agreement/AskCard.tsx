import { MessageActions } from '@/components/MessageActions';
import { SmsLengthNote } from '@/components/SmsLengthNote';
import { useNames } from '@/components/useNames';
import { useMessageTemplates } from '@/data/messageTemplates';
import { useWorkshop } from '@/data/WorkshopContext';
import { isReachable } from '@/domain/booking/bookingContact';
import type { Estimate } from '@/domain/order/estimate';
import { estimateMessage } from '@/domain/order/estimateMessage';
import type { WorkOrder } from '@/domain/order/order';
import { customerNow } from '@/domain/register/customerNow';
import styles from './Agreement.module.css';

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
  const texts = useMessageTemplates();
  const customer = customerNow(register, customerId)?.data;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '')?.data : undefined;
  const own = texts.kind === 'ready' ? texts.data.get('estimate') : undefined;
  const message = estimateMessage(estimate, own, {
    workshop,
    customer: customer?.name ?? null,
    plate: vehicle?.registrationNumber ?? null,
  });
  const isUnreachable = register.kind === 'ready' && !(customer && isReachable(customer));
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 id="ask">Fråga kunden</h2>
      {texts.kind === 'loading' ? (
        <p className={styles.note}>Hämtar texten …</p>
      ) : (
        <>
          {isUnreachable && (
            <p className={styles.note}>
              Kunden har varken mobilnummer eller e-postadress i registret.
            </p>
          )}
          <p className={styles.text}>{message.text}</p>
          <SmsLengthNote text={message.text} />
          <MessageActions message={message} customer={customer} />
          <p className={styles.note}>
            Du skickar texten själv från din telefon eller ditt mejlprogram. Skriv in svaret här när
            det kommer.
          </p>
        </>
      )}
    </section>
  );
}
