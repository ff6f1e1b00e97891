import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { PaymentFields, ReceivableFields } from '@/domain/invoice/receivable';
import type { Role } from '@/domain/workshop/member';
import { ignoreConsole } from '../support/component';
import { changeDocument, seedDocuments } from '../support/documents';
import { choose, paste, rows, step } from '../support/importSteps';
import { findNetwork, loseNetwork } from '../support/network';
import { owed, paid } from '../support/owed';
import { heading, openOrders } from '../support/workOrders';

const receivables = {
  F10001: owed(10_001),
  F10002: owed(10_002, { buyerName: 'Ekens Åkeri AB', payableOre: 65_900 }),
  F10003: owed(10_003, { buyerName: 'Disa Ek', payableOre: 99_900 }),
  F10004: owed(10_004, { payableOre: 20_000, paidOre: 20_000, isSettled: true }),
};
const payments = {
  p4: paid({ invoiceId: 'F10004', amountOre: 20_000, paidOn: '2026-11-10', reference: '100046' }),
};
const file = `Bokföringsdag;Belopp;Rubrik
2026-11-12;1 793,00;100016
2026-11-12;600,00;OCR 100026
2026-11-13;999,00;Disa
2026-11-13;77,00;Okänd
2026-11-13;-500,00;Hyra
2026-11-10;200,00;100046
2026-13-01;1,00;`;

async function openImport(
  owing: Record<string, ReceivableFields> = receivables,
  noted: Record<string, PaymentFields> = payments,
  role: Role = 'staff',
) {
  const also = { receivables: owing, payments: noted };
  const app = await openOrders('workorders/invoices/receivables/bank', {}, { also, role });
  await heading('Läs in bankfil');
  return app;
}
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const shown = () => rows().map(plain);
const tick = (name: string) => screen.findByRole('checkbox', { name });

describe('A bank’s file', () => {
  it('is compared with the invoices, and books what is ticked and nothing else', async () => {
    const { user, all, stored } = await openImport();
    await paste(user, file);
    await step(/^Steg 2/);
    expect(screen.getByLabelText('Bokföringsdag')).toHaveValue('paidOn');
    expect(screen.getByLabelText('Rubrik')).toHaveValue('reference');
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await step(/^Steg 3/);
    await screen.findByRole('group', { name: 'Visa' });
    expect(screen.getByRole('button', { name: 'Bokför' })).toBeDisabled();
    expect(shown()).toEqual([
      'Rad 2Säker1 793,00 kr2026-11-12 · 100016Faktura 10001, Anna BergÄndra eller dela upp',
      expect.stringMatching(
        /^Rad 3Förslag600,00 kr.*Ekens Åkeri AB.*En del av det som är kvar, 659/,
      ),
      expect.stringMatching(
        /^Rad 4Förslag999,00 kr.*Faktura 10003, Disa Ek.*Bara beloppet stämmer/,
      ),
    ]);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: /^Utan träff/ }));
    expect(shown()).toEqual([
      expect.stringContaining('Ingen obetald faktura har OCR-numret eller beloppet.'),
      expect.stringContaining('Pengar ut från kontot.'),
    ]);
    await user.click(screen.getByRole('button', { name: /^Redan bokförda/ }));
    expect(shown()).toEqual([expect.stringContaining('Redan bokförd på faktura 10004.')]);
    await user.click(screen.getByRole('button', { name: /^Med fel/ }));
    expect(shown()).toEqual(['Rad 8Med fel2026-13-01 · 1,00Bokföringsdag: Datumet finns inte.']);
    expect(Object.keys(await all('payments'))).toEqual(['p4']);

    await user.click(screen.getByRole('button', { name: /^Att bokföra/ }));
    await user.click(screen.getByRole('button', { name: 'Välj alla säkra (1)' }));
    expect(await tick('Faktura 10001, Anna Berg')).toBeChecked();
    await user.click(await tick('Faktura 10002, Ekens Åkeri AB'));
    await user.click(screen.getByRole('button', { name: /^Bokför 2 betalningar, 2\s393,00\skr$/ }));
    await step(/^Betalningarna är bokförda$/);
    expect(Object.keys(await all('payments')).toSorted()).toEqual([
      ...['F10001-2026-11-12-179300-0', 'F10002-2026-11-12-60000-0', 'p4'],
    ]);
    expect(await stored('payments/F10001-2026-11-12-179300-0')).toMatchObject({
      ...{ amountOre: 179_300, method: 'bank', reference: '100016', correctsId: null },
    });
    expect(await stored('receivables/F10001')).toMatchObject({ isSettled: true });
    expect(await stored('receivables/F10002')).toMatchObject({ paidOre: 60_000, isSettled: false });

    await user.click(screen.getByRole('button', { name: 'Läs in en fil till' }));
    await step(/^Steg 1/);
    await paste(user, file);
    await step(/^Steg 2/);
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await screen.findByRole('button', { name: 'Redan bokförda 3' });
    expect(shown()).toEqual([expect.stringContaining('Faktura 10003, Disa Ek')]);
  });

  it('is split between invoices, asks which fits, and is known when read again', async () => {
    const shop = { customerId: 'shop', buyerName: 'Granåsbys Livs AB', payableOre: 499_500 };
    const owing = {
      F10094: owed(10_094, shop),
      F10095: owed(10_095, { customerId: 'bo', buyerName: 'Bo Ekman', payableOre: 499_500 }),
      F10096: owed(10_096, { customerId: 'cia', buyerName: 'Cia Dahl', payableOre: 499_500 }),
      F10127: owed(10_127, shop),
    };
    const { user, all } = await openImport(owing, {});
    const review = async () => {
      await paste(
        user,
        'Datum;Belopp;Referens\n2026-11-12;9 990,00;GRANÅSBYS LIVS\n2026-11-12;4995;Insättning',
      );
      await step(/^Steg 2/);
      await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
      await screen.findByRole('group', { name: 'Visa' });
    };
    await review();
    await user.click(screen.getByRole('button', { name: 'Ändra eller dela upp, rad 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Fördela 9\s990,00\skr$/ }));
    const amount = dialog.getByRole('textbox', { name: 'Faktura 10127, Granåsbys Livs AB' });
    await user.clear(amount);
    await user.type(amount, '4 000,50');
    await user.click(dialog.getByRole('button', { name: 'Använd' }));
    expect(amount).toHaveAccessibleDescription(/^994,50\skr är kvar att fördela\./);
    await user.type(dialog.getByRole('combobox', { name: 'En faktura till' }), 'cia');
    await user.click(dialog.getByRole('option', { name: /^10096, Cia Dahl/ }));
    expect(dialog.getByRole('textbox', { name: 'Faktura 10096, Cia Dahl' })).toHaveValue('994,50');
    await user.click(dialog.getByRole('button', { name: 'Använd' }));
    expect(
      await tick('Fakturorna 10094, 10127 och 10096, Granåsbys Livs AB och Cia Dahl'),
    ).toBeChecked();

    const choice = screen.getByRole('combobox', { name: 'Vad betalar rad 3?' });
    expect(within(choice).getAllByRole('option').map(plain)).toEqual([
      'Välj …',
      'Faktura 10095, Bo Ekman, förfaller 2026-10-31',
      'Faktura 10096, Cia Dahl, förfaller 2026-10-31',
    ]);
    await user.selectOptions(choice, 'Faktura 10095, Bo Ekman, förfaller 2026-10-31');
    await user.click(
      screen.getByRole('button', { name: /^Bokför 2 betalningar, 14\s985,00\skr$/ }),
    );
    await step(/^Betalningarna är bokförda$/);
    expect(Object.keys(await all('payments')).toSorted()).toEqual([
      'F10094-2026-11-12-499500-0',
      'F10095-2026-11-12-499500-0',
      'F10096-2026-11-12-99450-0',
      'F10127-2026-11-12-400050-0',
    ]);

    await user.click(screen.getByRole('button', { name: 'Läs in en fil till' }));
    await step(/^Steg 1/);
    await review();
    await user.click(screen.getByRole('button', { name: 'Redan bokförda 2' }));
    expect(shown()).toEqual([
      expect.stringMatching(/Redan bokförd på fakturorna 10094, 10096 och 10127\.$/),
      expect.stringMatching(/Redan bokförd på faktura 10095\.$/),
    ]);
    // Somebody who paid twice on one day, in two ways, is booked twice.
    await user.click(screen.getByRole('button', { name: 'Bokför ändå, rad 3' }));
    const again = within(await screen.findByRole('dialog', { name: /^Fördela 4\s995,00\skr$/ }));
    await user.type(again.getByRole('combobox', { name: 'Faktura' }), 'cia');
    await user.click(again.getByRole('option', { name: /^10096, Cia Dahl/ }));
    await user.clear(again.getByRole('textbox', { name: 'Faktura 10096, Cia Dahl' }));
    await user.type(again.getByRole('textbox', { name: 'Faktura 10096, Cia Dahl' }), '4 995');
    await user.click(again.getByRole('button', { name: 'Använd' }));
    await user.click(screen.getByRole('button', { name: /^Bokför 1 betalning, 4\s995,00\skr$/ }));
    await step(/^Betalningarna är bokförda$|^Betalningen är bokförd$/);
    expect(Object.keys(await all('payments'))).toContain('F10096-2026-11-12-499500-0');
  });

  it('of Windows-1252 with tabs is read, and its columns can be changed', async () => {
    const { user } = await openImport({ F10001: receivables.F10001 }, {});
    const text = 'Dag\tKronor\tFrån\n12 nov\t1793,00\tÅke Öst\n2026-11-12\t1793,00\tÅke Öst';
    const bytes = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    await choose(user, new File([bytes], 'konto.csv', { type: 'text/csv' }));
    await step(/^Steg 2/);
    expect(screen.getByText(/Windows-1252, tabb/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    expect(await screen.findByText('Välj vilken kolumn som är datumet.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Dag'), 'Datum');
    expect(screen.getByLabelText('Kronor')).toHaveDisplayValue('Belopp');
    expect(screen.getByLabelText('Från')).toHaveDisplayValue('Referens eller meddelande');
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await screen.findByRole('group', { name: 'Visa' });
    expect(shown()).toEqual([expect.stringContaining('2026-11-12 · Åke Öst')]);
  });

  it('with a title and decimals of its own is asked about what is not clear', async () => {
    const { user } = await openImport({ F10001: receivables.F10001 }, {});
    await paste(
      user,
      [
        '* Transaktioner Period 2026-11-01 – 2026-11-25',
        'Radnummer,Bokföringsdag,Referens,Belopp,Typ',
        '1,2026-11-12,"100016",1.793,Swish',
        '2,2026-11-12,"100016",1.793,Uttag',
      ].join('\n'),
    );
    await step(/^Steg 2/);
    const chosen = (name: string) => screen.getByRole('combobox', { name });
    expect(chosen('Rubrikrad')).toHaveDisplayValue(/^Rad 2: Radnummer · Bokföringsdag/);
    expect(chosen('Typ')).toHaveDisplayValue('In eller ut');
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    expect(chosen('Talen i Belopp')).toHaveAccessibleDescription(
      'Välj vilket decimaltecken talen har. 1.793 kan vara tusental eller ha tre decimaler.',
    );
    await user.selectOptions(chosen('Talen i Belopp'), 'Decimaltecken: komma');
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    expect(chosen('Vad betyder ”Swish”?')).toHaveAccessibleDescription(
      'Välj om pengarna kom in eller gick ut. Bara pengar in föreslås som betalningar.',
    );
    await user.selectOptions(chosen('Vad betyder ”Swish”?'), 'Pengar in på kontot');
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await screen.findByRole('group', { name: 'Visa' });
    expect(shown()).toEqual([expect.stringMatching(/^Rad 3Säker1 793,00 kr/)]);
    await user.click(screen.getByRole('button', { name: /^Utan träff 1/ }));
    expect(shown()).toEqual([expect.stringMatching(/^Rad 4Utbetalning−1 793,00 kr/)]);
  });

  it('has the columns and answers that were chosen for the headers before', async () => {
    const { user } = await openImport({ F10001: receivables.F10001 }, {});
    const review = () => user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    const chosen = (name: string) => screen.getByRole('combobox', { name });
    const lines = ['Konto 1234', 'När;Hur mycket;Vem', '2026-11-12;1.793;100016'];
    await paste(user, lines.join('\n'));
    await step(/^Steg 2/);
    await user.selectOptions(chosen('Vem'), 'Hoppa över');
    await user.selectOptions(chosen('Talen i Hur mycket'), 'Decimaltecken: komma');
    await review();
    await user.click(await screen.findByRole('button', { name: 'Ändra kolumnerna' }));
    await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));

    await paste(user, ['Konto;1234', ...lines.slice(1)].join('\n'));
    await step(/^Steg 2/);
    expect(chosen('Rubrikrad')).toHaveDisplayValue('Rad 2: När · Hur mycket · Vem');
    expect(chosen('Vem')).toHaveDisplayValue('Hoppa över');
    expect(chosen('Talen i Hur mycket')).toHaveDisplayValue('Decimaltecken: komma');
    await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));

    await paste(user, [...lines.slice(1), '2026-11-13;1793.00;x'].join('\n'));
    await step(/^Steg 2/);
    expect(chosen('Talen i Hur mycket')).toHaveDisplayValue('Decimaltecken: punkt');
    const kept = JSON.stringify(localStorage);
    expect(kept).toContain('Hur mycket');
    expect(kept).not.toMatch(/1\.793|100016/);
  });

  it('from Bankgirot or Swish is compared at once, and another one can be chosen', async () => {
    const { user, stored } = await openImport({ F10001: receivables.F10001 }, {});
    const lines = [
      `01${'BGMAX'.padEnd(20)}0120261112173035010331P`,
      `05${'0050501055'.padEnd(20)}SEK`,
      `200003783511${'100016'.padStart(25)}${'179300'.padStart(18, '0')}220000000000010`,
      `26${'ANNA ÖBERG'.padEnd(35)}`,
      `15${'0'.repeat(35)}2026111200036${'179300'.padStart(18, '0')}SEK00000001 `,
      '7000000001000000000000000000000001',
    ].map((line) => line.padEnd(80));
    const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const bytes = bytesOf(lines.join('\r\n'));
    const unknown = lines.join('\r\n').replaceAll('179300', '177700').replace('100016', '888888');
    await choose(user, new File([bytesOf(unknown.replace('ANNA', 'CIA '))], 'BGMAX'));
    // Of a file without a hit that row is shown, and no empty list.
    await screen.findByRole('button', { name: 'Utan träff 1', pressed: true });
    expect(shown()).toEqual([expect.stringMatching(/^Rad 3.*1 777,00 kr.*888888/)]);
    await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));
    await step(/^Steg 1/);
    await choose(user, new File([bytes], 'BGMAX'));
    await step(/^Steg 3/);
    await screen.findByRole('group', { name: 'Visa' });
    expect(shown()).toEqual([
      expect.stringMatching(
        /^Rad 3Säker1 793,00 kr2026-11-12 · 100016 ANNA ÖBERGFaktura 10001, Anna Berg/,
      ),
    ]);
    await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));
    await step(/^Steg 1/);
    await choose(user, new File([bytes.subarray(0, 400)], 'BGMAX'));
    expect(await screen.findByText(/^Filen är inte hel: slutet saknas/)).toBeVisible();
    await choose(user, new File(['%PDF-1.7'], 'kontoutdrag.pdf'));
    expect(await screen.findByText(/^Det här är en PDF\./)).toBeVisible();

    const swish = [
      ...['02', '5566778899', '123456789', 'HANDSESS', '1235524400', '2026-11-12', 'SWH'],
      ...['1793.00', 'SEK', '+46701740605', 'Anna Berg', '44', 'Tack', '', '2026-11-12T13:32:22'],
    ].join(',');
    await choose(user, new File([`01,Swish\r\n${swish}\r\n03,1`], 'swish.csv'));
    await step(/^Steg 3/);
    expect(await screen.findByText(/så betalningarna noteras som Swish\./)).toBeVisible();
    await user.click(await tick('Faktura 10001, Anna Berg'));
    await user.click(screen.getByRole('button', { name: /^Bokför 1 betalning/ }));
    await step(/^Betalningarna är bokförda$/);
    expect(await stored('payments/F10001-2026-11-12-179300-0')).toMatchObject({
      ...{ method: 'swish', reference: 'Anna Berg 44 Tack' },
    });
  });

  it('in XML by ISO 20022 has its entries, and none that is money out or not booked', async () => {
    const { user } = await openImport(
      { F10001: receivables.F10001, F10002: receivables.F10002 },
      {},
    );
    const entry = (amount: string, direction: string, rest = '', currency = 'SEK') =>
      `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
        <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-12</Dt></BookgDt>${rest}</Ntry>`;
    const detail = (amount: string, reference: string, payer: string) =>
      `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="SEK">${amount}</Amt>
        <RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties>
        <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const file = (entries: string) =>
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
        <BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
    const batch = `${detail('1793.00', '100016', 'Anna Berg')}${detail('659.00', '100026', 'Bo')}`;
    await paste(
      user,
      file(
        [
          entry('2452.00', 'CRDT', `<NtryDtls>${batch}</NtryDtls>`),
          entry('659.00', 'DBIT', '<AddtlNtryInf>Hyra</AddtlNtryInf>'),
          entry('659.00', 'CRDT', '', 'EUR'),
          entry('659.00', 'CRDT', '<RvslInd>1</RvslInd>'),
          entry('659.00', 'CRDT').replace('BOOK', 'PDNG'),
          entry('2400.00', 'CRDT', `<NtryDtls>${batch}</NtryDtls>`),
          entry('77.00', 'CRDT', `<NtryDtls>${detail('77.00', '12', 'Cia Dahl')}</NtryDtls>`),
        ].join(''),
      ),
    );
    await step(/^Steg 3/);
    await screen.findByRole('group', { name: 'Visa' });
    expect(shown()).toEqual([
      expect.stringMatching(/^Rad 1Säker1 793,00 kr2026-11-12 · 100016 Anna BergFaktura 10001/),
      expect.stringMatching(/^Rad 2Säker659,00 kr2026-11-12 · 100026 BoFaktura 10002, Ekens/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Utan träff 2' }));
    expect(shown()).toEqual([
      expect.stringMatching(/^Rad 3Utbetalning−659,00 kr/),
      expect.stringMatching(/^Rad 8.*77,00 kr.*Cia Dahl/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Med fel 4' }));
    expect(shown()).toEqual([
      expect.stringContaining('Beloppet är i EUR. Bara kronor bokförs.'),
      expect.stringContaining('Banken har återfört en tidigare betalning.'),
      expect.stringContaining('Banken har inte bokfört betalningen än.'),
      expect.stringContaining('Insättningens summa är en annan än betalningarnas.'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));
    const send = (text: string) => choose(user, new File([text], 'konto.xml'));
    await send(file('<Ntry>'));
    expect(await screen.findByText(/^XML-filen är inte hel\./)).toBeVisible();
    await send(file('').slice(0, -12));
    expect(await screen.findByText(/^XML-filen är inte hel\./)).toBeVisible();
    await send(file('').replace('?>', '?><!DOCTYPE x [<!ENTITY a "aa">]>'));
    expect(await screen.findByText('XML-filen har en DOCTYPE och läses inte.')).toBeVisible();
    await send(`${file('')}<!-- slut -->`);
    expect(await screen.findByText('Det finns inga betalningar i filen.')).toBeVisible();
  });

  it('that a colleague books meanwhile is booked once, and not in part', async () => {
    const shop = { customerId: 'shop', buyerName: 'Granåsbys Livs AB' };
    const { user, root, all, stored } = await openImport(
      {
        F10001: receivables.F10001,
        F10002: owed(10_002, { ...shop, payableOre: 60_000 }),
        F10003: owed(10_003, { ...shop, payableOre: 40_000 }),
      },
      {},
    );
    await paste(
      user,
      'Datum;Belopp;OCR\n2026-11-12;1793,00;100016\n2026-11-12;1000,00;Granåsbys Livs',
    );
    await step(/^Steg 2/);
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await user.click(await tick('Faktura 10001, Anna Berg'));
    await user.click(await tick('Fakturorna 10002 och 10003, Granåsbys Livs AB'));
    const id = 'F10001-2026-11-12-179300-0';
    const part = 'F10002-2026-11-12-60000-0';
    const noted = { paidOn: '2026-11-12', reference: '100016' };
    await seedDocuments(`${root}/payments`, {
      [id]: paid({ ...noted, amountOre: 179_300 }),
      [part]: paid({ ...noted, invoiceId: 'F10002', amountOre: 60_000 }),
    });
    await changeDocument(`${root}/receivables/F10001`, { paidOre: 179_300, isSettled: true });
    await user.click(screen.getByRole('button', { name: /^Bokför 2 betalningar/ }));
    expect(
      await screen.findByText('1 betalning hade redan bokförts av någon annan.'),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Rad 3, fakturorna 10002 och 10003: En del av raden är redan bokförd. Läs in filen igen.',
    );
    expect(Object.keys(await all('payments')).toSorted()).toEqual([id, part]);
    expect(await stored('receivables/F10001')).toMatchObject({ paidOre: 179_300 });
    expect(await stored('receivables/F10003')).toMatchObject({ paidOre: 0 });
  });

  it('names the rows that were refused, and tries those again', async () => {
    const { user, root, all } = await openImport();
    await paste(user, file);
    await step(/^Steg 2/);
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await user.click(await screen.findByRole('button', { name: /^Välj alla säkra/ }));
    await user.click(await tick('Faktura 10003, Disa Ek'));
    // A receivable that cannot be read cannot be counted on.
    await changeDocument(`${root}/receivables/F10001`, { paidOre: 'x' });
    await user.click(screen.getByRole('button', { name: /^Bokför 2 betalningar/ }));
    await step(/^Allt är inte bokfört$/);
    const trouble = screen.getByRole('alert');
    expect(trouble).toHaveTextContent('2 betalningar är inte bokförda');
    expect(trouble).toHaveTextContent(/Rad 2, faktura 10001: /);
    expect(trouble).toHaveTextContent('1 betalning har inte prövats.');
    await changeDocument(`${root}/receivables/F10001`, { paidOre: 0 });
    await user.click(screen.getByRole('button', { name: 'Försök igen med 2 betalningar' }));
    await step(/^Betalningarna är bokförda$/);
    expect(Object.keys(await all('payments'))).toHaveLength(3);
    ignoreConsole('Unreadable document');
  });

  it('is not booked offline, and says so', async () => {
    const { user, db } = await openImport({ F10001: receivables.F10001 }, {});
    await paste(user, 'Datum;Belopp;OCR\n2026-11-12;1793,00;100016');
    await step(/^Steg 2/);
    await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
    await user.click(await tick('Faktura 10001, Anna Berg'));
    await loseNetwork(db());
    expect(await screen.findByText(/^Du är offline\. Betalningar bokförs när/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Bokför 1 betalning/ })).toBeDisabled();
    await findNetwork(db());
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Bokför 1 betalning/ })).toBeEnabled();
    });
  });

  it('is not for auditors', async () => {
    await openImport(receivables, payments, 'auditor');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Bara ägare och medarbetare kan bokföra betalningar.')).toBeVisible();
    expect(main.queryByRole('button')).toBeNull();
  });
});
