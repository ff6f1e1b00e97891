import { blankVehicle, newVehicle } from '@/domain/register/vehicle';
import { blankEntry } from '@/domain/servicebook/proposedEntry';
import type { ServiceEntryContent, ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { makeSigningKey, signEntry, type SigningKey } from '@/domain/servicebook/signing';
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
  await writeAll(firestorePort, await booksOf(cars));
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

const stamps = {
  ...{ createdAt: new Date(), createdBy: 'demo-owner' },
  ...{ updatedAt: new Date(), updatedBy: 'demo-owner' },
};

/** Cars with their books, and the key by which their entries are signed. */
async function booksOf(count: number): Promise<DemoDocument[]> {
  const key = await makeSigningKey();
  const books = await Promise.all(Array.from({ length: count }, (_, car) => bookOf(car, key)));
  const device = { ...key.publicKey, device: 'Bo Lind, Chrome på Windows', isRevoked: false };
  const path = `workshops/demo/signingKeys/${key.id}`;
  return [...books.flat(), { path, fields: { ...device, ...stamps } }];
}

/** A car with its book: an entry each month. */
async function bookOf(car: number, key: SigningKey): Promise<DemoDocument[]> {
  const vehicle = newVehicle({ ...blankVehicle, registrationNumber: plateOf(car), make: 'Volvo' });
  const entries = Array.from({ length: entriesOfCar }, (_, month) => entryOf(car, month, key));
  return [
    { path: `workshops/demo/vehicles/${idOf(car)}`, fields: { ...vehicle, ...stamps } },
    bookDocument('workshops/demo', idOf(car), await Promise.all(entries)),
  ];
}

async function entryOf(car: number, month: number, key: SigningKey) {
  const day = new CalendarDate(2021, 1, 15).add({ months: month });
  const said: ServiceEntryContent = {
    ...blankEntry(day, 'Bo Lind'),
    ...{ odometerKm: 20_000 + 1200 * month, works: ['Service enligt plan', 'Kontroll av bromsar'] },
    ...{ parts: ['Oljefilter'], oilGrade: '5W-30', oilMl: 4300 },
    ...{ plate: plateOf(car), vin: null, origin: 'byHand' },
    ...{ correctsId: null, correctionReason: null },
    workshop: { name: 'Ekens bil', organisationNumber: null, city: 'Lund' },
  };
  const data: ServiceEntryFields = {
    ...{ ...said, signature: await signEntry(key, said) },
    ...{ orderId: null, isImported: false, importedKey: null },
  };
  const { createdAt, createdBy } = stamps;
  return { id: `${idOf(car)}-${month}`, data, createdAt, createdBy };
}
