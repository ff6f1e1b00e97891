import { paths } from '@/paths';
import { Inspection } from '@/features/personalliggare/inspection/Inspection';

/** The ledger as an inspector reads it, in the dashboard. */
export function InspectionPage() {
  return <Inspection back={{ to: paths.personalliggare, text: 'Till personalliggaren' }} />;
}
