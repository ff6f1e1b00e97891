import { freeze } from '@/domain/order/estimate';
import { newInspection } from '@/domain/inspection/inspection';
import { newOrder } from '@/domain/order/newOrder';
import { drawings } from '../../scripts/demo/photos';
import { expect, type Page, test } from './browser';
import { bookingFields, openCalendar, requestFields, seedCalendar } from './calendar';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { company, invoiceSettings } from './company';
import { issuedInvoice } from './issuedInvoice';
import { owed } from './owed';
import { serviceBooks } from './serviceEntry';

const noTime = { resourceId: null, staffId: null, startsAt: null, endsAt: null };
/** A booking with a time and one without. */
export const bookings = { one: bookingFields(), waiting: bookingFields(noTime) };

const lines = {
  a: 'package|1000|st|349500|0|25|anders|accepted|349500|todo|Bromsbyte',
  b: 'part|2000|st|45000|1000|25||open||todo|Bromsskivor',
};
const workOrders = {
  '1042': newOrder({
    ...{ customerId: 'anna', vehicleId: 'volvo', staffId: 'anders', waitingFor: 'parts', lines },
    damages: { a: '150|430|scratch|10 cm', b: '500|970|dent|' },
    dueAt: new Date('2026-11-20T06:00:00Z'),
  }),
  '1043': newOrder({
    ...{ customerId: 'disa', vehicleId: 'saab', staffId: 'bo', stage: 'ready', odometerKm: 45_210 },
    lines: { a: 'package|1000|st|349500|0|25|bo|accepted|349500|done|Kamremsbyte' },
  }),
  '1044': newOrder({
    ...{ customerId: 'disa', vehicleId: 'saab', stage: 'checking', sentBy: 'anders' },
    lines: { a: 'labour|1500|h|119500|0|25||accepted|179250|done|Hjulinställning' },
  }),
};

const inspected = newInspection('1042', 'Verkstad', [
  { group: 'Bromsar', text: 'Bromsbelägg', unit: 'mm' },
  { group: 'Sikt', text: 'Vindruta', unit: '' },
]);
const inspections = {
  '1042_a': {
    ...inspected,
    judged: { p01: 'red|anders|1795420800000' },
    notes: { p01: 'Stenskott' },
  },
  '1044_k': {
    ...newInspection('1044', 'Kontroll', [{ group: '', text: 'Hjulmuttrar', unit: '' }], true),
    judged: { p00: 'red|bo|1795420800000' },
  },
};

const [car = '', scratched = ''] = drawings;
const photoOf = (drawing: string) => ({
  ...{ orderId: '1042', addedAt: new Date('2026-11-20T06:00:00Z'), isRemoved: false },
  picture: new Uint8Array(Buffer.from(drawing, 'base64')),
});
const ownPhotos = {
  photos: { a: photoOf(car), b: photoOf(scratched) },
  photoSheets: { '1042': { photoId: 'b', thumbs: { a: car, b: scratched } } },
};

const followUps = {
  '1042_c': {
    ...{ orderId: '1042', lineId: 'c', vehicleId: 'volvo', customerId: 'anna' },
    ...{ line: 'part|1000|par|34900|0|25||declined||todo|Torkarblad', pricesInclVat: true },
    ...{ dueOn: '2026-11-20', dueKm: 130_000, contactedOn: null },
    ...{ bookingId: null, closedBy: null, closedReason: null },
  },
};

const receivables = {
  F10001: owed(10_001, { paidOre: 50_000, remindedOn: '2026-11-10', reminders: 1 }),
  F10002: owed(10_002, { buyerName: 'Ekbackens Åkeri och Transport AB', dueOn: '2026-08-01' }),
  F10003: owed(10_003, { paidOre: 200_000 }),
};

const [anders, tablet] = ['a'.repeat(64), 'c'.repeat(12)];
const stamp = {
  ...{ chain: tablet, kind: 'in', personId: anders, by: 'Entrén', pin: 'none' },
  ...{ clockOffsetMs: 120, correctsId: null, newTimeAt: null, reason: null, seenHash: null },
  hash: 'b'.repeat(64),
} as const;
const staffLedger = {
  ledger: {
    [`tablet_${tablet}_1`]: {
      ...{ ...stamp, seq: 1, prevHash: null, occurredAt: new Date('2026-11-20T06:00:00Z') },
    },
    [`tablet_${tablet}_2`]: {
      ...{ ...stamp, seq: 2, prevHash: stamp.hash, occurredAt: new Date('2026-11-20T06:30:00Z') },
      ...{ kind: 'correction', correctsId: `tablet_${tablet}_1`, reason: 'Kom tidigare' },
      newTimeAt: new Date('2026-11-20T05:45:00Z'),
    },
  },
  ledgerPersons: {
    [anders]: {
      ...{ key: 'anders', name: 'Anders Holm', relation: 'employee', isListed: true },
      ...{ employerName: null, employerNumber: null, hasNumber: true },
    },
  },
  ledgerIdentities: {
    [anders]: { kind: 'swedish', number: '198507099805', salt: 'd'.repeat(32) },
  },
  kiosks: { tablet: { name: 'Entrén', code: 'e'.repeat(32) } },
} as const;

/** The pages of the dashboard with their headings; the text shows that the data are there. */
const pages = [
  ['calendar?vy=dag', 'Kalender', 'ABC 123'],
  ['calendar?vy=lista', 'Kalender', 'ABC 123'],
  ['calendar?vy=vecka', 'Kalender', 'ABC 123'],
  ['calendar?vy=manad', 'Kalender', 'ABC 123'],
  ['customers', 'Kunder', 'Anna Berg'],
  ['customers/import', 'Importera kunder', 'Hämta mall'],
  ['customers/anna', 'Anna Berg', '070-174 06 05'],
  ['vehicles/volvo', /^ABC 123/, 'Anna Berg'],
  ['bookings/one/job-card', 'Arbetskort', 'Anna Berg'],
  ['calendar/reminders?datum=2026-11-20', 'Påminnelser', 'Anna Berg'],
  ['calendar/requests', 'Förfrågningar', 'Maja Ekdahl'],
  ['calendar/day-list?datum=2026-11-20', 'Dagslista', 'Anna Berg'],
  ['servicebook?q=abc', 'Servicebok', 'Anna Berg'],
  ['servicebook/volvo', /^ABC 123/, 'Siffrorna hade bytt plats'],
  ['servicebook/volvo/new?rattar=e4', 'Rätta notering', 'Varför rättas noteringen?'],
  ['servicebook/volvo/print', /^Servicebok/, 'det som kommer först'],
  ['servicebook/reminders', 'Att påminna', 'Ingen att påminna nu'],
  ['workorders', 'Arbetsorder', 'AO 1042'],
  ['workorders/1042', /^AO.1042/, 'Bromsbyte'],
  ['workorders/1042/print', /^Arbetsorder AO.1042/, 'Bromsbyte'],
  ['workorders/1042/estimate', 'Kostnadsförslag 1', 'Bromsbyte'],
  ['workorders/1042/inspections/1042_a', /^Bilkontroll/, 'Bromsbelägg'],
  ['workorders/1042/inspections/1042_a?visa=lista', /^Bilkontroll/, 'Stenskott'],
  ['workorders/1042/inspections/1042_a/print', /^Kontrollprotokoll AO.1042/, 'Stenskott'],
  ['workorders/1042/estimate/1042_1', 'Kostnadsförslag 1', 'Kontrollsumma'],
  ['workorders/1043', /^AO.1043/, 'Kamremsbyte'],
  ['workorders/1043/delivery-note', 'Följesedel', 'Kamremsbyte'],
  ['workorders/1044', /^AO.1044/, 'Hjulinställning'],
  ['workorders/1044/inspections/1044_k?visa=lista', /^Bilkontroll/, 'Kontroll före lämning'],
  ['workorders/new?bokning=one', 'Checka in', 'Bokat'],
  ['workorders/mine', 'Mina jobb', 'Vem är du?'],
  ['workorders/followups', 'Uppföljningar', 'Torkarblad'],
  ['workorders/1043/invoice', 'Faktura', 'Kamremsbyte'],
  ['workorders/invoices', 'Fakturor', 'Anna Berg'],
  ['workorders/invoices/F10001', 'Faktura 10001', 'Felsökning'],
  ['workorders/invoices/bookkeeping?fran=2026-11-01', 'Bokföring', 'Summa med moms'],
  ['workorders/invoices/series?fran=2026-11-01', 'Kontrollera serien', 'men dokumenten ger'],
  ['workorders/invoices/new', 'Ny faktura', 'Leveransdag'],
  ['workorders/invoices/drafts/wipers', 'Fakturautkast', 'Torkarblad'],
  ['workorders/invoices/receivables', 'Kundreskontra', 'Över 90 dagar'],
  ['workorders/invoices/receivables/bank', 'Läs in bankfil', 'Välj fil'],
  ['reports?fran=2026-11-01', 'Rapporter', 'Obetalt just nu'],
  ['reports?period=egen&fran=2026-11-01&till=2026-11-19', 'Rapporter', 'Till'],
  ['reports/sales?fran=2026-11-01', 'Rapporter', 'Övrigt arbete och delar'],
  ['reports/utilisation?fran=2026-11-01', 'Rapporter', 'Veckans timmar'],
  ['reports/lead?fran=2026-11-01', 'Rapporter', 'Från bokning till lämnad bil'],
  ['reports/estimates?fran=2026-11-01', 'Rapporter', 'Ungefärliga priser'],
  ['reports/followups?fran=2026-11-01', 'Rapporter', 'Vad det avböjda blev'],
  ['reports/receivables?fran=2026-11-01', 'Rapporter', 'Obetalt efter ålder'],
  ['reports/customers?fran=2026-11-01', 'Rapporter', 'Nya kunder'],
  ['reports/hours?fran=2026-11-01', 'Rapporter', 'Timmar per person'],
  ['reports/vat?fran=2026-11-01', 'Rapporter', 'Underlag, inte deklaration'],
  ['reports/season?period=ar&fran=2026-11-01', 'Rapporter', 'Däck per månad'],
  ['reports/margin?fran=2026-11-01', 'Rapporter', 'Räkna marginalen'],
  ['reports/documents/sales?fran=2026-11-01', 'Försäljning exkl. moms', 'Listan summerar till'],
  ['reports/documents/person%3Abo?fran=2026-11-01', 'Försäljning exkl. moms', 'Person: '],
  ['reports?period=kvartal&fran=2026-11-01', 'Rapporter', 'Målet är summan av månadernas'],
  ['reports?fran=2026-12-01', 'Rapporter', 'Inget mål är satt'],
  ['reports/print?fran=2026-11-01', 'Rapport november 2026', 'Snittorder'],
  ['settings', 'Inställningar', 'Räkenskapsåret slutar'],
  ['settings/invoicing', 'Inställningar', 'Bokföringsmetod'],
  ['settings/opening-hours', 'Inställningar', 'Helgdagar då ni har stängt'],
  ['settings/services', 'Inställningar', 'Däckskifte'],
  ['settings/booking-page', 'Inställningar', 'Sidans adress'],
  ['settings/booking-page/poster', 'Det finns ingen sida än', 'Till inställningarna'],
  ['settings/parts', 'Inställningar', 'Inga artiklar än'],
  ['settings/parts/import', 'Importera artiklar', 'Välj fil'],
  ['settings/resources', 'Inställningar', 'Lyft 1'],
  ['settings/staff', 'Inställningar', 'Anders Holm'],
  ['settings/inspection', 'Inställningar', 'Inga egna mallar än'],
  ['settings/servicebook', 'Inställningar', 'Startplanerna'],
  ['settings/messages', 'Inställningar', 'Bekräftelse'],
  ['settings/kiosks', 'Inställningar', 'Entrén'],
  ['settings/personalliggare', 'Inställningar', 'Vilken företagsform har ni?'],
  ['personalliggare', 'Personalliggare', 'Anders Holm'],
  ['personalliggare/shifts?datum=2026-11-20', 'Dagar och tider', 'Kom tidigare'],
  ['personalliggare/shifts?vy=vecka', 'Dagar och tider', 'Anders Holm'],
  ['personalliggare/shifts?vy=person', 'Dagar och tider', 'Namn'],
  ['personalliggare/shifts?vy=person&person=anders', 'Dagar och tider', 'Arbetspass'],
  ['personalliggare/verify', 'Kontrollera liggaren', 'Dagens kontrollvärde'],
  ['personalliggare/kontroll?dag=2026-11-20', 'Personalliggare', 'Anders Holm'],
  ['settings/members', 'Inställningar', 'Medlem sedan'],
  ['settings/account', 'Inställningar', 'Byt lösenord'],
  ['settings/data', 'Inställningar', 'Allt i en fil'],
  ['delete-account', 'Ta bort kontot', 'Behåll kontot'],
] as const;

/** The dialogs, by their page, which is one of `pages`, and the button that opens them. */
const dialogs = [
  ['calendar?vy=lista', 'Ny bokning'],
  ['customers', 'Ny kund'],
  ['vehicles/volvo', 'Ändra'],
  ['workorders/1042', 'Ny rad'],
  ['workorders/1042', 'Registrera svar'],
  ['workorders/1042', 'Kontrollera bilen'],
  ['workorders/1043', 'Lämna ut'],
  ['workorders/1044', 'Kontrollera arbetet'],
  ['workorders/1044', 'Skicka tillbaka'],
  ['workorders/1042', 'Lägg till skada'],
  ['workorders/1042', 'Visa foto 1 av 2'],
  ['workorders/followups', 'Ändra när: Torkarblad, ABC 123 Anna Berg'],
  ['workorders/invoices/receivables', 'Registrera betalning: faktura 10001, Anna Berg'],
  ['workorders/invoices/receivables', 'Påminn: faktura 10001, Anna Berg'],
  ['workorders/invoices/F10001', 'Kreditera'],
  ['workorders/invoices/F10001', 'Skriv till kunden'],
  ['workorders/1043/invoice', 'Dela på två betalare'],
  ['workorders/1043/invoice', 'Ändra uppgifter'],
  ['workorders/invoices/drafts/wipers', 'Ändra uppgifter'],
  ['workorders/invoices/drafts/wipers', 'Ny rad'],
  ['servicebook/volvo', 'Läs in fil'],
  ['reports?fran=2026-11-01', 'Sätt mål'],
  ['settings/servicebook', 'Ny plan'],
  ['settings/services', 'Ny tjänst'],
  ['settings/inspection', 'Ny mall'],
  ['settings/parts', 'Ny artikel'],
  ['settings/resources', 'Ny plats'],
  ['settings/staff', 'Ny medarbetare'],
  ['settings/opening-hours', 'Nya avvikande öppettider'],
  ['settings/kiosks', 'Ny surfplatta'],
  ['settings/kiosks', 'Koppla bort Entrén'],
  ['settings/members', 'Bjud in'],
  ['personalliggare', 'Någon som inte finns i listan'],
  ['personalliggare', 'Ändra Anders Holm'],
  ['personalliggare/shifts?datum=2026-11-20', 'Lägg till en stämpling'],
  ['personalliggare/shifts?datum=2026-11-20', 'Skriv en anmärkning'],
  ['personalliggare/shifts?datum=2026-11-20', 'Rätta 07:00:00 In Anders Holm'],
] as const;

const draft = {
  ...{ ...newInvoiceDraft, customerId: 'anna', vehicleId: 'volvo', replacesId: 'F10001' },
  lines: ['part|2000|st|34900|1000|25|Torkarblad'],
};

/** The section whose name an address does not begin with. */
const sectionOf: Record<string, string> = {
  bookings: 'calendar',
  vehicles: 'customers',
  'delete-account': 'settings',
};

function isIn(section: string, path: string) {
  const [first = ''] = path.split(/[/?]/);
  return (sectionOf[first] ?? first) === section;
}

/** Goes to an address of the app as a link does: the document stays, with axe in it. */
async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** Opens each page of a section and its dialogs, in a workshop with data, and looks at it. */
export async function lookAtAll(page: Page, section: string, look: () => Promise<void>) {
  const estimates = { '1042_1': await freeze('1042', workOrders['1042'], 1) };
  const { owner } = await seedCalendar({
    ...{ bookings, workOrders, inspections, estimates, followUps },
    ...{ ...ownPhotos, staffLedger, receivables, company, invoiceSettings },
    requests: { asked: requestFields() },
    invoices: { F10001: issuedInvoice({ orderId: null, vehicleId: 'volvo' }) },
    invoiceDrafts: { wipers: draft },
    serviceBooks,
  });
  await openCalendar(page, owner);
  for (const [path, heading, text] of pages.filter(([each]) => isIn(section, each))) {
    await test.step(path, async () => {
      const main = page.getByRole('main');
      const content = main.getByText(text).first();
      // A text that is there already would not tell that the page has changed, and a form stops steps through the history.
      const isLoaded = (await content.isVisible()) || (await main.locator('form').count()) > 0;
      if (isLoaded) await page.goto(`/dashboard/${path}`);
      else await follow(page, `/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(content).toBeVisible();
      await look();
    });
    for (const [, name] of dialogs.filter(([each]) => each === path)) {
      await test.step(`${path}: ${name}`, async () => {
        await page.getByRole('button', { name, exact: true }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  }
}
