import { blankVehicle, newVehicle } from '@/domain/register/vehicle';
import { blankEntry } from '@/domain/servicebook/proposedEntry';
import type { ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { CalendarDate } from '@internationalized/date';
import type { DemoDocument } from '../demoData';
import { writeAll } from '../loadDemo';
import { bookDocument } from '../demo/serviceBooks';
import { closed, type Launch, opened, paintedAfter, timeTo, watched } from './browser';
import { allDocumentsRead } from './documentsRead';
import type { Add } from './figures';

const [cars, entriesOfCar] = [10, 60] as const;
const entry = 'main ol > li';
const idOf = (car: number) => `book-${car}`;
const plateOf = (car: number) => `BOK${100 + car}`;
const path = (car: number) => `/dashboard/servicebook/${idOf(car)}`;

/** Measures service books of 60 entries: what is read of one, and how long it takes to open it from the search. */
export async function booksBench(launch: Launch, firestorePort: number, add: Add) {
  await writeAll(firestorePort, Array.from({ length: cars }, (_, car) => bookOf(car)).flat());
  for (const when of ['first time', 'again in the same browser']) {
    const context = await opened(launch);
    const page = await context.newPage();
    await timeTo(page, path(0), entry);
    const read = await allDocumentsRead(page);
    const ofBook = new Set(read.filter((each) => /\/(serviceBooks|signingKeys)\//.test(each)));
    add(
      `A service book of ${entriesOfCar} entries, documents read ${when}`,
      'documents',
      ofBook.size,
    );
    await closed(context);
  }
  const context = await watched(launch);
  const page = await context.newPage();
  for (let car = 0; car < cars; car++) await timeTo(page, path(car), entry);
  for (let car = 0; car < cars; car++) {
    await page.goto('/dashboard/servicebook');
    await page.getByLabel('Sök bil').fill(plateOf(car));
    const link = page.locator(`main a[href="${path(car)}"]`);
    await link.waitFor();
    // The rest of the register is read meanwhile.
    await page.waitForTimeout(2000);
    const ms = await paintedAfter(page, () => link.press('Enter'), {
      ...{ within: '#root', until: entry },
    });
    if (ms !== null)
      add(`A service book of ${entriesOfCar} entries opened from the search`, 'ms', ms);
  }
  await closed(context);
}

/** A car with its book: an entry each month. */
function bookOf(car: number): DemoDocument[] {
  const now = new Date();
  const stamps = {
    createdAt: now,
    createdBy: 'demo-owner',
    updatedAt: now,
    updatedBy: 'demo-owner',
  };
  const vehicle = newVehicle({ ...blankVehicle, registrationNumber: plateOf(car), make: 'Volvo' });
  return [
    { path: `workshops/demo/vehicles/${idOf(car)}`, fields: { ...vehicle, ...stamps } },
    bookDocument(
      'workshops/demo',
      idOf(car),
      Array.from({ length: entriesOfCar }, (_, month) => entryOf(car, month)),
    ),
  ];
}

function entryOf(car: number, month: number) {
  const day = new CalendarDate(2021, 1, 15).add({ months: month });
  const data: ServiceEntryFields = {
    ...blankEntry(day, 'Bo Lind'),
    ...{ odometerKm: 20_000 + 1200 * month, works: ['Service enligt plan', 'Kontroll av bromsar'] },
    ...{ parts: ['Oljefilter'], oilGrade: '5W-30', oilMl: 4300 },
    ...{ plate: plateOf(car), vin: null, origin: 'byHand' },
    ...{ correctsId: null, correctionReason: null },
    workshop: { name: 'Ekens bil', organisationNumber: null, city: 'Lund' },
    ...{ orderId: null, signature: null, isImported: false, importedKey: null },
  };
  return { id: `${idOf(car)}-${month}`, data, createdAt: new Date(), createdBy: 'demo-owner' };
}
