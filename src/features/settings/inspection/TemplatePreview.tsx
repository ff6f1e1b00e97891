import { templatePoints } from '@/domain/workshop/inspectionTemplate';

/** The points of a template as they are read, under their headings. */
export function TemplatePreview({ points }: { points: string }) {
  const read = templatePoints(points);
  const groups = [...new Set(read.map(({ group }) => group))];
  if (read.length === 0) return <p>Inga punkter än.</p>;
  return groups.map((group) => (
    <p key={group}>
      {group && <strong>{group}: </strong>}
      {read
        .filter((point) => point.group === group)
        .map(({ text, unit }) => (unit ? `${text} (mäts i ${unit})` : text))
        .join(', ')}
    </p>
  ));
}
