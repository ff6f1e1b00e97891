import type { Booking } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { carName, isOut, loanLines, statusLabel } from '@/domain/booking/loan';
import type { Entry } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { HandOverPart } from './HandOverPart';
import layout from '@/ui/style/layout.module.css';
import styles from './HandOver.module.css';

/** The loan cars of the visit: who is out with one, and the way to take it back. */
export function LoanPart({
  loans,
  names,
  onTakeBack,
}: {
  loans: readonly Entry<Booking>[];
  names: Names;
  onTakeBack: (loan: Entry<Booking>) => void;
}) {
  return (
    <HandOverPart title="Lånebil" isLeft={loans.some(({ data }) => isOut(data))}>
      {loans.map((entry) => {
        const { id, data } = entry;
        const car = names.resources.get(data.resourceId ?? '')?.data;
        const name = car ? carName(car) : 'Lånebilen';
        const lines = data.loan ? loanLines(data.loan, names.today) : [];
        return (
          <div key={id} className={styles.row}>
            <div>
              <p>
                {name}: {statusLabel(data).toLowerCase()}
              </p>
              {lines.map((line) => (
                <p key={line} className={layout.quiet}>
                  {line}
                </p>
              ))}
            </div>
            {isOut(data) && (
              <Button aria-label={`Ta tillbaka ${name}`} onClick={() => onTakeBack(entry)}>
                Ta tillbaka
              </Button>
            )}
          </div>
        );
      })}
    </HandOverPart>
  );
}
