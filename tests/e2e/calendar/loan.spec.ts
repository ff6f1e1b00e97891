import { notLent } from '@/domain/booking/loanRecord';
import { starterResources } from '@/domain/workshop/starterSet';
import { expect, type Page, test } from '../../support/browser';
import {
  bookingFields,
  card,
  field,
  form,
  openCalendar,
  seedCalendar,
  toast,
} from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';

const volvo = { name: 'Volvo V40', kind: 'loanCar', colour: 'green', order: 9 } as const;
const resources = [...starterResources, { ...volvo, isActive: true, registrationNumber: 'GHJ789' }];
const carId = `resource${starterResources.length}`;

const job = (page: Page, time: string) => card(page, `ABC 123, Däckskifte, ${time}`);
const loan = (page: Page, time: string, status: string) =>
  card(page, `ABC 123, Lånebil, ${time}, Volvo V40 \\(GHJ 789\\), ${status}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in what is read of the car and saves it. */
async function read(page: Page, odometer: string, fuel: string) {
  await field(page, 'Mätarställning').fill(odometer);
  await field(page, 'Bränsle eller laddning').selectOption(fuel);
  await form(page).getByRole('button', { name: 'Spara' }).click();
  await expect(form(page)).toBeHidden();
}

test(
  'a loan car is lent with a job, follows it, is handed out and taken back',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ resources, bookings: { tyres: bookingFields() } });
    await openCalendar(page, staff, '?vy=dag');
    await job(page, '10:00–11:00').click();
    await button(page, 'Lägg till lånebil').click();
    const added = form(page).getByRole('group', { name: 'Lånebil' });
    await expect(added.getByText('fredag 20 november, 10:00–11:00 · hela besöket')).toBeVisible();
    await form(page).getByRole('button', { name: 'Spara' }).click();
    await expect(toast(page, /med lånebil Volvo V40 \(GHJ 789\)\.$/)).toBeVisible();
    await expect(loan(page, '10:00–11:00', 'Bokad')).toBeVisible();
    await expectSaved(page);

    // The loan is as long as the job, also when the keys come faster than the answers.
    await job(page, '10:00–11:00').focus();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(job(page, '10:00–12:00')).toBeFocused();
    await expect(loan(page, '10:00–12:00', 'Bokad')).toBeVisible();
    await expectSaved(page);

    await loan(page, '10:00–12:00', 'Bokad').focus();
    await page.keyboard.press('s');
    await expect(form(page)).toHaveAccessibleName('Lämna ut Volvo V40 (GHJ 789)');
    await read(page, '4 521 mil', '3/4');
    await expect(toast(page, /^Lånebilen till ABC 123 är utlånad/)).toBeVisible();
    await expect(loan(page, '10:00–12:00', 'Utlånad')).toBeVisible();

    await loan(page, '10:00–12:00', 'Utlånad').focus();
    await page.keyboard.press('s');
    await expect(form(page)).toHaveAccessibleName('Ta tillbaka Volvo V40 (GHJ 789)');
    await field(page, 'Mätarställning').fill('45 200');
    await expect(form(page).getByText(/^Lägre än den senaste, 45\s210\skm\./)).toBeVisible();
    await read(page, '45 260', '1/2');
    await expect(toast(page, /är återlämnad.*, körd 50\skm\.$/)).toBeVisible();
    await expectSaved(page);

    await page.reload();
    // It came back before its time, and is free again.
    await loan(page, '10:00–10:15', 'Återlämnad').click();
    await expect(form(page).getByText(/^Ut .* 45\s210\skm · 3\/4$/)).toBeVisible();
    await expect(form(page).getByText(/^Tillbaka .* 45\s260\skm · 1\/2$/)).toBeVisible();
  },
);

test(
  'a loan car is handed out without a network, and others see it when the network is back',
  { tag: '@full' },
  async ({ page, otherPage, context, faults }) => {
    const visitId = 'visit';
    const lent = { visitId, resourceId: carId, services: [], staffId: null, loan: notLent };
    const { owner, staff } = await seedCalendar({
      resources,
      bookings: { tyres: bookingFields({ visitId }), loan: bookingFields(lent) },
    });
    await openCalendar(page, staff, '?vy=lista');
    await openCalendar(otherPage, owner, '?vy=lista');
    await expect(loan(page, '10:00–11:00', 'Bokad')).toBeVisible();
    await expect(loan(otherPage, '10:00–11:00', 'Bokad')).toBeVisible();
    await expectSaved(page);

    await context.setOffline(true);
    await button(page, 'Lämna ut ABC 123').click();
    await read(page, '45 210', 'Full');
    await expect(loan(page, '10:00–11:00', 'Utlånad')).toBeVisible();
    await expect(saving(page)).toHaveText('Offline, 1 väntar');
    await expect(loan(otherPage, '10:00–11:00', 'Bokad')).toBeVisible();

    await context.setOffline(false);
    await expectSaved(page);
    await loan(otherPage, '10:00–11:00', 'Utlånad').click();
    await expect(
      form(otherPage).getByText(/^Ut fredag 20 november 08:\d\d · 45\s210\skm · Full$/),
    ).toBeVisible();

    expectOnlyLostNetwork(faults);
  },
);
