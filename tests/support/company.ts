import { usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';

/** The details that a workshop must have before it can invoice. */
export const company = {
  ...{ organisationNumber: '4432109876', vatNumber: 'SE443210987601', hasFSkatt: true },
  address: { street: 'Ekvägen 1', postcode: '123 45', city: 'Eken' },
};
export const invoiceSettings = {
  main: { ...usualInvoiceSettings, bankgiro: '50501055', swish: '1231181189' },
};
