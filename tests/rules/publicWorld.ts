import type { Fields } from '../../scripts/firestoreValue';

const day = 24 * 60 * 60_000;

/** The page of a workshop at the address `slug`; its only place is one that no booking takes. */
export const publicPage = (slug: string): Fields => ({
  slug,
  isOpen: true,
  name: 'Bilverkstan',
  phone: '+46701740605',
  email: null,
  address: { street: null, postcode: null, city: null },
  intro: null,
  hours: 'Mån–fre 07:00–17:00, lör–sön stängt',
  services: { s1: '45|129500|25|workshop|Oljebyte' },
  order: ['s1'],
  places: { r9: 'workshop' },
  leadMinutes: 180,
  horizonDays: 30,
});

/** The open quarters of a week in which every quarter is open. */
export const openWeek = '1'.repeat(672);

/** The page of `own`, an address that it has left, and addresses that `other` has released lately and long ago. */
export const publicDocuments: Record<string, Fields> = {
  'workshops/own/publicPages/main': publicPage('ekbacken'),
  'workshops/own/publicWeeks/main': { weeks: { 2970: openWeek } },
  'slugs/ekbacken': { workshopId: 'own', releasedAt: null },
  'slugs/tidigare': { workshopId: 'own', releasedAt: new Date(Date.now() - 100 * day) },
  'slugs/grannen': { workshopId: 'other', releasedAt: null },
  'slugs/nyss': { workshopId: 'other', releasedAt: new Date(Date.now() - 364 * day) },
  'slugs/gammal': { workshopId: 'other', releasedAt: new Date(Date.now() - 366 * day) },
};
