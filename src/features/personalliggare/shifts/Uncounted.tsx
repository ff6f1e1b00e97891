import type { WorkedTime } from '@/domain/ledger/shifts';

/** What of a person's time is in no sum: the shift that goes on where the person `isHere`, and what has no end or no start. */
export function Uncounted({
  time: { withoutEnd, withoutStart },
  isHere,
}: {
  time: WorkedTime;
  isHere: boolean;
}) {
  const unended = withoutEnd - (isHere ? 1 : 0);
  return (
    <>
      {isHere && <small>är här</small>}
      {unended > 0 && <small>{unended} utan sluttid</small>}
      {withoutStart > 0 && <small>{withoutStart} utan instämpling</small>}
    </>
  );
}
