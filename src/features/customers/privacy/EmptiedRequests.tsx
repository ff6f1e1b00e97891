/** Tells what happens to the requests of the public page when their customer is anonymised. */
export function EmptiedRequests({
  over,
  ahead,
  isWhole,
}: {
  over: number;
  ahead: number;
  /** False where there may be more. */
  isWhole: boolean;
}) {
  if (isWhole && over + ahead === 0) return null;
  return (
    <p>
      {over > 0 && `${countText(over)} på nätet töms på allt som säger vem det var.`}{' '}
      {ahead > 0 &&
        `${countText(ahead)} på nätet är inte avslutad${ahead === 1 ? '' : 'e'} och töms 30 dagar efter det.`}{' '}
      {!isWhole &&
        'Alla förfrågningar på nätet kan inte läsas just nu. De töms 30 dagar efter att de är avslutade.'}
    </p>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 förfrågan' : `${count} förfrågningar`;
}
