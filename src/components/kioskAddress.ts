import { type KioskKey, kioskFragment } from '@/domain/ledger/kioskLink';
import { paths } from '@/paths';

/** The address that a tablet opens to be let in. */
export function pairKioskPath(key: KioskKey): string {
  return `${paths.kiosk}/para#${kioskFragment(key)}`;
}

/** The address of the ledger as an inspector reads it, on a tablet. */
export const kioskInspectionPath = `${paths.kiosk}/kontroll`;

/** The address of the part of the settings with the tablets. */
export const kiosksPath = `${paths.settings}/kiosks`;
