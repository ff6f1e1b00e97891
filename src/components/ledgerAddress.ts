import { paths } from '@/paths';

/** The address of the ledger by day, week and person. */
export const ledgerShiftsPath = `${paths.personalliggare}/shifts`;

/** The address of "Kontrollera liggaren". */
export const ledgerVerifyPath = `${paths.personalliggare}/verify`;

/** The address of the ledger as an inspector reads it. */
export const ledgerInspectionPath = `${paths.personalliggare}/kontroll`;

/** The address of the part of the settings that tells whether the business must keep a ledger. */
export const ledgerSettingsPath = `${paths.settings}/personalliggare`;

/** The address of a day of the ledger, `2026-11-20`. */
export function ledgerDayPath(day: string): string {
  return `${ledgerShiftsPath}?${new URLSearchParams({ datum: day }).toString()}`;
}
