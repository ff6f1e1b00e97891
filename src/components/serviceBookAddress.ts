import { paths } from '@/paths';

/** The address of the list of cars whose customers are to be reminded. */
export const serviceRemindersPath = `${paths.serviceBook}/reminders`;

/** The address of the service book of a car. */
export function serviceBookPath(vehicleId: string): string {
  return `${paths.serviceBook}/${vehicleId}`;
}

/** The address of a book on paper, for printing. */
export function serviceBookPaperPath(vehicleId: string): string {
  return `${serviceBookPath(vehicleId)}/print`;
}

/** The address of the form of a new entry: of an order, in place of a wrong entry, or of neither. */
export function newServiceEntryPath(
  vehicleId: string,
  about: { arbetsorder?: string; rattar?: string } = {},
): string {
  const search = new URLSearchParams(about).toString();
  return `${serviceBookPath(vehicleId)}/new${search && `?${search}`}`;
}

/** The address of the part of the settings with service plans and keys. */
export const serviceBookSettingsPath = `${paths.settings}/servicebook`;
