import { agreedLine, type KnownAgreement } from '@/domain/order/agreement';
import type { Approval } from '@/domain/order/approval';
import { type Offer, offeredLines, sumsOf } from '@/domain/order/estimate';
import { formatLineDiscount, hasDiscount } from '@/domain/order/lineDraft';
import type { WorkOrder } from '@/domain/order/order';
import type { OrderLine } from '@/domain/order/orderLine';
import { comparedOre, isFixedPrice, type PriceType } from '@/domain/order/priceCeiling';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { CustomerSheet } from '@/features/orders/sheet/CustomerSheet';
import styles from '@/components/orders/CustomerSheet.module.css';
import { ApprovalRecord } from './ApprovalRecord';

/** An estimate as the customer sees it, on the screen and on paper; `asked` is null before the customer is asked. */
export function EstimateSheet({
  order,
  offer,
  name,
  asked,
  known,
  approvals,
}: {
  order: Entry<WorkOrder>;
  offer: Offer;
  name: string;
  asked: { at: Date; hash: string } | null;
  known: KnownAgreement;
  /** The records about the version: answers, and attempts to reach the customer. */
  approvals: readonly Entry<Approval>[];
}) {
  const at = asked?.at ?? new Date();
  // The agreement as it was before the customer was asked about this version.
  const before = {
    ...known,
    approvals: known.approvals.filter(({ data }) => data.createdAt < at),
  };
  return (
    <CustomerSheet
      order={order}
      name={name}
      day={[dayOf(at).toString(), asked && formatClock(at)].filter(Boolean).join(' ')}
      offer={offer}
      lines={offeredLines(offer)}
      none="Inga rader att fråga om."
      about={({ id, line }) => (
        <>
          {line.agreedOre !== null && line.answer === 'accepted' && (
            <small>
              {isAsAgreed(line, agreedLine(id, before), offer)
                ? 'Redan godkänt'
                : `Tidigare godkänt ${formatMoney(line.agreedOre)}`}
            </small>
          )}
          {hasDiscount(line) && <small>Rabatt {formatLineDiscount(line)}</small>}
        </>
      )}
      total={totalNames[offer.priceType]}
    >
      <p className={styles.terms}>{termsOf(offer, sumsOf(offer).ceilingOre)}</p>
      {approvals.length > 0 && (
        <section>
          <h2>Svar</h2>
          <ul className={styles.approvals}>
            {approvals.map((approval) => (
              <ApprovalRecord key={approval.id} approval={approval} estimate={offer} />
            ))}
          </ul>
        </section>
      )}
      {approvals.length === 0 && (
        <div className={styles.byHand} aria-hidden="true">
          <p>Godkänns (datum, underskrift och namnförtydligande)</p>
        </div>
      )}
      {asked && <p className={styles.hash}>Kontrollsumma {asked.hash.slice(0, 16)}</p>}
    </CustomerSheet>
  );
}

/** True if an accepted line is no dearer than what was agreed, and says the same. */
function isAsAgreed(line: OrderLine, was: OrderLine | null, { discountBp }: Offer): boolean {
  const isDearer = comparedOre(line, discountBp) > (line.agreedOre ?? 0);
  return !isDearer && (was?.text ?? line.text) === line.text;
}

const totalNames: Record<PriceType, string> = {
  fixed: 'Summa',
  approx: 'Ungefärligt pris',
  running: 'Beräknat pris',
};

/**
 * Explains the type of price to the customer. A consumer's approximate price may be exceeded by at most 15 %
 * (konsumenttjänstlagen 36 §).
 */
function termsOf(offer: Offer, ceilingOre: number | null): string {
  const { priceType, pricesInclVat } = offer;
  const vat = pricesInclVat ? 'inkl. moms' : 'exkl. moms';
  switch (priceType) {
    case 'fixed':
      return 'Fast pris: det här är vad arbetet kostar. Tillkommer något frågar vi dig först.';
    case 'approx': {
      const most = ceilingOre === null ? '' : `: högst ${formatMoney(ceilingOre)} ${vat}`;
      const except = offeredLines(offer).some(({ line }) => isFixedPrice(line))
        ? ' utom på rader med fast pris'
        : '';
      return `Ungefärligt pris: det får överskridas med högst 15 %${except}${most}. Tillkommer något frågar vi dig först.`;
    }
    case 'running':
      return 'Löpande räkning: priset beror på den tid och de delar som går åt. Tillkommer något frågar vi dig först.';
  }
}
