import { useState } from 'react';
import { LoanReadingDialog } from '@/components/LoanReadingDialog';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useNames } from '@/components/useNames';
import { useBooking, useVisit } from '@/data/bookings/bookings';
import { useReceivablesOf } from '@/data/invoicing/receivables';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Booking, takesTime } from '@/domain/booking/booking';
import { isLoan, isOut } from '@/domain/booking/loan';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { canBeHandedOver, type HandOverPart as Part } from '@/domain/order/handOver';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { handedOverText } from '@/domain/order/orderText';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, fetchedOf } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { PaymentDialog } from '@/components/orders/PaymentDialog';
import { ReadyPart } from '@/features/orders/order/ReadyCard';
import { sendReady } from '@/components/orders/useOrderSteps';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import buttons from '@/ui/dialogs/EditDialog.module.css';
import { Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { HandOverPart } from './HandOverPart';
import styles from './HandOver.module.css';
import { InvoicePart } from './InvoicePart';
import { LoanPart } from './LoanPart';
import { useHandOver } from './useHandOver';

/**
 * Hands the car of an order over in one step: the ready text, the invoice and its payment, the loan car and the key, each marked
 * if it is left to do. The car may be handed over with parts left to do, and the history tells of them. Of a hand-over that is
 * noted it shows what is left, and takes it back.
 */
export function HandOverDialog({
  entry,
  onClose,
}: {
  entry: Entry<WorkOrder>;
  onClose: () => void;
}) {
  const { id, data } = entry;
  const { handedOverAt, stage, keyNumber, invoiceIds } = data;
  const names = useNames();
  const mayWrite = canWrite(useWorkshop().role);
  const handOver = useHandOver(entry);
  const owed = useReceivablesOf(invoiceIds);
  const loans = useLoansWith(data.bookingId);
  const [isKeyGiven, setIsKeyGiven] = useState(false);
  const [paying, setPaying] = useState<Entry<Receivable> | null>(null);
  const [returned, setReturned] = useState<Entry<Booking> | null>(null);
  const isNoted = handedOverAt !== null;

  const isUnpaid = entriesOf(owed).some((each) => leftOre(each.data) > 0);
  const isPaymentKnown = owed.kind === 'ready' && owed.data.length === invoiceIds.length;
  const left: Part[] = [
    ...(stage === 'ready' ? ['invoice' as const] : []),
    ...(isUnpaid ? ['payment' as const] : []),
    ...(loans.cars.some((each) => isOut(each.data)) ? ['loan' as const] : []),
    ...(isKeyGiven ? [] : ['key' as const]),
  ];

  function save() {
    if (!handOver) return;
    if (isNoted) handOver(null);
    else handOver(new Date(), left);
    onClose();
  }

  const lost = !mayWrite
    ? roleChanged
    : !isNoted && !canBeHandedOver(data) && 'Arbetsordern har bytt steg under tiden.';
  return (
    <>
      <FormDialog
        title={`${isNoted ? 'Utlämning av' : 'Lämna ut'} ${orderName(id)}`}
        onClose={onClose}
      >
        {(close) => (
          <Form pending={false} message={null} onSubmit={save}>
            {isNoted && <p>{handedOverText(handedOverAt, dayOf(new Date()))}.</p>}
            <ul className={styles.parts}>
              {!isNoted && stage === 'ready' && (
                <HandOverPart title="Meddela kunden" isLeft={null}>
                  {data.bookingId === null ? (
                    <details>
                      <summary>{sendReady}, om kunden inte redan har fått det</summary>
                      <div className={styles.ready}>
                        <ReadyPart order={data} />
                      </div>
                    </details>
                  ) : (
                    <div className={styles.row}>
                      <p>Om kunden inte redan har fått veta det.</p>
                      <ReadyPart order={data} />
                    </div>
                  )}
                </HandOverPart>
              )}
              {stage !== 'closed' && (
                <InvoicePart
                  entry={entry}
                  owed={owed}
                  isLeft={stage === 'ready' || isUnpaid || (isPaymentKnown ? false : null)}
                  onPay={setPaying}
                />
              )}
              {loans.cars.length > 0 && (
                <LoanPart loans={loans.cars} names={names} onTakeBack={setReturned} />
              )}
              {loans.unknown && (
                <HandOverPart title="Lånebil" isLeft={null}>
                  <p>{loans.unknown}</p>
                </HandOverPart>
              )}
              {!isNoted && (
                <HandOverPart title="Nyckel" isLeft={!isKeyGiven}>
                  <CheckboxField
                    name="key"
                    label={keyNumber ? `Nyckel ${keyNumber} är lämnad` : 'Nyckeln är lämnad'}
                    checked={isKeyGiven}
                    onChange={({ target }) => setIsKeyGiven(target.checked)}
                  />
                </HandOverPart>
              )}
            </ul>
            {lost && (
              <Alert kind="trouble">
                <TakenAway>{lost}</TakenAway>
              </Alert>
            )}
            <div className={`${buttons.buttons} ${buttons.foot}`}>
              <Button onClick={close}>{isNoted ? 'Stäng' : 'Avbryt'}</Button>
              {!lost && (
                <Button kind={isNoted ? 'quiet' : 'work'} type="submit" disabled={!handOver}>
                  {!handOver ? 'Hämtar bokningen …' : isNoted ? 'Ångra utlämning' : 'Lämna ut'}
                </Button>
              )}
            </div>
          </Form>
        )}
      </FormDialog>
      {paying && (
        <PaymentDialog receivable={paying} direction="in" onClose={() => setPaying(null)} />
      )}
      {returned && (
        <LoanReadingDialog entry={returned} names={names} onClose={() => setReturned(null)} />
      )}
    </>
  );
}

/** The loan cars that are lent with a booking, and why they cannot be told; null where they can. */
function useLoansWith(bookingId: string | null) {
  const reach = useReach();
  const live = useBooking(bookingId);
  const visitId = live.kind === 'ready' ? (live.data?.data.visitId ?? null) : null;
  const visit = useVisit(visitId);
  const cars = entriesOf(visit).filter(({ data }) => isLoan(data) && takesTime(data));
  const isAlone = live.kind === 'ready' && live.data !== null && visitId === null;
  if (bookingId === null || isAlone) return { cars, unknown: null };
  const asked = visitId === null ? live : visit;
  const isEmpty = visitId === null || entriesOf(visit).length === 0;
  const unknown = {
    loading: 'Hämtar lånebilen …',
    failed: 'Lånebilen kan inte läsas just nu.',
    unfetched: 'Ej hämtat än: du är offline.',
    ready: null,
  }[fetchedOf(asked, isEmpty, reach)];
  return { cars, unknown };
}
