import type { Role } from '@/domain/workshop/member';

/** Explains to a person who chooses a role what the role may do. */
export const roleMeanings: Record<Role, string> = {
  owner: 'Ser och ändrar allt, bjuder in och bestämmer roller.',
  staff: 'Ser allt utom personnummer och arbetar med bokningar, kunder och arbetsorder.',
  auditor: 'Läser allt, ändrar ingenting.',
};
