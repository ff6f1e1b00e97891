import { Columns } from './Columns';
import { DataTable } from './DataTable';
import { Finding } from './Finding';
import { Lines } from './Lines';
import type { TimeStep } from '@/features/reports/model/timeSteps';
import { scaleText, type Unit } from '@/features/reports/model/unit';
import styles from './Chart.module.css';

/** The most names of steps that fit below a drawing. */
const mostNames = 12;

/** A figure over a period, against the same steps of the year before, told in words, drawn and in a table. */
export function OverTime({
  finding,
  steps,
  names: [now, before],
  draw,
  unit,
}: {
  finding: string;
  steps: readonly TimeStep[];
  /** The names of the period and of the one that it is compared with. */
  names: readonly [now: string, before: string];
  draw: 'columns' | 'lines';
  unit: Unit;
}) {
  const Drawing = draw === 'columns' ? Columns : Lines;
  const told = (value: number) => scaleText(unit, value);
  const values = steps.flatMap((step) => [step.value ?? 0, step.before ?? 0]);
  const scale = { most: Math.max(0, ...values), least: Math.min(0, ...values) };
  // Without anything to draw its scale would be a row of zeros.
  const isAnything = scale.most > scale.least;
  const middle = Math.round((scale.most + scale.least) / 2);
  const endsClass = steps.length <= mostNames ? `${styles.ends} ${styles.few}` : styles.ends;
  return (
    <Finding finding={finding}>
      {(findingId) => (
        <div className={isAnything ? styles.beside : undefined}>
          {isAnything && (
            <div>
              <div className={styles.drawing}>
                <div className={styles.scale} aria-hidden="true">
                  <span>{told(scale.most)}</span>
                  <span>{told(middle)}</span>
                  <span>{told(scale.least)}</span>
                </div>
                <Drawing steps={steps} {...scale} findingId={findingId} />
                <div className={endsClass} aria-hidden="true">
                  {steps.map(({ key, short }) => (
                    <span key={key}>{short}</span>
                  ))}
                </div>
              </div>
              <p className={styles.legend}>
                <span className={draw === 'columns' ? styles.solidKey : styles.lineKey}>{now}</span>
                <span className={draw === 'columns' ? styles.hatchedKey : styles.dashedKey}>
                  {before}
                </span>
              </p>
            </div>
          )}
          <DataTable
            heading="När"
            columns={[now, before].map((name) => ({ name, unit }))}
            rows={steps.map(({ value, before: former, ...step }) => ({
              ...step,
              values: [value, former],
            }))}
          />
        </div>
      )}
    </Finding>
  );
}
