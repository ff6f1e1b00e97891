import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { PaymentFields, ReceivableFields } from '@/domain/invoice/receivable';
import { dayOf } from '@/domain/time/swedishTime';
import type { Role } from '@/domain/workshop/member';
import { invoiceSettings } from '../support/company';
import { customerFields } from '../support/customers';
import { changeDocument } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { owed, paid } from '../support/owed';
import { button, heading, openOrders } from '../support/workOrders';

const today = dayOf(new Date());
const due = (days: number) => today.subtract({ days }).toString();
const customers = {
  anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'], email: 'anna@example.se' }),
};

/** Opens the list of what is owed; the amounts on the screen have no-break spaces. */
async function openList(
  receivables: Record<string, ReceivableFields>,
  {
    payments = {},
    role = 'owner',
    query = '',
    also = {},
  }: {
    payments?: Record<string, PaymentFields>;
    role?: Role;
    query?: string;
    also?: Record<string, Record<string, object>>;
  } = {},
) {
  const app = await openOrders(
    `workorders/invoices/receivables${query}`,
    {},
    {
      ...{ also: { receivables, payments, customers, ...also }, role },
    },
  );
  await heading('Kundreskontra');
  return app;
}
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const total = async () => {
  const text = await screen.findByText(/utestående/);
  return plain(text.closest('p') ?? text);
};
const section = (name: RegExp) => screen.findByRole('region', { name });
const dialog = () => screen.findByRole('dialog');
const field = async (name: string) => within(await dialog()).getByLabelText(name);
const open = (name: string) => screen.findByRole('button', { name });

describe('What customers owe', () => {
  const all = {
    F10001: owed(10_001, { dueOn: due(0) }),
    F10002: owed(10_002, { dueOn: due(30), paidOre: 79_300, buyerName: 'Ekens Åkeri AB' }),
    F10003: owed(10_003, { dueOn: due(60), creditedOre: 100_000 }),
    F10004: owed(10_004, { dueOn: due(90) }),
    F10005: owed(10_005, { dueOn: due(91) }),
    F10006: owed(10_006, { dueOn: due(5), paidOre: 200_000 }),
    F10007: owed(10_007, { dueOn: due(5), paidOre: 179_300, isSettled: true }),
  };

  it('stands by age with sums that are the rows, and what they have to get back apart', async () => {
    await openList(all);
    expect(await total()).toBe(
      '7 172,00 kr utestående på 5 fakturor. 207,00 kr är tillgodo hos kunderna.',
    );
    for (const [name, number, sum] of [
      ['Inte förfallet', 10_001, '1 793,00'],
      ['1–30 dagar', 10_002, '1 000,00'],
      ['31–60 dagar', 10_003, '793,00'],
      ['61–90 dagar', 10_004, '1 793,00'],
      ['Över 90 dagar', 10_005, '1 793,00'],
      ['Tillgodo hos kunderna', 10_006, '207,00'],
    ] as const) {
      const group = await section(new RegExp(`^${name}`));
      expect(within(group).getAllByRole('listitem')).toHaveLength(1);
      expect(plain(group)).toContain(`1 faktura, ${sum} kr`);
      expect(within(group).getByRole('link', { name: `Faktura ${number}` })).toHaveAttribute(
        'href',
        `/dashboard/workorders/invoices/F${number}`,
      );
    }
    expect(screen.queryByText('Faktura 10007')).toBeNull();
  });

  it('is searched and chosen by age, and the address keeps both', async () => {
    const { user } = await openList(all, { query: '?sok=anna&alder=over90' });
    expect(await total()).toMatch(/^6 172,00 kr utestående på 4 fakturor/);
    expect(screen.getAllByRole('link', { name: /^Faktura/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Över 90 dagar/, pressed: true }));
    expect(screen.getAllByRole('link', { name: /^Faktura/ })).toHaveLength(5);
    const search = screen.getByLabelText('Sök köpare, fakturanummer eller OCR');
    await user.clear(search);
    await user.type(search, 'åkeri');
    expect(await total()).toBe('1 000,00 kr utestående på 1 faktura.');
    await user.click(screen.getByRole('button', { name: /^61–90 dagar/ }));
    expect(await screen.findByText(/^Inga obetalda fakturor stämmer/)).toBeVisible();
    expect(location.search).toBe('?sok=%C3%A5keri&alder=upTo90');
  });

  it('is nothing when all is paid, and says where invoices come from', async () => {
    await openList({ F10007: all.F10007 });
    expect(await screen.findByText(/^Ingen är skyldig något/)).toBeVisible();
  });

  it('says aloud when there is more than is shown', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 201 }, (_, n) => [`F${n + 1}`, owed(n + 1, { payableOre: 100 })]),
    );
    await openList(many);
    expect(await total()).toBe('200,00 kr utestående på 200 fakturor.');
    const note = screen.getByText(/^Det finns fler obetalda fakturor. De 200 som förföll först/);
    expect(note.closest('[role=status]')).not.toBeNull();
  });

  it('is read by an auditor, who notes nothing', async () => {
    await openList(all, { role: 'auditor' });
    await total();
    expect(screen.queryByRole('button', { name: /^(Registrera|Påminn|Betala)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Läs in bankfil' })).toBeNull();
  });
});

describe('A payment', () => {
  const one = { F10001: owed(10_001, { dueOn: due(10) }) };
  const press = 'Registrera betalning: faktura 10001, Anna Berg';

  it('of a part lowers what is left; the rest settles the invoice', async () => {
    const { user, stored, all } = await openList(one, { role: 'staff' });
    await user.click(await open(press));
    expect(await field('Belopp')).toHaveValue('1\u00a0793,00');
    expect(await field('Betald den')).toHaveValue(today.toString());
    expect(screen.getByText(/^Verkstadsnavet är inget kassaregister/)).toBeVisible();
    await user.clear(await field('Belopp'));
    await user.type(await field('Belopp'), '793');
    await user.selectOptions(await field('Betalsätt'), 'Kontant i annan kassa');
    await user.type(await field('Referens'), ' Anna  B ');
    await user.click(await button('Registrera'));
    await waitFor(async () => expect(await total()).toMatch(/^1 000,00 kr/));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await open(press));
    expect(await field('Belopp')).toHaveValue('1\u00a0000,00');
    await user.click(await button('Registrera'));
    expect(await screen.findByText(/^Ingen är skyldig något/)).toBeVisible();
    const payments = Object.values(await all('payments'));
    expect(payments).toHaveLength(2);
    expect(payments).toContainEqual(
      expect.objectContaining({ amountOre: 79_300, method: 'cash', reference: 'Anna B' }),
    );
    expect(payments).toContainEqual(
      expect.objectContaining({ amountOre: 100_000, method: 'bank', reference: null }),
    );
    expect(await stored('receivables/F10001')).toMatchObject({ paidOre: 179_300, isSettled: true });
  });

  it('is refused beside its field, and nothing typed is lost', async () => {
    const { user, all } = await openList(one);
    await user.click(await open(press));
    await user.clear(await field('Belopp'));
    await user.type(await field('Belopp'), '1.234,50');
    await user.type(await field('Referens'), 'Anna');
    await user.click(await button('Registrera'));
    expect(await screen.findByText(/^Beloppet kan läsas på flera sätt/)).toBeVisible();
    expect(await field('Belopp')).toHaveFocus();
    await user.clear(await field('Betald den'));
    await user.type(await field('Betald den'), today.add({ days: 1 }).toString());
    await user.click(await button('Registrera'));
    expect(await screen.findByText('Dagen har inte varit än.')).toBeVisible();
    expect(await field('Referens')).toHaveValue('Anna');
    expect(await all('payments')).toEqual({});
  });

  it('above what is left is asked about once, and paid back', async () => {
    const { user, all } = await openList(one);
    await user.click(await open(press));
    await user.clear(await field('Belopp'));
    await user.type(await field('Belopp'), '2000');
    await user.click(await button('Registrera'));
    const note = await screen.findByText(/^Det är .* mer än det som är kvar/);
    expect(plain(note)).toContain('Det är 207,00 kr mer');
    expect(await all('payments')).toEqual({});
    await user.click(await button('Registrera ändå'));
    const back = await open('Betala tillbaka: faktura 10001, Anna Berg');
    await user.click(back);
    expect(await field('Belopp')).toHaveValue('207,00');
    await user.clear(await field('Belopp'));
    await user.type(await field('Belopp'), '2 000,01');
    await user.click(await button('Registrera'));
    const fault = await within(await dialog()).findByText(/^Betalt är/);
    expect(plain(fault)).toBe('Betalt är 2 000,00 kr.');
    await user.clear(await field('Belopp'));
    await user.type(await field('Belopp'), '207');
    await user.click(await button('Registrera'));
    expect(await screen.findByText(/^Ingen är skyldig något/)).toBeVisible();
    const payments = Object.values(await all('payments'));
    expect(payments).toContainEqual(expect.objectContaining({ amountOre: 200_000 }));
    expect(payments).toContainEqual(expect.objectContaining({ amountOre: -20_700 }));
  });

  it('counts beside what a colleague has noted since the form was opened', async () => {
    const { user, root, stored } = await openList(one);
    await user.click(await open(press));
    await changeDocument(`${root}/receivables/F10001`, { paidOre: 100_000 });
    await waitFor(async () => expect(await total()).toMatch(/^793,00 kr/));
    await user.clear(await field('Belopp'));
    await user.type(await field('Belopp'), '93');
    await user.click(await button('Registrera'));
    await waitFor(async () => {
      expect(await stored('receivables/F10001')).toMatchObject({ paidOre: 109_300 });
    });
  });

  it('waits for the network, and says so', async () => {
    const { user, db } = await openList(one);
    await user.click(await open(press));
    await loseNetwork(db());
    const note = 'Du är offline. Betalningar registreras när servern svarar.';
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Registrera' })).toBeDisabled();
    await findNetwork(db());
    await button('Registrera');
  });
});

describe('A reminder', () => {
  const late = { F10001: owed(10_001, { dueOn: due(12), paidOre: 50_000 }) };
  const withFee = { main: { ...invoiceSettings.main, reminderFeeOre: 6000 } };

  it('is a ready text, and noted with its day and number', async () => {
    const { user, stored } = await openList(late);
    await user.click(await open('Påminn: faktura 10001, Anna Berg'));
    const text = await within(await dialog()).findByText(/^Hej Anna Berg!/);
    expect(text).toHaveTextContent(`Vår faktura 10001 skulle ha betalats ${due(12)}`);
    expect(text).toHaveTextContent('Att betala: 1 293,00 kr');
    const mail = await screen.findByRole('link', { name: 'Mejl till anna@example.se' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('OCR-nummer: 100016');
    await user.click(await button('Påminnelse gjord'));
    expect(await screen.findByText('Påminnelsen om faktura 10001 är noterad.')).toBeVisible();
    await waitFor(async () => {
      expect(await stored('receivables/F10001')).toMatchObject({
        ...{ remindedOn: today.toString(), reminders: 1 },
      });
    });
    await user.click(await open('Påminn: faktura 10001, Anna Berg'));
    expect(await dialog()).toHaveTextContent(`Redan påmind en gång, senast ${today.toString()}.`);
  });

  it('is noted without a network too', async () => {
    const { user, db, stored } = await openList(late);
    const press = await open('Påminn: faktura 10001, Anna Berg');
    await loseNetwork(db());
    await user.click(press);
    await user.click(await button('Påminnelse gjord'));
    expect(await screen.findByText(new RegExp(`Påmind ${today.toString()}`))).toBeVisible();
    await findNetwork(db());
    await waitFor(async () => {
      expect(await stored('receivables/F10001')).toMatchObject({ reminders: 1 });
    });
  });

  it('has a fee that is invoiced for itself, without VAT', async () => {
    const { user, all } = await openList(late, { also: { invoiceSettings: withFee } });
    await user.click(await open('Påminn: faktura 10001, Anna Berg'));
    await user.click(await screen.findByRole('checkbox', { name: /^Påminnelseavgiften/ }));
    await user.click(await button('Fakturera avgiften'));
    await heading('Fakturautkast');
    await waitFor(async () => {
      expect(Object.values(await all('invoiceDrafts'))).toMatchObject([
        {
          customerId: 'anna',
          lines: ['package|1000|st|6000|0|0|Påminnelseavgift, faktura 10001'],
        },
      ]);
    });
  });

  it('is for nothing that is not overdue', async () => {
    await openList({ F10001: owed(10_001, { dueOn: due(0) }) }, { payments: { p1: paid() } });
    await total();
    expect(screen.queryByRole('button', { name: /^Påminn/ })).toBeNull();
  });
});
