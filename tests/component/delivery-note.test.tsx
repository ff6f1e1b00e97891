import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { heading, openOrders, order } from '../support/workOrders';
import { changeDocument } from '../support/documents';
import { customerFields } from '../support/customers';

const ready = {
  ...order,
  stage: 'ready' as const,
  odometerKm: 123_456,
  discountBp: 1000,
  lines: {
    a: 'package|1000|st|349500|0|25|kim|accepted|349500|done|Bromsbyte',
    b: 'part|2000|st|14900|0|25||accepted|29800|done|Oljefilter <img src=x onerror=alert(1)>',
    c: 'labour|1000|h|119500|0|25||declined||todo|Byta bromsvätska',
    d: 'labour|1000|h|119500|0|25||open||todo|Felsökning',
  },
};
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

describe('The delivery note', () => {
  it('tells what was done, what it costs and that it is no invoice', async () => {
    await openOrders(
      'workorders/1042/delivery-note',
      { '1042': ready },
      { prepare: (root) => changeDocument(root, { organisationNumber: '4432109876' }) },
    );
    await heading('Följesedel');
    await screen.findByText('Anna Berg');
    const [, ...lines] = within(screen.getByRole('table')).getAllByRole('row');
    expect(lines.map((row) => plain(row.textContent))).toEqual([
      'BromsbyteFast pris1 st3 495,003 495,00',
      'Oljefilter <img src=x onerror=alert(1)>Reservdel2 st149,00298,00',
    ]);
    const sheet = plain(screen.getByRole('article').textContent);
    expect(sheet).toContain('Org.nr 443210-9876');
    expect(sheet).toContain('123 456 km');
    // 3 495 + 298 less a tenth is 3 413,70, of which a fifth is VAT; rounding up would pass what was agreed.
    expect(sheet).toContain('Rabatt 10 %−379,30 kr');
    expect(sheet).toContain('Moms 25 %682,74 kr');
    expect(sheet).toContain('Summa inkl. moms3 413,70 kr');
    expect(screen.getAllByText('Det här är ingen faktura.')).toHaveLength(2);
    expect(sheet).not.toMatch(/Fakturanummer|Felsökning|bromsvätska/);
  });

  it('has the sum without VAT for a company abroad that pays', async () => {
    const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
    const oslo = customerFields({
      ...{ kind: 'company', name: 'Oslo Bil AS', vatNumber: 'NO923609016MVA', address },
    });
    await openOrders(
      'workorders/1042/delivery-note',
      { '1042': { ...ready, payerId: 'oslo' } },
      { also: { customers: { oslo } } },
    );
    await heading('Följesedel');
    await waitFor(() => {
      const sheet = plain(screen.getByRole('article').textContent);
      expect(sheet).toContain('Priser exkl. moms');
      expect(sheet).toContain('Reservdel2 st119,20238,40');
      // 2 796 + 238,40 less a tenth, in whole kronor.
      expect(sheet).toContain('Öresavrundning0,04 kr');
      expect(sheet).toContain('Summa exkl. moms2 731,00 kr');
      expect(sheet).not.toContain('Att betala');
    });
  });

  it('is offered when the car is ready, and not before', async () => {
    await openOrders('workorders/1042', { '1042': ready });
    expect(await screen.findByRole('link', { name: 'Följesedel' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/1042/delivery-note',
    );
  });

  it('is not offered while the car is worked on', async () => {
    await openOrders('workorders/1042', { '1042': { ...order, stage: 'working' } });
    await screen.findByRole('link', { name: 'Skriv ut' });
    expect(screen.queryByRole('link', { name: 'Följesedel' })).toBeNull();
  });
});
