import { Link } from 'react-router-dom';
import { Icon } from '@/ui/icons/Icon';
import { useWaitingRequests } from '@/components/useWaitingRequests';
import { paths } from '@/paths';
import styles from './SectionLink.module.css';
import type { Section } from '@/app/routes/sections';

/** A section's link in the side panel or the phone's bar. */
export function SectionLink({
  section: { path, name, icon },
  isCurrent,
}: {
  section: Section;
  isCurrent: boolean;
}) {
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon d={icon} size={22} />
      {name} {path === paths.calendar && <RequestCount />}
    </Link>
  );
}

/** The number of requests that wait for an answer, if there are any. */
function RequestCount() {
  const count = useWaitingRequests()?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count} <span className="visuallyHidden">{count === 1 ? 'förfrågan' : 'förfrågningar'}</span>
    </span>
  );
}
