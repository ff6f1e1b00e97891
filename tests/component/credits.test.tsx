import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import type { ReceivableFields } from '@/domain/invoice/receivable';
import type { Role } from '@/domain/workshop/member';
import { company, invoiceSettings } from '../support/company';
import { changeDocument } from '../support/documents';
import { issuedInvoice } from '../support/issuedInvoice';
import { findNetwork, loseNetwork } from '../support/network';
import { owed } from '../support/owed';
import { button, heading, openOrders } from '../support/workOrders';

const series = { F: { first: 10_001, last: 10_001, lastOn: '2026-11-20' } };
const whole = issuedInvoice({ orderId: null });
/** 3 × 33,33 kr, of which VAT is a fifth of the whole and not of each. */
const thirds = issuedInvoice({
  orderId: null,
  lines: ['part|3000|st|3333|0|25|Oljefilter'],
  ...{ net25Ore: 7999, vat25Ore: 2000, netOre: 7999, vatOre: 2000, grossOre: 9999 },
  ...{ roundingOre: 1, payableOre: 10_000 },
});

/** Opens the page of the invoice 10001. */
async function openInvoice(
  invoice: InvoiceFields,
  { role = 'owner', receivable = {} }: { role?: Role; receivable?: Partial<ReceivableFields> } = {},
) {
  const { payableOre } = invoice;
  const app = await openOrders(
    'workorders/invoices/F10001',
    {},
    {
      role,
      also: {
        ...{ series, invoiceSettings, invoices: { F10001: invoice } },
        receivables: { F10001: owed(10_001, { payableOre, ...receivable }) },
      },
      prepare: (root) => changeDocument(root, company),
    },
  );
  await heading('Faktura 10001');
  return app;
}

const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const dialog = () => screen.findByRole('dialog');
const card = () => screen.findByRole('region', { name: 'Kreditering' });
const credit = (number: number) =>
  screen.findByRole('link', { name: new RegExp(`^Kreditfaktura ${number}`) });
const press = () => screen.getByRole('button', { name: 'Utfärda kreditfaktura' });

describe('Crediting', () => {
  it('takes back a whole invoice with its rounding, and leaves nothing to credit', async () => {
    const { user, stored } = await openInvoice(whole, { role: 'staff' });
    await user.click(await button('Kreditera'));
    expect(await field('Vad ska krediteras?')).toHaveValue('all');
    const sums = plain(await dialog());
    expect(sums).toContain('Netto, moms 25 %1 434,00 kr');
    expect(sums).toContain('Moms 25 %358,50 kr');
    expect(sums).toContain('Öresavrundning0,50 kr');
    expect(sums).toContain('Krediteras1 793,00 kr');
    await user.click(press());
    expect(plain(await credit(10_002))).toContain('−1 793,00 kr');
    expect(await screen.findByText('Hela fakturan är krediterad.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Kreditera/ })).toBeNull();
    expect(await stored('invoices/F10002')).toMatchObject({
      ...{ number: 10_002, kind: 'credit', creditsId: 'F10001', customerId: 'anna' },
      ...{ grossOre: -179_250, roundingOre: -50, payableOre: -179_300 },
      lines: ['labour|-1500|h|119500|0|25|Felsökning'],
    });
    expect(await stored('receivables/F10001')).toMatchObject({
      ...{ creditedOre: 179_300, isSettled: true, lastCreditId: 'F10002' },
    });
    expect(await stored('series/F')).toMatchObject({ last: 10_002 });
    await user.click(await credit(10_002));
    await heading('Kreditfaktura 10002');
    expect(await screen.findByRole('link', { name: 'Till faktura 10001' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/invoices/F10001',
    );
    expect(screen.queryByRole('region', { name: 'Kreditering' })).toBeNull();
  });

  it('in thirds takes what is left of öre and VAT with the last one', async () => {
    const { user, stored } = await openInvoice(thirds);
    for (const [number, sum] of [
      [10_002, '33,33'],
      [10_003, '33,33'],
      [10_004, '33,34'],
    ] as const) {
      await user.click(await button('Kreditera'));
      await user.selectOptions(await field('Vad ska krediteras?'), 'Delar av raderna');
      await user.type(await field('Oljefilter'), '1');
      expect(plain(await dialog())).toContain(`Krediteras${sum} kr`);
      await user.click(press());
      expect(plain(await credit(number))).toContain(`−${sum} kr`);
    }
    expect(await stored('invoices/F10002')).toMatchObject({ payableOre: -3333, vatOre: -667 });
    expect(await stored('invoices/F10003')).toMatchObject({ payableOre: -3333, vatOre: -667 });
    expect(await stored('invoices/F10004')).toMatchObject({ payableOre: -3334, vatOre: -666 });
    expect(await stored('receivables/F10001')).toMatchObject({
      ...{ creditedOre: 10_000, isSettled: true },
    });
  });

  it('refuses a quantity beside its field, and issues nothing', async () => {
    const { user, all } = await openInvoice(thirds);
    await user.click(await button('Kreditera'));
    await user.selectOptions(await field('Vad ska krediteras?'), 'Delar av raderna');
    await user.click(press());
    expect(await screen.findByText(/^Fyll i hur mycket som ska krediteras/)).toBeVisible();
    await user.type(await field('Oljefilter'), '3,5');
    await user.click(press());
    const fault = await screen.findByText(/är kvar\.$/);
    expect(plain(fault)).toBe('Högst 3 st är kvar.');
    expect(await field('Oljefilter')).toHaveFocus();
    expect(await field('Oljefilter')).toBeInvalid();
    await user.clear(await field('Oljefilter'));
    await user.type(await field('Oljefilter'), 'två');
    await user.click(press());
    expect(await screen.findByText('Skriv ett tal, till exempel 1,5.')).toBeVisible();
    expect(await field('Oljefilter')).toHaveValue('två');
    expect(Object.keys(await all('invoices'))).toEqual(['F10001']);
  });

  it('does not go on top of what somebody else has credited meanwhile', async () => {
    const { user, root, all } = await openInvoice(thirds);
    await user.click(await button('Kreditera'));
    await changeDocument(`${root}/receivables/F10001`, {
      ...{ creditedOre: 3333, lastCreditId: 'F10009' },
    });
    await user.click(press());
    expect(await screen.findByText('Kreditfakturan är inte utfärdad.')).toBeVisible();
    expect(screen.getByText(/^Fakturan har krediterats medan du läste/)).toBeVisible();
    expect(Object.keys(await all('invoices'))).toEqual(['F10001']);
  });

  it('waits for the network, and says so', async () => {
    const { db } = await openInvoice(whole);
    await button('Kreditera');
    await loseNetwork(db());
    const note = 'Du är offline. Kreditfakturan får sitt nummer av servern när du har kontakt.';
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kreditera' })).toBeDisabled();
    await findNetwork(db());
    await button('Kreditera');
  });

  it('is not for an auditor, who reads what is credited', async () => {
    await openInvoice(whole, { role: 'auditor' });
    expect(await within(await card()).findByText(/^Inget av fakturan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Kreditera/ })).toBeNull();
  });

  it('says what the workshop has to fill in first', async () => {
    await openOrders(
      'workorders/invoices/F10001',
      {},
      {
        also: {
          ...{ series, invoices: { F10001: whole } },
          receivables: { F10001: owed(10_001) },
        },
      },
    );
    expect(await screen.findByRole('link', { name: 'Organisationsnummer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gatuadress, postnummer och ort' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Bankgiro/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kreditera' })).toBeDisabled());
  });
});

async function field(name: string) {
  return within(await dialog()).getByLabelText(name);
}
