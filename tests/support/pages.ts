import { expect, type Page, test } from './browser';
import { bookingFields, openCalendar, seedCalendar } from './calendar';

const noTime = { resourceId: null, staffId: null, startsAt: null, endsAt: null };
/** A booking with a time and one without. */
export const bookings = { one: bookingFields(), waiting: bookingFields(noTime) };

/** The pages of the dashboard with their headings; the text shows that the data are there. */
const pages = [
  ['calendar?vy=dag', 'Kalender', 'ABC 123'],
  ['calendar?vy=lista', 'Kalender', 'ABC 123'],
  ['customers', 'Kunder', 'Anna Berg'],
  ['customers/import', 'Importera kunder', 'Hämta mall'],
  ['customers/anna', 'Anna Berg', '070-174 06 05'],
  ['vehicles/volvo', /^ABC 123/, 'Anna Berg'],
  ['bookings/one/job-card', 'Arbetskort', 'Anna Berg'],
  ['calendar/reminders?datum=2026-11-20', 'Påminnelser', 'Anna Berg'],
  ['calendar/day-list?datum=2026-11-20', 'Dagslista', 'Anna Berg'],
  ['servicebook', 'Servicebok', 'Här kommer'],
  ['settings', 'Inställningar', 'Räkenskapsåret slutar'],
  ['settings/opening-hours', 'Inställningar', 'Helgdagar då ni har stängt'],
  ['settings/services', 'Inställningar', 'Däckskifte'],
  ['settings/resources', 'Inställningar', 'Lyft 1'],
  ['settings/staff', 'Inställningar', 'Anders Holm'],
  ['settings/members', 'Inställningar', 'Medlem sedan'],
  ['settings/account', 'Inställningar', 'Byt lösenord'],
  ['settings/data', 'Inställningar', 'Allt i en fil'],
  ['delete-account', 'Ta bort kontot', 'Behåll kontot'],
] as const;

/** The dialogs, by the page they are opened on and the button that opens them. */
const dialogs = [
  ['calendar?vy=lista', 'Ny bokning'],
  ['customers', 'Ny kund'],
  ['vehicles/volvo', 'Ändra'],
  ['settings/services', 'Ny tjänst'],
  ['settings/resources', 'Ny plats'],
  ['settings/staff', 'Ny medarbetare'],
  ['settings/opening-hours', 'Nya avvikande öppettider'],
  ['settings/members', 'Bjud in'],
] as const;

/** Opens each page and each dialog of a dashboard with data, and looks at it. */
export async function lookAtAll(page: Page, look: (page: Page) => Promise<void>) {
  const { owner } = await seedCalendar({ bookings });
  await openCalendar(page, owner);
  for (const [path, heading, text] of pages) {
    await test.step(path, async () => {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await look(page);
    });
  }
  for (const [path, name] of dialogs) {
    await test.step(`${path}: ${name}`, async () => {
      await page.goto(`/dashboard/${path}`);
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page);
    });
  }
}
