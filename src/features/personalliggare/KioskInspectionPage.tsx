import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useCalm } from '@/ui/behaviour/useCalm';
import { Inspection } from '@/features/personalliggare/inspection/Inspection';
import { inspectionMs } from '@/features/personalliggare/kiosk/calm';

/** The ledger as an inspector reads it on the tablet; the list of people comes back when nobody reads it any more. */
export function KioskInspectionPage() {
  const navigate = useNavigate();
  useCalm(inspectionMs, () => void navigate(paths.kiosk));
  return <Inspection back={{ to: paths.kiosk, text: 'Till stämplingen' }} />;
}
