import { HeatMap } from '@/features/reports/chart/HeatMap';
import { OverTime } from '@/features/reports/chart/OverTime';
import { Shares } from '@/features/reports/chart/Shares';
import type { Section } from '@/features/reports/model/section';
import { SectionTable } from './SectionTable';
import layout from '@/ui/style/layout.module.css';
import styles from './Sections.module.css';

/** A part of a report under its heading. */
export function SectionView({ section }: { section: Section }) {
  return (
    <section className={styles.card}>
      <h3>{section.title}</h3>
      <Body section={section} />
      {section.note !== undefined && <p className={layout.quiet}>{section.note}</p>}
    </section>
  );
}

function Body({ section }: { section: Section }) {
  switch (section.kind) {
    case 'time':
      return <OverTime {...section} />;
    case 'shares':
      return section.rows.length === 0 ? <p>{section.finding}</p> : <Shares {...section} />;
    case 'table':
      return section.rows.length === 0 ? <p>{section.finding}</p> : <SectionTable {...section} />;
    case 'heat':
      return [...section.byHour.values()].some(({ open }) => open > 0) ? (
        <HeatMap {...section} />
      ) : (
        <p>{section.finding}</p>
      );
  }
}
