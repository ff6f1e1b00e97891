import { formatGiro } from '@/domain/values/giro';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import type { Invoice, Seller } from './invoice';

/** An account that a bank's app pays to, as UsingQR calls its kind. */
interface Giro {
  pt: 'BG' | 'PG';
  acc: string;
}

/** The bankgiro of a seller, or else the plusgiro; null without either. */
function giroOf({ bankgiro, plusgiro }: Seller): Giro | null {
  if (bankgiro) return { pt: 'BG', acc: formatGiro(bankgiro, 4) };
  return plusgiro ? { pt: 'PG', acc: formatGiro(plusgiro, 1) } : null;
}

/**
 * The text of the QR code that banks' apps read from an invoice (UsingQR, version 1): who is paid, to which giro, the OCR, days as
 * `20261120` and kronor. Null for a seller without a giro.
 */
export function usingQrText(
  seller: Seller,
  { issuedOn, dueOn, payableOre }: Pick<Invoice, 'issuedOn' | 'dueOn' | 'payableOre'>,
  ocr: string,
): string | null {
  const giro = giroOf(seller);
  if (!giro) return null;
  if (!Number.isSafeInteger(payableOre) || payableOre <= 0)
    throw new Error('A payment QR code needs an amount to pay.');
  const { name, organisationNumber } = seller;
  return JSON.stringify({
    uqr: 1,
    tp: 1,
    nme: name,
    cc: 'SE',
    ...(organisationNumber && { cid: formatOrganisationNumber(organisationNumber) }),
    iref: ocr,
    idt: issuedOn.replaceAll('-', ''),
    ddt: dueOn.replaceAll('-', ''),
    due: payableOre / 100,
    cur: 'SEK',
    ...giro,
  });
}
