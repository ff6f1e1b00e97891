import type { LedgerEntry } from '@/domain/ledger/ledgerEvent';
import { happenedAt } from '@/domain/ledger/ledgerEvent';
import { useAccountText } from './accounts';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';

/** The correction of a stamp, with its reason, author and time. */
export function LedgerCorrection({ correction: { id, data } }: { correction: LedgerEntry }) {
  const { newTimeAt, reason, by } = data;
  const at = happenedAt(data);
  const accountText = useAccountText();
  return (
    <ins>
      <b>{newTimeAt ? `${ledgerDate(newTimeAt)} ${ledgerTime(newTimeAt)}` : 'Gäller inte'}</b>{' '}
      <small>
        Rättat {ledgerDate(at)} {ledgerTime(at)} av {by}, konto {accountText(id)}: {reason}
      </small>
    </ins>
  );
}
