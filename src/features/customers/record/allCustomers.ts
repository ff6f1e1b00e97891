import { paths } from '@/paths';

/** The way back from the page of a record, and from the import, to the list. */
export const allCustomers = { to: paths.customers, text: 'Alla kunder' };
