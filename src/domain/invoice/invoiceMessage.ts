import type { Message } from '@/domain/values/message';
import { messageMoney } from '@/domain/order/estimateMessage';
import { formatGiro, formatSwish } from '@/domain/values/giro';
import { formatIban } from '@/domain/values/iban';
import { formatPhone } from '@/domain/values/phone';
import { type Invoice, invoiceKindLabels, invoiceName } from './invoice';
import { type Payee, payeeFor } from './payee';

/** The ways to pay, a row each, and the OCR number to name. */
export function paymentRows(
  { bankgiro, plusgiro, swish, iban, bic }: Payee,
  ocr: string,
): string[] {
  // A no-break space makes a text message hold less than half as many characters.
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return [
    ...(bankgiro ? [`Bankgiro: ${formatGiro(bankgiro, 4)}`] : []),
    ...(plusgiro ? [`Plusgiro: ${formatGiro(plusgiro, 1)}`] : []),
    ...(swish ? [`Swish: ${plain(formatSwish(swish))}`] : []),
    ...(iban ? [`IBAN: ${plain(formatIban(iban))}`] : []),
    ...(bic ? [`BIC: ${bic}`] : []),
    `OCR-nummer: ${ocr}`,
  ];
}

/** The text that goes with an invoice or a credit, for a person to send; the document itself is attached by hand. */
export function invoiceMessage(invoice: Invoice): Message {
  const { kind, number, creditsId, buyer, about, dueOn, payableOre, ocr, seller } = invoice;
  const what = about ? ` för ${about}` : '';
  const rows =
    creditsId !== null
      ? [
          `Här är kreditfaktura ${number}${what}. ${invoiceName(creditsId)} är nu ${messageMoney(-payableOre)} lägre.`,
        ]
      : payableOre === 0
        ? [`Här är faktura ${number}${what}. Du har inget att betala.`]
        : [
            `Här är faktura ${number}${what}.`,
            `Att betala: ${messageMoney(payableOre)}, senast ${dueOn}`,
            ...paymentRows(payeeFor(seller, buyer.address), ocr),
          ];
  const text = [
    ...[`Hej ${buyer.name}!`, '', ...rows, '', seller.name],
    ...(seller.phone ? [formatPhone(seller.phone)] : []),
  ];
  return { subject: `${invoiceKindLabels[kind]} ${number}`, text: text.join('\n') };
}
