import { useEffect } from 'react';
import { type FigureDocuments, useFigureDocuments } from '@/data/reports/reportDocuments';
import type { Days } from '@/domain/report/period';
import { attendanceText } from '@/features/reports/model/attendanceText';
import type { Figured } from '@/features/reports/model/figured';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { errorText } from '@/ui/behaviour/errorText';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import type { Asked } from '@/features/reports/model/asked';
import { measureAsked } from './askedRows';
import { FigureRows } from './FigureRows';
import frame from '@/features/reports/frame/Frame.module.css';

/** The documents behind a figure or a row, which are read when they are asked for; a part of them is never shown. */
export function FigureDocumentsAt({
  asked,
  figured,
  past,
}: {
  asked: Asked;
  figured: Figured;
  past: Days;
}) {
  const measure = measureAsked(asked);
  const { state, read } = useFigureDocuments(past, measure);
  const { attendance } = figured;
  useEffect(() => {
    if (state.kind === 'unread') read();
  }, [state.kind, read]);

  if (measure === 'attended' && attendance !== 'ready') {
    return attendance === 'loading' ? (
      <PageSkeleton />
    ) : (
      <EmptyState>{attendanceText(attendance)}</EmptyState>
    );
  }
  switch (state.kind) {
    case 'unread':
    case 'reading':
      return (
        <>
          <PageSkeleton />
          <BusyNote>
            Hämtar dokumenten …{/* Said anew with each page, it would never be quiet. */}
            <span aria-hidden="true">{readText(state)}</span>
          </BusyNote>
        </>
      );
    case 'failed':
      return (
        <Alert kind="trouble">
          <div className={frame.failed}>
            <p>Det gick inte att hämta dokumenten, så inget räknas ihop.</p>
            <p>{errorText(state.error)}</p>
            <Button onClick={read}>Försök igen</Button>
          </div>
        </Alert>
      );
    case 'ready':
      return <FigureRows asked={asked} figured={figured} past={past} read={state} />;
  }
}

function readText(state: FigureDocuments): string {
  if (state.kind !== 'reading' || state.documents === 0) return '';
  return state.documents === 1 ? ' 1 läst' : ` ${state.documents.toLocaleString('sv-SE')} lästa`;
}
