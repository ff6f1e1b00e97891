import { useState } from 'react';
import { Link } from 'react-router-dom';
import { estimatePath } from '@/dashboardPaths';
import { LiveList } from '@/components/LiveList';
import type { WatchedAgreement } from '@/data/orders/agreement';
import {
  type AskReason,
  currentVersion,
  estimateStateLabels,
  linesToAsk,
  versionsOf,
} from '@/domain/order/agreement';
import { estimateName, nothingToAsk, offeredLines, offeredOre } from '@/domain/order/estimate';
import type { WorkOrder } from '@/domain/order/order';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Chip } from '@/ui/controls/Chip';
import orderStyles from '@/components/orders/Order.module.css';
import layout from '@/ui/style/layout.module.css';
import styles from './Agreement.module.css';
import { AnswerDialog } from './AnswerDialog';
import { ApprovalRecord } from './ApprovalRecord';
import { UnreachableDialog } from './UnreachableDialog';

const reasonTexts: Record<AskReason, string> = {
  open: 'ej tillfrågad',
  answer: 'inte kundens senaste svar',
  price: 'dyrare än godkänt',
  priceType: 'annan pristyp än den godkända',
  text: 'ändrad sedan svaret',
};

/** The estimates with the customer's answers, and the lines that are still to be asked about or asked about anew. */
export function AgreementCard({
  entry,
  agreement,
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  agreement: WatchedAgreement;
  mayWrite: boolean;
}) {
  const { id, data } = entry;
  const [open, setOpen] = useState<'answer' | 'unreachable'>();
  const versions = versionsOf(agreement);
  const lines = offeredLines(data);
  const toAsk = linesToAsk(data, agreement);
  const asked = { order: entry, estimate: currentVersion(versions, data), known: agreement };
  const areKnown = agreement.live;
  const isBelow = offeredOre(data) < 0;
  return (
    <section className={orderStyles.card} aria-labelledby="agreement">
      <h2 id="agreement">Överenskommelse</h2>
      {toAsk.length > 0 && (
        <ul className={styles.toAsk} aria-label="Att fråga kunden om">
          {toAsk.map(({ id: lineId, line, reason }) => (
            <li key={lineId}>{`${line.text} (${reasonTexts[reason]})`}</li>
          ))}
        </ul>
      )}
      {mayWrite && isBelow && <p className={layout.quiet}>{nothingToAsk}</p>}
      {mayWrite && lines.length > 0 && !isBelow && (
        <div className={layout.actions}>
          <LinkButton kind={toAsk.length > 0 ? 'work' : 'quiet'} to={estimatePath(id)}>
            Fråga kunden
          </LinkButton>
          <Button disabled={areKnown.kind !== 'ready'} onClick={() => setOpen('answer')}>
            Registrera svar
          </Button>
          {toAsk.length > 0 && (
            <Button disabled={areKnown.kind !== 'ready'} onClick={() => setOpen('unreachable')}>
              Gick inte att nå
            </Button>
          )}
        </div>
      )}
      <LiveList
        live={areKnown}
        noun={['kostnadsförslag', 'kostnadsförslag']}
        empty={<p className={layout.quiet}>Inget kostnadsförslag än.</p>}
      >
        {() => (
          <ol className={styles.versions} aria-label="Kostnadsförslag">
            {versions.map(({ estimate, state, approvals: own }) => (
              <li key={estimate.id}>
                <div className={styles.version}>
                  <Link to={estimatePath(id, estimate.id)}>{estimateName(estimate.data)}</Link>
                  <span>
                    {estimate.data.pricesInclVat
                      ? formatMoney(estimate.data.payableOre)
                      : `${formatMoney(estimate.data.netOre)} exkl. moms`}
                  </span>
                  <Chip kind={state === 'answered' ? 'good' : 'quiet'}>
                    {estimateStateLabels[state]}
                  </Chip>
                </div>
                {own.length > 0 && (
                  <ul className={styles.approvals}>
                    {own.map((approval) => (
                      <ApprovalRecord
                        key={approval.id}
                        approval={approval}
                        estimate={estimate.data}
                      />
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )}
      </LiveList>
      {open === 'answer' && <AnswerDialog asked={asked} onClose={() => setOpen(undefined)} />}
      {open === 'unreachable' && (
        <UnreachableDialog asked={asked} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
