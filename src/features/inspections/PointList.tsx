import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { groupsOf, type PointEntry, pointStateLabels } from '@/domain/inspection/inspection';
import { lineIdOf } from '@/domain/inspection/inspectionEdit';
import { formatMeasured } from '@/domain/inspection/measured';
import { photoCount } from '@/domain/photo/photo';
import { inspectionPath } from '@/dashboardPaths';
import { useThumbs } from '@/components/photos/Photos';
import styles from '@/components/inspections/Inspection.module.css';
import type { Inspected } from './InspectionAt';
import { PointMark } from './PointMark';

/** All points under their headings; one that may be changed leads to itself. */
export function PointList({
  inspected: { order, inspection },
  points,
  mayWrite,
  isFocused,
}: {
  inspected: Inspected;
  points: PointEntry[];
  mayWrite: boolean;
  /** True if the heading takes the focus: a point gave way to the list. */
  isFocused: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { thumbs } = useThumbs(order.id);
  useLayoutEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.all}>
        Alla punkter
      </h2>
      {groupsOf(points).map(({ id: first, group, points: some }) => (
        <section key={first} className={styles.card} aria-label={group || 'Punkter'}>
          {group && <h3>{group}</h3>}
          <ul className={styles.points}>
            {some.map((entry) => {
              const { id } = entry;
              const isLine = lineIdOf(inspection.id, id) in order.data.lines;
              // One that was taken away on the order's page is still named here.
              const photos = thumbs.filter((each) => entry.point.photoIds.includes(each.id)).length;
              const row = <PointRow entry={entry} isLine={isLine} photos={photos} />;
              return (
                <li key={id}>
                  {mayWrite ? (
                    <Link to={inspectionPath(order.id, inspection.id, id)}>{row}</Link>
                  ) : (
                    <div>{row}</div>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

function PointRow({
  entry: { point },
  isLine,
  photos,
}: {
  entry: PointEntry;
  isLine: boolean;
  photos: number;
}) {
  const about = [
    pointStateLabels[point.state],
    formatMeasured(point),
    isLine && 'rad på ordern',
    photos > 0 && photoCount(photos),
  ];
  return (
    <>
      <PointMark state={point.state} />
      <span className={styles.pointText}>
        <strong>{point.text}</strong> <small>{about.filter(Boolean).join(', ')}</small>
        {point.note && <small>{point.note}</small>}
      </span>
    </>
  );
}
