import { PreviewRow } from '@/components/import/PreviewRow';
import styles from '@/components/import/PreviewRow.module.css';
import { type BankOutcome, type MatchedRow } from '@/domain/invoice/bankMatch';
import { differencesOf, type Share, sharesName } from '@/domain/invoice/bankShares';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/fields/SelectField';
import layout from '@/ui/style/layout.module.css';
import own from './Receivables.module.css';

const outcomes: Record<BankOutcome, string> = {
  certain: 'Säker',
  proposal: 'Förslag',
  choice: 'Välj faktura',
  booked: 'Redan bokförd',
  none: 'Utan träff',
  out: 'Utbetalning',
  fault: 'Med fel',
};

/** A row of a bank's file, with the invoices that it seems to pay to tick, to choose from and to change. */
export function BankRowItem({
  row,
  isGiven,
  isTicked,
  onTick,
  onGive,
  onShare,
}: {
  row: MatchedRow;
  /** True where a person has said what the row pays. */
  isGiven: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Takes what the row pays as a person says it; null takes it back. */
  onGive: (shares: readonly Share[] | null) => void;
  /** Opens the shares of the row. */
  onShare: () => void;
}) {
  const { row: number, payment, shares, choices, outcome, why } = row;
  const hasShares = shares.length > 0;
  const canShare = payment !== null && outcome !== 'out' && outcome !== 'fault';
  const shown = hasShares || choices.length > 0 || outcome === 'fault' ? outcome : 'skip';
  const told = isGiven ? differencesOf(shares) : why;
  const chosen = choices.indexOf(shares);
  return (
    <PreviewRow
      row={{
        ...row,
        outcome: shown === 'fault' || shown === 'skip' ? shown : 'good',
        duplicate: null,
      }}
      outcome={isGiven ? 'Vald' : outcomes[outcome]}
      duplicate={told || null}
    >
      {payment && (
        <>
          <p className={styles.name}>{formatMoney(payment.amountOre)}</p>
          <p className={styles.facts}>
            {[payment.paidOn, payment.reference].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      {choices.length > 0 && (!isGiven || chosen >= 0) && (
        <div className={own.choice}>
          <SelectField
            label={`Vad betalar rad ${number}?`}
            name={`choice-${number}`}
            value={String(chosen)}
            options={[
              ['-1', 'Välj …'],
              ...choices.map((each, at) => [String(at), choiceText(each)] as const),
            ]}
            onChange={({ currentTarget }) => onGive(choices[Number(currentTarget.value)] ?? null)}
          />
        </div>
      )}
      {canShare && (
        <div className={own.shares}>
          {hasShares && (
            <label className={layout.tick}>
              <input
                type="checkbox"
                checked={isTicked}
                onChange={({ currentTarget }) => onTick(currentTarget.checked)}
              />
              {sharesName(shares)}
            </label>
          )}
          <Button aria-label={`${shareText(row)}, rad ${number}`} onClick={onShare}>
            {shareText(row)}
          </Button>
        </div>
      )}
      {shares.length > 1 && (
        <ul className={own.parts} aria-label={`Fördelning av rad ${number}`}>
          {shares.map(({ invoice, amountOre }) => (
            <li key={invoice.id}>
              {invoice.data.number}: {formatMoney(amountOre)}
            </li>
          ))}
        </ul>
      )}
    </PreviewRow>
  );
}

function shareText({ outcome, shares, choices }: MatchedRow): string {
  // Somebody may pay the same twice on one day, in two ways.
  if (outcome === 'booked' && shares.length === 0) return 'Bokför ändå';
  if (shares.length > 0) return 'Ändra eller dela upp';
  return choices.length > 0 ? 'Välj själv' : 'Välj faktura';
}

/** A way to pay in a menu, with the amounts where there are several: `Fakturorna 10001 och 10002, Anna Berg: 600,00 kr + 400,00 kr`. */
function choiceText(shares: readonly Share[]): string {
  const amounts = shares.map(({ amountOre }) => formatMoney(amountOre)).join(' + ');
  const due = shares.map(({ invoice }) => invoice.data.dueOn).join(', ');
  return shares.length > 1
    ? `${sharesName(shares)}: ${amounts}`
    : `${sharesName(shares)}, förfaller ${due}`;
}
