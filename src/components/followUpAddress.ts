import { paths } from '@/paths';

// The address is not in paths.ts, which every visitor of the public pages loads.

/** The list of declined work that is to be followed up. */
export const followUpsPath = `${paths.workOrders}/followups`;
