import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { isCurrent, type Section } from './sections';

/** A section's link in the side panel or the phone's bar. */
export function SectionLink({ path, name, icon }: Section) {
  const { pathname } = useLocation();
  return (
    <Link to={path} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
      <Icon d={icon} size={22} />
      {name}
    </Link>
  );
}
