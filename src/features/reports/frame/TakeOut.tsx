import type { ReactNode } from 'react';
import type { Section } from '@/features/reports/model/section';
import { sectionsCsv } from '@/features/reports/sections/sectionsCsv';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import type { Period } from '@/features/reports/model/period';
import styles from './Frame.module.css';

/** Takes a report out as a file for Excel or on paper. */
export function TakeOut({
  title,
  period,
  sections,
  isAwaited = false,
  children,
}: {
  title: string;
  period: Period;
  sections: readonly Section[];
  /** True if some of the figures are on their way, so that the file would lack them. */
  isAwaited?: boolean;
  children?: ReactNode;
}) {
  const { first, last } = period.days;
  const name = `${title} ${String(first)} ${String(last)}`
    .toLowerCase()
    .replaceAll('å', 'a')
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replace(/[^a-z0-9]+/g, '-');
  const about = [title, `${String(first)} – ${String(last)}`];
  return (
    <div className={styles.actions}>
      <Button
        disabled={isAwaited}
        onClick={() =>
          offerFile(`${name}.csv`, sectionsCsv(about, sections), 'text/csv;charset=utf-8')
        }
      >
        Spara som CSV
      </Button>
      <Button onClick={() => print()}>Skriv ut</Button>
      {children}
    </div>
  );
}
