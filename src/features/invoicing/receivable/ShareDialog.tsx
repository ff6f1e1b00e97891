import type { MatchedRow } from '@/domain/invoice/bankMatch';
import { mostShares, type Share } from '@/domain/invoice/bankShares';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
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
import { nameOf, useShares } from './useShares';

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
  const spreading = useShares(row, receivables);
  const { amountOre, typed, shares, fault, spread } = spreading;

  return (
    <FormDialog title={`Fördela ${formatMoney(amountOre)}`} onClose={onClose}>
      {(close) => (
        <Form
          pending={false}
          message={null}
          check={spreading.check}
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
                onChange={({ currentTarget }) => spreading.type(invoice, currentTarget.value)}
                after={
                  <IconButton
                    d={closeIcon}
                    label={`Ta bort faktura ${invoice.data.number}`}
                    onClick={() => spreading.drop(invoice)}
                  />
                }
              />
            ))}
            {typed.length < mostShares && (
              <InvoiceField
                label={typed.length === 0 ? 'Faktura' : 'En faktura till'}
                find={spreading.find}
                onPick={spreading.add}
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

function InvoiceField({
  label,
  find,
  onPick,
}: {
  label: string;
  find: (query: string) => { key: string; invoice: Entry<Receivable> }[];
  onPick: (invoice: Entry<Receivable>) => void;
}) {
  return (
    <Combobox
      label={label}
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
      onPick={({ invoice }) => onPick(invoice)}
    />
  );
}
