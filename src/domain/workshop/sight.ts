import { canListCosts, canSeeReports, type Role } from './member';
import type { Workshop } from './workshop';

type Shown = Pick<Workshop, 'hidesCosts' | 'sharesReports'>;

/** True when the role may see what the workshop pays for its articles. */
export function seesCosts(role: Role, { hidesCosts }: Pick<Shown, 'hidesCosts'>): boolean {
  return canListCosts(role) || !hidesCosts;
}

/** True for owners and auditors, and for staff where the owner shares the reports. */
export function seesReports(role: Role, { sharesReports }: Pick<Shown, 'sharesReports'>): boolean {
  return canSeeReports(role) || sharesReports;
}

/**
 * Names what a member may read: the role, and what the workshop shows to some roles alone. A device whose member loses one
 * of the names may hold what the person may no longer read.
 */
export function sightOf(role: Role, workshop: Shown): string[] {
  return [
    role,
    ...(seesCosts(role, workshop) ? ['costs'] : []),
    ...(seesReports(role, workshop) ? ['reports'] : []),
  ];
}
