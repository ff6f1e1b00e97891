import { useState } from 'react';
import type { MatchedRow } from '@/domain/invoice/bankMatch';
import { mostShares, type Share, sharesFault } from '@/domain/invoice/bankShares';
import { firstPaidOn } from '@/domain/invoice/payment';
import { leftOre, paymentLimits, type Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import { formatAmount, formatMoney, parseMoney } from '@/domain/values/money';
import { foldFor } from '@/domain/values/searchText';
import { Button } from '@/ui/controls/Button';
import { Combobox } from '@/ui/fields/Combobox';
import buttons from '@/ui/dialogs/EditDialog.module.css';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { closeIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/controls/IconButton';
import layout from '@/ui/style/layout.module.css';
import styles from './Receivables.module.css';

const mostOptions = 5;

/** The amount of an invoice as it is typed. */
interface TypedShare {
  invoice: Entry<Receivable>;
  text: string;
}

/** Spreads a row of a bank's file over invoices, with an amount of each; together they are the amount of the row. */
export function ShareDialog({
  row,
  receivables,
  onShares,
  onClose,
}: {
  row: MatchedRow;
  /** The invoices that the row may pay. */
  receivables: readonly Entry<Receivable>[];
  onShares: (shares: Share[]) => void;
  onClose: () => void;
}) {
  const amountOre = row.payment?.amountOre ?? 0;
  const [typed, setTyped] = useState<readonly TypedShare[]>(
    row.shares.map((share) => ({ ...share, text: formatAmount(share.amountOre) })),
  );
  const read = typed.map(({ invoice, text }) => ({
    invoice,
    amount: parseMoney(text, paymentLimits.amountOre.max),
  }));
  const shares = read.flatMap(({ invoice, amount }) =>
    amount.ok ? [{ invoice, amountOre: amount.value }] : [],
  );
  const fault = sharesFault(amountOre, shares);
  const spread = shares.reduce((ore, share) => ore + share.amountOre, 0);

  function check(): Record<string, string> {
    if (typed.length === 0) return { invoice: 'Välj minst en faktura.' };
    const faults = read.flatMap(({ invoice, amount }) => {
      if (!amount.ok) return [[nameOf(invoice), amount.message]];
      return amount.value === 0
        ? [[nameOf(invoice), 'Ta bort fakturan, eller fyll i ett belopp.']]
        : [];
    });
    const last = typed.at(-1);
    if (faults.length === 0 && fault !== '' && last) return { [nameOf(last.invoice)]: fault };
    return Object.fromEntries(faults);
  }

  /** Finds invoices that the day allows by number and buyer, those of which as much is left as is to be spread first. */
  function find(query: string) {
    const words = query.trim();
    const distance = ({ data }: Entry<Receivable>) =>
      Math.abs(leftOre(data) - Math.max(amountOre - spread, 0));
    return receivables
      .filter(({ id, data }) => {
        if (typed.some(({ invoice }) => invoice.id === id) || leftOre(data) <= 0) return false;
        if (row.payment && row.payment.paidOn < firstPaidOn(data.issuedOn)) return false;
        const text = `${data.number} ${data.buyerName}`;
        const folded = foldFor(words, text);
        return foldFor(words, words)
          .split(/\s+/)
          .every((word) => folded.includes(word));
      })
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, mostOptions)
      .map((invoice) => ({ key: invoice.id, invoice }));
  }

  function add(invoice: Entry<Receivable>) {
    const rest = Math.max(amountOre - spread, 0);
    const left = Math.max(leftOre(invoice.data), 0);
    const share = Math.min(rest, left) || rest;
    setTyped([...typed, { invoice, text: share > 0 ? formatAmount(share) : '' }]);
  }

  return (
    <FormDialog title={`Fördela ${formatMoney(amountOre)}`} onClose={onClose}>
      {(close) => (
        <Form
          pending={false}
          message={null}
          check={check}
          onSubmit={() => {
            onShares(shares);
            onClose();
          }}
        >
          <p className={layout.quiet}>
            {[row.payment?.paidOn, row.payment?.reference].filter(Boolean).join(' · ')}
          </p>
          <div className={styles.fields}>
            {typed.map(({ invoice, text }) => (
              <Field
                key={invoice.id}
                label={`Faktura ${invoice.data.number}, ${invoice.data.buyerName}`}
                name={nameOf(invoice)}
                hint={`Kvar är ${formatMoney(leftOre(invoice.data))}`}
                inputMode="decimal"
                autoComplete="off"
                value={text}
                onChange={({ currentTarget: { value } }) =>
                  setTyped(
                    typed.map((each) =>
                      each.invoice === invoice ? { invoice, text: value } : each,
                    ),
                  )
                }
                after={
                  <IconButton
                    d={closeIcon}
                    label={`Ta bort faktura ${invoice.data.number}`}
                    onClick={() => setTyped(typed.filter((each) => each.invoice !== invoice))}
                  />
                }
              />
            ))}
            {typed.length < mostShares && (
              <Combobox
                label={typed.length === 0 ? 'Faktura' : 'En faktura till'}
                name="invoice"
                placeholder="Sök nummer eller köpare"
                value=""
                text=""
                find={find}
                show={({ invoice: { data } }) => (
                  <span className={styles.option}>
                    <strong>
                      {data.number}, {data.buyerName}
                    </strong>
                    <small>
                      Kvar {formatMoney(leftOre(data))}, förfaller {data.dueOn}
                    </small>
                  </span>
                )}
                says={(count) =>
                  count === 0
                    ? 'Ingen obetald faktura passar.'
                    : `${count} ${count === 1 ? 'faktura' : 'fakturor'}. Välj med Enter.`
                }
                unpicked="Välj en faktura i listan eller töm fältet."
                onPick={({ invoice }) => add(invoice)}
              />
            )}
          </div>
          <p role="status">
            Fördelat: {formatMoney(spread)} av {formatMoney(amountOre)}.{fault && ` ${fault}`}
          </p>
          <div className={buttons.buttons}>
            <Button onClick={close}>Avbryt</Button>
            <Button kind="work" type="submit">
              Använd
            </Button>
          </div>
        </Form>
      )}
    </FormDialog>
  );
}

function nameOf({ id }: Entry<Receivable>): string {
  return `amount-${id}`;
}
