import { receivablesPath } from './invoiceAddress';

/** The address of the import of a bank's file with payments. */
export const bankImportPath = `${receivablesPath}/bank`;
