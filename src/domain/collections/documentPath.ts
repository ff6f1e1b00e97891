import type { WorkshopCollection } from './collections';

/** The path of a document of a workshop, `workshops/{id}/bookings/{id}`. */
export function documentPath(workshopId: string, name: WorkshopCollection, id: string): string {
  return `workshops/${workshopId}/${name}/${id}`;
}
