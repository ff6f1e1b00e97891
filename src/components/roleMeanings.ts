import type { Role } from '@/domain/workshop/member';

/** What each role may do, to choose by. */
export const roleMeanings: Record<Role, string> = {
  owner: 'Ser och ändrar allt, bjuder in och bestämmer roller.',
  staff: 'Ser allt utom personnummer och arbetar med bokningar, kunder och arbetsorder.',
  auditor: 'Läser allt, ändrar ingenting.',
};
