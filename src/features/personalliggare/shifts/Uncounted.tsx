import type { WorkedTime } from '@/domain/ledger/shifts';

/** The parts of a person's time that are in no sum: the running shift if the person `isHere`, and shifts without end or start. */
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
