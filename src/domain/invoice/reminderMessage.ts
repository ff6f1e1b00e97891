import type { Message } from '@/domain/values/message';
import { messageMoney } from '@/domain/order/estimateMessage';
import { formatPhone } from '@/domain/values/phone';
import type { Workshop } from '@/domain/workshop/workshop';
import type { Address } from '@/domain/values/address';
import { paymentRows } from './invoiceMessage';
import type { InvoiceSettingsFields } from './invoiceSettings';
import { type Payee, payeeFor } from './payee';
import { leftOre, type Receivable } from './receivable';

/** The facts that a reminder tells beside the receivable. */
export interface RemindedOf {
  workshop: Pick<Workshop, 'name' | 'phone'>;
  settings: Payee & Pick<InvoiceSettingsFields, 'reminderFeeOre'>;
  /** The address of the customer's card; one in Sweden where there is no card. */
  address: Pick<Address, 'country'>;
  /** The fee is only for customers who have agreed to it before the invoice (lag 1981:739, 2 §). */
  hasFee: boolean;
}

/** The text that reminds a customer of an invoice, for a person to send. */
export function reminderMessage(
  receivable: Pick<
    Receivable,
    'number' | 'buyerName' | 'dueOn' | 'ocr' | 'payableOre' | 'paidOre' | 'creditedOre'
  >,
  { workshop, settings, address, hasFee }: RemindedOf,
): Message {
  const { number, buyerName, dueOn, ocr } = receivable;
  const left = leftOre(receivable);
  const fee = hasFee ? settings.reminderFeeOre : 0;
  const text = [
    `Hej ${buyerName}!`,
    '',
    `Vår faktura ${number} skulle ha betalats ${dueOn}, och ${messageMoney(left)} är kvar att betala.`,
    ...(fee > 0
      ? [
          `Till det kommer en påminnelseavgift på ${messageMoney(fee)}, som vi har kommit överens om.`,
          `Att betala: ${messageMoney(left + fee)}`,
        ]
      : [`Att betala: ${messageMoney(left)}`]),
    ...paymentRows(payeeFor(settings, address), ocr),
    '',
    'Har du redan betalat kan du bortse från det här.',
    '',
    workshop.name,
    ...(workshop.phone ? [formatPhone(workshop.phone)] : []),
  ];
  return { subject: `Påminnelse om faktura ${number}`, text: text.join('\n') };
}
