import { useMemberName } from '@/components/useMemberName';
import { answerWayLabels, type Approval } from '@/domain/order/approval';
import type { Estimate } from '@/domain/order/estimate';
import { lineAnswerLabels, lineAnswers, parseLine } from '@/domain/order/orderLine';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { Signature } from '@/ui/controls/Signature';

/** The delay of an answer from which its arrival is told beside its time, in ms. */
const late = 5 * 60_000;

/**
 * The record of an answer to an estimate: the name, the answers, the way, the time and the writer; or the reason why the customer
 * could not be reached.
 */
export function ApprovalRecord({
  approval: { data },
  estimate,
}: {
  approval: Entry<Approval>;
  estimate: Pick<Estimate, 'lines'>;
}) {
  const memberName = useMemberName();
  const today = dayOf(new Date());
  const at = (instant: Date) => `${formatDay(dayOf(instant), today)} ${formatClock(instant)}`;
  const { kind, name, how, reason, signature, answers, answeredAt, createdAt } = data;
  const who = name ?? 'Någon som är anonymiserad';
  const way = answerWayLabels[how].toLowerCase();
  return (
    <li>
      {kind === 'unreachable' ? (
        <p>
          Kunden gick inte att nå ({way}){reason && `: ${reason}`}
        </p>
      ) : (
        <p>
          <strong>{who}</strong> svarade, {way}
        </p>
      )}
      {lineAnswers
        .filter((answer) => answer !== 'open')
        .map((answer) => [answer, textsWith(answers, answer, estimate)] as const)
        .filter(([, texts]) => texts.length > 0)
        .map(([answer, texts]) => (
          <p key={answer}>
            {lineAnswerLabels[answer]}: {texts.join(', ')}
          </p>
        ))}
      {signature && <Signature strokes={signature} label={`Underskrift av ${who}`} />}
      <small>
        {at(answeredAt)}, skrivet av {memberName(data.createdBy)}
        {createdAt.getTime() - answeredAt.getTime() > late && `, mottaget ${at(createdAt)}`}
      </small>
    </li>
  );
}

function textsWith(
  answers: Approval['answers'],
  answer: string,
  { lines }: Pick<Estimate, 'lines'>,
): string[] {
  return Object.entries(answers)
    .filter(([, given]) => given === answer)
    .map(([id]) => parseLine(lines[id] ?? '')?.text ?? 'Borttagen rad');
}
