import { useState } from 'react';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useCanIssue } from '@/data/invoicing/numbering';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { allThatIsLeft, creditableLines, creditOf } from '@/domain/invoice/credit';
import { quantityFault, readQuantities } from '@/domain/invoice/creditForm';
import { formatQuantity } from '@/domain/order/lineDraft';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import buttons from '@/ui/dialogs/EditDialog.module.css';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { Note } from '@/ui/notes/Note';
import { SelectField } from '@/ui/fields/SelectField';
import { useAttempt } from '@/ui/forms/useAttempt';
import layout from '@/ui/style/layout.module.css';
import styles from './Credit.module.css';
import { CreditSums } from './CreditSums';
import { NotIssued } from './NotIssued';
import type { Creditable, useCrediting } from './useCrediting';

const fieldOf = (place: number) => `quantity.${place}`;

/** Credits all that is left of an invoice, or chosen quantities of its lines. */
export function CreditDialog({
  creditable: shown,
  crediting,
  onIssued,
  onClose,
}: {
  /** As it was when the dialog opened: what others credit meanwhile refuses this one, and is not credited on top of it. */
  creditable: Creditable;
  crediting: NonNullable<ReturnType<typeof useCrediting>>;
  /** Gets the id of the credit. */
  onIssued: (creditId: string) => void;
  onClose: () => void;
}) {
  const { role } = useWorkshop();
  const canIssue = useCanIssue();
  const [isPart, setIsPart] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const { number } = shown.invoice.data;
  const credits = shown.credits.map(({ data }) => data);
  const lines = creditableLines(shown.invoice.data, credits).filter(
    (each) => each.leftMilliQty !== 0,
  );
  const read = readQuantities(lines, typed);
  const quantities = isPart ? read.quantities : allThatIsLeft(lines);
  const parts =
    read.faults.size > 0 && isPart ? null : creditOf(shown.invoice.data, credits, quantities);

  function check(): Record<string, string> {
    if (!isPart) return {};
    const faults = [...read.faults].map(([place, text]) => [fieldOf(place), text] as const);
    const [first] = lines;
    if (faults.length > 0 || !first || parts) return Object.fromEntries(faults);
    const text = [...quantities.values()].some((milliQty) => milliQty !== 0)
      ? quantityFault(lines, quantities)
      : 'Fyll i hur mycket som ska krediteras av minst en rad.';
    return { [fieldOf(first.place)]: text };
  }

  const attempt = useAttempt(async () => {
    try {
      const { creditId } = await crediting.issue(shown, quantities, false);
      onIssued(creditId);
      onClose();
      return null;
    } catch (error) {
      return <NotIssued error={error} what="Kreditfakturan" />;
    }
  }, null);

  return (
    <FormDialog title={`Kreditera faktura ${number}`} onClose={onClose}>
      {(close) => (
        <Form {...attempt} check={check}>
          <SelectField
            label="Vad ska krediteras?"
            name="what"
            value={isPart ? 'part' : 'all'}
            onChange={({ target }) => setIsPart(target.value === 'part')}
            options={[
              ['all', credits.length === 0 ? 'Hela fakturan' : 'Allt som är kvar'],
              ['part', 'Delar av raderna'],
            ]}
          />
          {isPart && (
            <div className={styles.lines}>
              {lines.map(({ place, line, leftMilliQty }) => (
                <Field
                  key={place}
                  label={line.text}
                  name={fieldOf(place)}
                  hint={`${leftMilliQty < 0 ? 'Retur eller avdrag. ' : ''}Högst ${formatQuantity(Math.abs(leftMilliQty))}\u00a0${line.unit}. Lämna tomt om raden inte ska krediteras.`}
                  value={typed.get(place) ?? ''}
                  onChange={({ target }) => setTyped(new Map(typed).set(place, target.value))}
                  inputMode="decimal"
                  autoComplete="off"
                />
              ))}
            </div>
          )}
          <CreditSums parts={parts} />
          <p className={layout.quiet}>
            En kreditfaktura får ett eget nummer och kan inte tas bort. Fakturan står kvar som den
            är.
          </p>
          {!canWrite(role) && (
            <Alert kind="trouble">
              <TakenAway>{roleChanged}</TakenAway>
            </Alert>
          )}
          {!canIssue && (
            <Note role="status">
              <p>Du är offline. Kreditfakturan får sitt nummer av servern när du har kontakt.</p>
            </Note>
          )}
          <div className={buttons.buttons}>
            <Button onClick={close}>Avbryt</Button>
            <Button
              kind="work"
              type="submit"
              disabled={attempt.pending || !canIssue || !canWrite(role)}
            >
              {attempt.pending ? 'Utfärdar …' : 'Utfärda kreditfaktura'}
            </Button>
          </div>
        </Form>
      )}
    </FormDialog>
  );
}
