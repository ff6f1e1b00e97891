import { Link } from 'react-router-dom';
import { Icon } from '@/ui/icons/Icon';
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
      {name}
    </Link>
  );
}
