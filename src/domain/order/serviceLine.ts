import type { BookedService } from '@/domain/booking/booking';
import { splitGross, type VatRate } from '@/domain/values/vat';
import type { LineDraft } from './lineDraft';
import type { WorkOrder } from './order';
import { lineLimits, noDiscount, type OrderLine } from './orderLine';

/** The service that a line comes from, and the minutes that it took on the price list or in the booking then. */
export type LineService = Pick<BookedService, 'serviceId' | 'minutes'>;

/** Characters. Ids that the app makes have 20; a longer one would leave no room in the ids of lines and follow-ups. */
const longestServiceId = 40;

const linked = /_s(\d{1,5})_([\w-]{1,40})$/;

/**
 * The id of a line that comes from a service: a fresh one, followed by the minutes and the service. The link so holds
 * whatever becomes of the line's text, and goes along with the line into estimates, follow-ups and reports.
 */
export function lineIdOfService(fresh: string, { serviceId, minutes }: LineService): string {
  return serviceId.length > longestServiceId ? fresh : `${fresh}_s${minutes}_${serviceId}`;
}

/** The service that a line comes from, by the line's id; null for a line that was typed, or taken from another place. */
export function serviceOfLine(lineId: string): LineService | null {
  const [, minutes, serviceId] = linked.exec(lineId) ?? [];
  return minutes === undefined || serviceId === undefined
    ? null
    : { serviceId, minutes: Number(minutes) };
}

/** Gives the minutes that a line takes by its service; null for hours, for goods, and without a service. */
export function serviceMinutes(
  { kind, unit, milliQty }: Pick<OrderLine, 'kind' | 'unit' | 'milliQty'>,
  service: Pick<LineService, 'minutes'> | null | undefined,
): number | null {
  const isTimed = kind === 'package' || (kind === 'labour' && unit !== 'h');
  return service && isTimed ? Math.round((milliQty * service.minutes) / 1000) : null;
}

/** A price that includes VAT, in öre, as an order or an invoice tells prices: with VAT or without. */
export function priceTold(grossOre: number, vatRate: VatRate, pricesInclVat: boolean): number {
  const ore = pricesInclVat ? grossOre : splitGross(grossOre, vatRate).netOre;
  return Math.min(ore, lineLimits.unitOre.max);
}

/** The line of a service, for whoever is responsible for the order: at a fixed price where the order has one. */
export function lineOfService(
  { name, priceOre, vatRate }: Pick<BookedService, 'name' | 'priceOre' | 'vatRate'>,
  { priceType, pricesInclVat, staffId }: Pick<WorkOrder, 'priceType' | 'pricesInclVat' | 'staffId'>,
): LineDraft {
  return {
    kind: priceType === 'fixed' ? 'package' : 'labour',
    unit: 'st',
    milliQty: 1000,
    unitOre: priceTold(priceOre, vatRate, pricesInclVat),
    ...noDiscount,
    vatRate,
    staffId,
    text: name,
  };
}
