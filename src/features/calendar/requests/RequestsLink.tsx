import { Link } from 'react-router-dom';
import { useWaitingRequests } from '@/components/useWaitingRequests';
import { requestsPath } from '@/dashboardPaths';

/** The way to the requests of car owners, with the number of those that wait; none where the workshop has no public page. */
export function RequestsLink() {
  const waiting = useWaitingRequests();
  if (waiting === null) return null;
  return (
    <Link to={requestsPath}>
      Förfrågningar{waiting.length > 0 && <b>&nbsp;{waiting.length}</b>}
    </Link>
  );
}
