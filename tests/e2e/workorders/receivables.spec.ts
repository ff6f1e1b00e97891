import { atWidth, expect, expectGood, type Page, test } from '../../support/browser';
import { expectOnlyLostNetwork } from '../../support/offline';
import { form, openCalendar, seedCalendar } from '../../support/calendar';
import { owed } from '../../support/owed';

const receivables = {
  F10001: owed(10_001),
  F10002: owed(10_002, { customerId: 'disa', buyerName: 'Disa Ek', payableOre: 65_900 }),
  F10003: owed(10_003, { buyerName: 'Ekens Åkeri AB', dueOn: '2026-12-20', payableOre: 99_900 }),
};
const list = '/dashboard/workorders/invoices/receivables';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'a part is paid, too much is paid and paid back, and the bank tells of the rest',
      { tag: '@full' },
      async ({ page, context, faults }) => {
        const { staff } = await seedCalendar({ receivables });
        await openCalendar(page, staff, '?vy=lista');
        await page.goto(list);
        await expect(page.getByText(/^3\s451,00\skr utestående på 3 fakturor\.$/)).toBeVisible();
        await expectGood(page);

        await button(page, 'Registrera betalning: faktura 10001, Anna Berg').click();
        await form(page).getByLabel('Belopp', { exact: true }).fill('793');
        await expectGood(page);
        await page.keyboard.press('Enter');
        await expect(form(page)).toBeHidden();
        await expect(row(page, 'Faktura 10001')).toContainText(/1\s000,00\skr\s*av 1\s793,00\skr/);

        await button(page, 'Registrera betalning: faktura 10001, Anna Berg').click();
        await form(page).getByLabel('Belopp', { exact: true }).fill('1 100');
        await button(page, 'Registrera').click();
        await expect(form(page).getByText(/^Det är 100,00\skr mer än/)).toBeVisible();
        await expectGood(page);
        await button(page, 'Registrera ändå').click();
        await expect(page.getByText(/^1\s658,00\skr utestående på 2 fakturor/)).toBeVisible();
        await button(page, 'Betala tillbaka: faktura 10001, Anna Berg').click();
        await button(page, 'Registrera').click();
        await expect(row(page, 'Faktura 10001')).toBeHidden();

        await page.getByRole('link', { name: 'Läs in bankfil' }).click();
        const file =
          'Bokföringsdag;Belopp;Meddelande\n2026-11-19;659,00;100026\n2026-11-19;-9;Avgift';
        await page.getByLabel('CSV-fil').setInputFiles({
          ...{ name: 'konto.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'latin1') },
        });
        await expectGood(page);
        await button(page, 'Granska raderna').click();
        const tick = page.getByRole('checkbox', { name: 'Faktura 10002, Disa Ek' });
        await expect(tick).not.toBeChecked();
        await tick.check();
        await expectGood(page);
        await button(page, /^Bokför 1 betalning/).click();
        await expect(page.getByText(/^Bokfört: 1 betalning, 659,00\skr\.$/)).toBeVisible();
        await expectGood(page);
        await page.getByRole('link', { name: 'Visa kundreskontran' }).click();
        await expect(page.getByText(/^999,00\skr utestående på 1 faktura\.$/)).toBeVisible();

        await context.setOffline(true);
        await expect(
          button(page, 'Registrera betalning: faktura 10003, Ekens Åkeri AB'),
        ).toBeDisabled();
        await context.setOffline(false);

        expectOnlyLostNetwork(faults);
      },
    );
  });
}

test('a statement in XML is read under the policy of the built app', async ({ page }) => {
  const { staff } = await seedCalendar({ receivables });
  await openCalendar(page, staff, '?vy=lista');
  await page.goto(`${list}/bank`);
  const entry = `<Ntry><Amt Ccy="SEK">659.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-19</Dt></BookgDt>
    <NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>100026</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  const file = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`;
  const input = page.getByLabel('CSV-fil');
  await input.setInputFiles({
    ...{ name: 'konto.xml', mimeType: 'text/xml', buffer: Buffer.from(file.slice(0, -20)) },
  });
  await expect(page.getByText('XML-filen är inte hel. Hämta den igen från banken.')).toBeVisible();
  await input.setInputFiles({
    ...{ name: 'konto.xml', mimeType: 'text/xml', buffer: Buffer.from(file) },
  });
  await expect(page.getByRole('checkbox', { name: 'Faktura 10002, Disa Ek' })).toBeVisible();
});
