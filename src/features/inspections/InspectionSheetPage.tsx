import { useParams } from 'react-router-dom';
import { PaperActions } from '@/components/PaperSheet';
import { inspectionPath } from '@/dashboardPaths';
import { InspectionAt } from './InspectionAt';
import { InspectionSheet } from './InspectionSheet';

/** The protocol of an inspection, for printing. */
export function InspectionSheetPage() {
  const { orderId = '', inspectionId = '' } = useParams();
  return (
    <InspectionAt key={`${orderId} ${inspectionId}`} orderId={orderId} id={inspectionId}>
      {(inspected) => (
        <>
          <PaperActions to={inspectionPath(orderId, inspectionId)} back="Till bilkontrollen" />
          <InspectionSheet inspected={inspected} />
        </>
      )}
    </InspectionAt>
  );
}
