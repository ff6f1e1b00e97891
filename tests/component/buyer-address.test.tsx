import { screen, waitFor, within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { company, invoiceSettings } from '../support/company';
import { customerFields } from '../support/customers';
import { changeDocument, seedDocuments } from '../support/documents';
import { booking, button, heading, openOrders, order } from '../support/workOrders';

const dear = {
  ...order,
  stage: 'ready' as const,
  lines: { a: 'package|1000|st|450000|0|25|kim|accepted|450000|done|Kamrem' },
};
const also = {
  invoiceSettings,
  series: { F: { first: 10_001, last: 10_001, lastOn: '2026-11-20' } },
};
const prepare = (root: string) => changeDocument(root, company);
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const asked = 'Över 4 000,00 kr ska fakturan ha köparens adress. Kortet för Anna Berg saknar den.';
const askedText = () =>
  screen.findByText(
    (_, element) => element instanceof HTMLParagraphElement && plain(element) === asked,
  );

it('the page of an invoice takes the address that it has to have', async () => {
  const { user, stored } = await openOrders(
    'workorders/1042/invoice',
    { '1042': dear },
    { also, prepare },
  );
  await heading('Faktura');
  await user.click(await button('Fyll i adressen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adress till Anna Berg' }));
  await user.type(dialog.getByLabelText('Gatuadress'), 'Bergsgatan 2');
  await user.type(dialog.getByLabelText('Postnummer'), '1234');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(dialog.getByLabelText('Ort')).toHaveAccessibleDescription('Fyll i orten.');
  expect(dialog.getByLabelText('Postnummer')).toBeInvalid();
  await user.type(dialog.getByLabelText('Postnummer'), '6');
  await user.type(dialog.getByLabelText('Ort'), 'Berga');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  await button('Utfärda och skriv ut');
  await waitFor(async () =>
    expect(await stored('customers/anna')).toMatchObject({
      address: { street: 'Bergsgatan 2', postcode: '123 46', city: 'Berga' },
    }),
  );
});

it('check-in asks for the address where the booked sum is above the limit', async () => {
  const services = [{ ...booking.services[0], priceOre: 450_000 }];
  await openOrders(
    'workorders/new?bokning=b1',
    {},
    { also: { bookings: { b1: { ...booking, services } } } },
  );
  expect(await askedText()).toBeVisible();
  expect(await button('Fyll i adressen')).toBeVisible();
});

it('an order asks once its lines are above the limit, until the address is there', async () => {
  const { root } = await openOrders('workorders/1042', { '1042': { ...dear, stage: 'working' } });
  expect(await askedText()).toBeVisible();
  const address = { street: 'Bergsgatan 2', postcode: '123 46', city: 'Berga' };
  const anna = customerFields({ name: 'Anna Berg', address });
  await seedDocuments(`${root}/customers`, { anna }, new Date());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fyll i adressen' })).toBeNull());
});
