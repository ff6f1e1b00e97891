import { messageFrom } from '@/domain/booking/bookingMessages';
import type { Message } from '@/domain/values/message';
import { formatMoney } from '@/domain/values/money';
import { formatAddress } from '@/domain/values/address';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { MessageTemplate, MessageValues } from '@/domain/workshop/messageTemplate';
import type { Workshop } from '@/domain/workshop/workshop';
import { type Offer, offeredLines, sumsOf } from './estimate';
import { lineOre } from './orderSums';
import { priceTypeLabels } from './priceCeiling';

/** The people and the car of a message about an order; the plate as stored, null where it is not known. */
export interface ToldOf {
  workshop: Pick<Workshop, 'name' | 'phone' | 'address'>;
  customer: string | null;
  plate: string | null;
}

/** The values for the fields of a text about an order. */
export function orderMessageValues({ workshop, customer, plate }: ToldOf): MessageValues {
  return {
    kund: customer ?? '',
    regnr: plate === null ? '' : formatRegistrationNumber(plate),
    tid: '',
    tjänster: '',
    rader: '',
    summa: '',
    adress: formatAddress(workshop.address),
    företag: workshop.name,
    telefon: workshop.phone === null ? '' : formatPhone(workshop.phone),
  };
}

/** Gives the values of the fields of a text about lines to be paid, such as the lines and their sum. */
export function offerValues(offer: Offer, about: ToldOf): MessageValues {
  const lines = offeredLines(offer).map(({ line }) => line);
  const sums = sumsOf(offer);
  const vat = offer.pricesInclVat ? 'inkl. moms' : 'exkl. moms';
  const ore = offer.pricesInclVat ? sums.payableOre : sums.netOre;
  return {
    ...orderMessageValues(about),
    tjänster: lines.map(({ text }) => text).join(', '),
    rader: lines.map((line) => `${line.text} ${messageMoney(lineOre(line))}`).join('\n'),
    summa: lines.length === 0 ? '' : `${messageMoney(ore)} ${vat}`,
  };
}

/** The message that asks a customer about an estimate, by the workshop's own text or the standard text. */
export function estimateMessage(
  offer: Offer,
  own: MessageTemplate | undefined,
  about: ToldOf,
): Message {
  const values = offerValues(offer, about);
  const priceType = priceTypeLabels[offer.priceType].toLowerCase();
  return messageFrom('estimate', own, {
    ...values,
    summa: values.summa && `${values.summa} (${priceType})`,
  });
}

/** Money without the no-break spaces, which would make a text message hold less than half as many characters. */
export function messageMoney(ore: number): string {
  return formatMoney(ore).replaceAll('\u00a0', ' ');
}
