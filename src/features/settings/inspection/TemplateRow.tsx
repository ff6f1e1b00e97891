import { type InspectionTemplate, templatePoints } from '@/domain/workshop/inspectionTemplate';
import layout from '@/ui/style/layout.module.css';
import styles from './Template.module.css';

/** A template in a list: its name, how many points it has and their headings. */
export function TemplateRow({ template }: { template: InspectionTemplate }) {
  const points = templatePoints(template.points);
  const groups = [...new Set(points.map(({ group }) => group))].filter(Boolean);
  return (
    <div className={styles.row}>
      <p className={styles.name}>{template.name}</p>
      <p className={layout.quiet}>
        {points.length === 1 ? '1 punkt' : `${points.length} punkter`}
        {groups.length > 0 && `: ${groups.join(', ')}`}
      </p>
    </div>
  );
}
