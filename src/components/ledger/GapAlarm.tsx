import type { ReactNode } from 'react';
import { feeRisk } from '@/domain/ledger/feeText';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { listed } from '@/domain/values/listed';
import { Alert } from '@/ui/notes/Alert';
import { useGaps } from './useGaps';

/** Warns of people who work without being in the ledger, and of what that can cost; nothing where nobody does. */
export function GapAlarm({
  read,
  now,
  children,
}: {
  read: ReadLedger;
  now: Date;
  /** The way on from the warning. */
  children?: ReactNode;
}) {
  const { missing, isNobodyHere } = useGaps(read, now);
  if (missing.length === 0 && !isNobodyHere) return null;
  const who = listed(missing.map(({ name }) => name));
  const text = isNobodyHere
    ? 'Ett jobb pågår men ingen är instämplad.'
    : `${who} har ett pågående jobb men är inte ${missing.length === 1 ? 'instämplad' : 'instämplade'}.`;
  return (
    <Alert kind="trouble">
      <p>
        {text} Vid en kontroll: {feeRisk}.
      </p>
      {children}
    </Alert>
  );
}
