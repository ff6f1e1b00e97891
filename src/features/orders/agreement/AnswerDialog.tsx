import { useId, useState } from 'react';
import { useNames } from '@/components/useNames';
import { type Asked, useAgreementWrites } from '@/data/orders/agreement';
import { useFollowUpsOf } from '@/data/orders/followUps';
import { useReach } from '@/data/sync/StoreContext';
import {
  answerDraft,
  type AnswerWay,
  answerWayLabels,
  answerWays,
  approvalLimits,
} from '@/domain/order/approval';
import { linesToAsk } from '@/domain/order/agreement';
import { followUpEdits, isOpen } from '@/domain/order/followUp';
import { estimateName, offeredLines } from '@/domain/order/estimate';
import { orderName } from '@/domain/order/order';
import type { GivenAnswer } from '@/domain/order/orderLine';
import { customerNow } from '@/domain/register/customerNow';
import { entriesOf, isWhole } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { SignatureField } from '@/ui/fields/SignatureField';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { DueFields, readDue } from '@/components/followups/DueFields';
import { useTakenAway } from '@/features/orders/frame/useTakenAway';
import layout from '@/ui/style/layout.module.css';
import styles from './Agreement.module.css';
import { LineAnswers } from './LineAnswers';

/**
 * Records what the customer has answered: each line accepted, declined or left open, who answered and how. `preset` has
 * the answers that are known already, and `how` the way in which the customer answers.
 */
export function AnswerDialog({
  asked,
  preset = {},
  how: usual = 'phone',
  onClose,
}: {
  asked: Asked;
  preset?: Record<string, GivenAnswer>;
  how?: AnswerWay;
  onClose: () => void;
}) {
  // The customer answers about the lines as they were shown when the dialog opened.
  const [{ order, estimate, offer }] = useState({
    ...asked,
    offer: asked.estimate?.data ?? asked.offer ?? asked.order.data,
  });
  const { register } = useNames();
  const { answer } = useAgreementWrites();
  const toast = useToast();
  const lost = useTakenAway(asked.order.data);
  const lines = offeredLines(offer).filter(({ id }) => id in order.data.lines);
  const [answers, setAnswers] = useState<Record<string, GivenAnswer>>(() =>
    Object.fromEntries(lines.map(({ id }) => [id, preset[id] ?? 'open'])),
  );
  const [how, setHow] = useState(usual);
  const [isFollowedUp, setIsFollowedUp] = useState(true);
  const known = useFollowUpsOf('orderId', [order.id]);
  const isIncomplete = !isWhole(known, useReach());
  const asksDue = isFollowedUp && Object.values(answers).includes('declined');
  const toAsk = linesToAsk(order.data, asked.known).map(({ id }) => id);
  /** Accepts what is asked about; what was agreed before stays as it was. */
  const acceptAll = () =>
    setAnswers(
      Object.fromEntries(lines.map(({ id }) => [id, toAsk.includes(id) ? 'accepted' : 'open'])),
    );
  const { customerId, payerId, driverId } = order.data;
  const people = [customerId, payerId, driverId].flatMap((id) => customerNow(register, id) ?? []);
  const listId = useId();

  return (
    <EditDialog
      title={`Kundens svar, ${estimate ? estimateName(estimate.data).toLowerCase() : orderName(order.id)}`}
      schema={answerDraft}
      read={(data) => ({
        answers: Object.fromEntries(lines.map(({ id }) => [id, textOf(data, `answers.${id}`)])),
        name: textOf(data, 'name'),
        how: textOf(data, 'how'),
        signature: textOf(data, 'signature') || null,
        followUp: asksDue ? readDue(data, 'followUp.') : null,
      })}
      onSave={(draft) => {
        const personId = people.find(({ data }) => data.name === draft.name)?.id ?? null;
        const followUps = followUpEdits(
          asked.order,
          offer,
          draft.answers,
          draft.followUp,
          entriesOf(known),
          isIncomplete,
        );
        void answer({ ...asked, estimate, offer }, draft, personId, new Date(), followUps).then(
          () => toast(savedText(followUps.made.filter(({ values }) => isOpen(values)).length)),
        );
      }}
      onRemove={undefined}
      onClose={onClose}
      lost={lost}
      saves="Spara svaret"
      waitsFor={known.kind === 'loading' ? 'Hämtar uppföljningar …' : undefined}
    >
      <div className={layout.fields}>
        <LineAnswers lines={lines} answers={answers} onAnswer={setAnswers} />
        {lines.length > 1 && (
          <div>
            <Button onClick={acceptAll}>Alla godkända</Button>
          </div>
        )}
        {Object.values(answers).includes('declined') && (
          <fieldset className={styles.followUp}>
            <legend>Följ upp det som kunden avböjer</legend>
            {isFollowedUp && <DueFields prefix="followUp." />}
            <CheckboxField
              label="Ingen uppföljning"
              name="noFollowUp"
              checked={!isFollowedUp}
              onChange={({ target }) => setIsFollowedUp(!target.checked)}
            />
          </fieldset>
        )}
        <SelectField
          label="Hur svarade kunden?"
          name="how"
          value={how}
          onChange={({ target }) => setHow(answerWays.find((way) => way === target.value) ?? how)}
          options={answerWays.map((way) => [way, answerWayLabels[way]])}
        />
        <Field
          label="Vem svarade?"
          name="name"
          defaultValue={people[0]?.data.name ?? ''}
          list={listId}
          maxLength={approvalLimits.name.max}
          autoComplete="off"
          aria-required
        />
        <datalist id={listId}>
          {[...new Set(people.map(({ data }) => data.name))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {/* Hidden and not taken away: the signature is there again when the way is. */}
        <div hidden={how !== 'onSite'}>
          <SignatureField
            label="Underskrift (utan den gäller namnet)"
            name="signature"
            max={approvalLimits.signature.max}
          />
        </div>
      </div>
    </EditDialog>
  );
}

function savedText(followUps: number): string {
  if (followUps === 0) return 'Kundens svar är sparat.';
  const made = followUps === 1 ? 'En uppföljning' : `${followUps} uppföljningar`;
  return `Kundens svar är sparat. ${made} är upplagd${followUps === 1 ? '' : 'a'}.`;
}
