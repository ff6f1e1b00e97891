import { useState } from 'react';
import { mostReceivables } from '@/data/invoicing/receivables';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Receivable } from '@/domain/invoice/receivable';
import { ageLabels, ages, owedBy } from '@/domain/invoice/receivableAge';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { canWrite } from '@/domain/workshop/member';
import { EmptyState } from '@/ui/notes/EmptyState';
import { AgeFilter } from './AgeFilter';
import { OwedRow } from './OwedRow';
import { PaymentDialog } from '@/components/orders/PaymentDialog';
import styles from './Receivables.module.css';
import { ReminderDialog } from './ReminderDialog';

/** The choice of the rows that are to be paid back, beside the ages. */
const overpaidAge = 'tillgodo';

/** Receivables by age with their sums; of the `age` that is chosen alone, or all where none is. */
export function OwedList({
  entries,
  age: chosen,
  onAge,
}: {
  entries: readonly Entry<Receivable>[];
  age: string;
  onAge: (age: string) => void;
}) {
  const { role } = useWorkshop();
  const today = dayOf(new Date());
  const owed = owedBy(entries, today);
  const [open, setOpen] = useState<{ what: 'in' | 'out' | 'reminder'; id: string }>();
  const opened = entries.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);

  const sections = [
    ...owed.groups.map((group) => ({ ...group, key: group.age, title: ageLabels[group.age] })),
    ...(owed.overpaid.length > 0
      ? [
          {
            key: overpaidAge,
            title: 'Tillgodo hos kunderna',
            entries: owed.overpaid,
            leftOre: owed.overpaidOre,
          },
        ]
      : []),
  ];
  const shown = sections.filter(({ key }) => chosen === '' || key === chosen);
  const meant = new Set(shown.flatMap((section) => section.entries.map(({ id }) => id)));
  // The receivables that fell due first are drawn, in whichever group they are.
  const drawn = new Set(
    entries.flatMap(({ id }) => (meant.has(id) ? [id] : [])).slice(0, mostReceivables),
  );
  const sumOf = (key: string) => sections.find((section) => section.key === key);

  return (
    <>
      <p className={styles.total} role="status">
        <strong>{formatMoney(owed.owedOre)}</strong> utestående på{' '}
        {invoices(entries.length - owed.overpaid.length)}
        {owed.overpaidOre > 0 && (
          <>
            . <strong>{formatMoney(owed.overpaidOre)}</strong> är tillgodo hos kunderna
          </>
        )}
        .
      </p>
      <AgeFilter
        options={[
          ...ages.map((key) => [key, ageLabels[key]] as const),
          [overpaidAge, 'Tillgodo'] as const,
        ].map(([key, label]) => ({
          key,
          label,
          ore: sumOf(key)?.leftOre ?? 0,
          count: sumOf(key)?.entries.length ?? 0,
        }))}
        chosen={chosen}
        onChoose={onAge}
      />
      {shown.length === 0 && (
        <EmptyState>Inga obetalda fakturor stämmer med det du har valt.</EmptyState>
      )}
      {shown.map(({ key, title, entries: rows, leftOre }) => (
        <section key={key} className={styles.age} aria-labelledby={`age-${key}`}>
          <h2 id={`age-${key}`}>
            {title} <span>{`${invoices(rows.length)}, ${formatMoney(leftOre)}`}</span>
          </h2>
          <ul className={styles.rows}>
            {rows
              .filter(({ id }) => drawn.has(id))
              .map((entry) => (
                <OwedRow
                  key={entry.id}
                  entry={entry}
                  today={today}
                  mayWrite={canWrite(role)}
                  onOpen={(what) => setOpen({ what, id: entry.id })}
                />
              ))}
          </ul>
        </section>
      ))}
      {meant.size > drawn.size && (
        <p>
          De {drawn.size} som förföll först av {invoices(meant.size)} visas. Sök eller välj ålder
          för att se de andra.
        </p>
      )}
      {opened && open?.what === 'reminder' && (
        <ReminderDialog receivable={opened} onClose={close} />
      )}
      {opened && open && open.what !== 'reminder' && (
        <PaymentDialog receivable={opened} direction={open.what} onClose={close} />
      )}
    </>
  );
}

function invoices(count: number): string {
  return count === 1 ? '1 faktura' : `${count} fakturor`;
}
