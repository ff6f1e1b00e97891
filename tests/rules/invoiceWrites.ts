import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { credit, invoice, owedFor } from './invoiceWorld';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;

const counted = (uid: string, { number, issuedOn }: Fields): Write =>
  change(uid, `${own}/series/F`, { last: number, lastOn: issuedOn });

/** The batch that issues an invoice with these fields; `owed` makes what is owed for it wrong. */
export function issued(uid: string, fields: Fields = {}, owed: Fields = {}): Write[] {
  const whole: Fields = { ...invoice, ...fields };
  const id = `F${String(whole.number)}`;
  return [
    create(uid, `${own}/invoices/${id}`, whole),
    counted(uid, whole),
    create(uid, `${own}/receivables/${id}`, { ...owedFor(whole), ...owed }),
  ];
}

/** The batch that credits all of F10004, or what `fields` say; `owed` makes what is left of it wrong. */
export function credited(uid: string, fields: Fields = {}, owed: Fields = {}): Write[] {
  const whole = { ...credit, ...fields };
  const creditedOre = -Number(whole.payableOre);
  return [
    create(uid, `${own}/invoices/F10006`, whole),
    counted(uid, whole),
    change(uid, `${own}/receivables/F10004`, {
      ...{ creditedOre, isSettled: creditedOre === 179_300, lastCreditId: 'F10006' },
      ...owed,
    }),
  ];
}

/** The batch that issues an invoice of the order 1004, which becomes `changes`. */
export function issuedOf(uid: string, changes: Fields, fields: Fields = {}, id = '1004'): Write[] {
  const path = `${own}/workOrders/${id}`;
  const before = existing(path).invoiceIds ?? [];
  return [
    ...issued(uid, { orderId: id, ...fields }),
    change(uid, path, {
      invoiceIds: [...(Array.isArray(before) ? before : []), 'F10006'],
      ...changes,
    }),
  ];
}
