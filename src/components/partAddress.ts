import { paths } from '@/paths';

// These addresses are not in paths.ts, which every visitor of the public pages loads.

/** The address of the register of articles. */
export const partsPath = `${paths.settings}/parts`;
/** The address of an import of articles. */
export const partsImportPath = `${partsPath}/import`;
