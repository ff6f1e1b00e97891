import { createContext, useContext } from 'react';
import type { Role } from '@/domain/workshop/member';
import type { Workshop } from '@/domain/workshop/workshop';

/** The workshop that the dashboard shows, and who the signed-in person is there. */
export interface CurrentWorkshop {
  id: string;
  workshop: Workshop;
  role: Role;
  /** The staff card that an owner has tied the person's account to; null where it is tied to none. */
  staffId: string | null;
  /** The ids of all the person's workshops, in the order in which the person joined. */
  workshopIds: string[];
  switchTo(workshopId: string): void;
}

export const WorkshopContext = createContext<CurrentWorkshop | null>(null);

/** The current workshop; throws outside WorkshopProvider. */
export function useWorkshop(): CurrentWorkshop {
  const current = useContext(WorkshopContext);
  if (!current) throw new Error('useWorkshop outside WorkshopProvider');
  return current;
}
