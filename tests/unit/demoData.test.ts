import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingDocument } from '@/domain/booking/booking';
import { type Customer, customerDocument } from '@/domain/register/customer';
import { invoiceDocument, ratesOf } from '@/domain/invoice/invoice';
import { invoiceSettingsDocument } from '@/domain/invoice/invoiceSettings';
import { sumFaults } from '@/domain/invoice/invoiceFaults';
import { leftOre, paymentDocument, receivableDocument } from '@/domain/invoice/receivable';
import { seriesDocument } from '@/domain/invoice/series';
import { sieExportDocument } from '@/domain/invoice/sieExport';
import { versionsOf } from '@/domain/order/agreement';
import { bookingSettingsDocument } from '@/domain/publicPage/bookingSettings';
import { publicPageDocument, slugDocument } from '@/domain/publicPage/publicPage';
import { requestDocument, requestLinkDocument } from '@/domain/publicPage/request';
import { publicWeeksDocument } from '@/domain/publicPage/publicWeeks';
import { approvalDocument } from '@/domain/order/approval';
import { followUpDocument, followUpId, isDue, isOpen } from '@/domain/order/followUp';
import { estimateDocument } from '@/domain/order/estimate';
import { statusOfBooking } from '@/domain/order/handOver';
import { inspectionDocument, pointsOf, pointStates } from '@/domain/inspection/inspection';
import { inspectionFaults } from '@/domain/inspection/inspectionCheck';
import { jobTimeDocument, jobTimeId } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import { orderEventDocument } from '@/domain/order/orderEvent';
import { orderCounter } from '@/domain/order/orderNumber';
import { stages } from '@/domain/order/stage';
import { faultOf } from '@/domain/order/stepping';
import { inspectionTemplateDocument } from '@/domain/workshop/inspectionTemplate';
import { lineCostDocument } from '@/domain/order/lineCost';
import { photoDocument, photoSheetDocument } from '@/domain/photo/photo';
import { partCostsDocument, partShardDocument } from '@/domain/part/part';
import { partIndex } from '@/domain/part/partSearch';
import { memberDocument } from '@/domain/workshop/member';
import { openingExceptionDocument, weekdayHoursDocument } from '@/domain/workshop/openingHours';
import { resourceDocument } from '@/domain/workshop/resource';
import { correctedIds } from '@/domain/servicebook/corrections';
import { odometerConflict } from '@/domain/servicebook/odometerConflict';
import { contentOf, type StoredEntry, storedEntry } from '@/domain/servicebook/serviceEntry';
import { serviceBookDocument } from '@/domain/servicebook/serviceBook';
import { servicePlanDocument } from '@/domain/servicebook/servicePlan';
import { isSignedBy } from '@/domain/servicebook/signing';
import { signingKeyDocument } from '@/domain/servicebook/signingKey';
import { serviceDocument } from '@/domain/workshop/service';
import { staffDocument, staffIdentityDocument } from '@/domain/workshop/staff';
import { instantAt } from '@/domain/time/swedishTime';
import { vehicleDocument } from '@/domain/register/vehicle';
import { workshopDocument } from '@/domain/workshop/workshop';
import { withSignatures } from '../../scripts/demo/signedBooks';
import { demoDocuments, type DemoOptions } from '../../scripts/demoData';
import { amount } from '../support/amount';

/** A book with each of its entries in the form that it is read in, and the stamps of the one that was added last. */
const serviceBook = v.object({
  ...{ ...serviceBookDocument.entries, entries: v.record(v.string(), storedEntry) },
  ...{ updatedAt: v.date(), updatedBy: v.string() },
});

const today = new CalendarDate(2026, 11, 20);
const normal: DemoOptions = { today, seed: 1, size: 'normal' };

const schemas: Record<string, v.GenericSchema<unknown, object>> = {
  users: v.object({ workshopIds: v.array(v.string()) }),
  founders: v.object({ workshopIds: v.array(v.string()) }),
  workshops: workshopDocument,
  members: memberDocument,
  openingHours: weekdayHoursDocument,
  openingExceptions: openingExceptionDocument,
  services: serviceDocument,
  resources: resourceDocument,
  staff: staffDocument,
  staffIdentities: staffIdentityDocument(today),
  customers: customerDocument,
  vehicles: vehicleDocument,
  bookings: bookingDocument,
  workOrders: orderDocument,
  orderEvents: orderEventDocument,
  jobTimes: jobTimeDocument,
  estimates: estimateDocument,
  approvals: approvalDocument,
  inspections: inspectionDocument,
  followUps: followUpDocument,
  inspectionTemplates: inspectionTemplateDocument,
  series: seriesDocument,
  invoices: invoiceDocument,
  receivables: receivableDocument,
  payments: paymentDocument,
  sieExports: sieExportDocument,
  serviceBooks: serviceBook,
  servicePlans: servicePlanDocument,
  invoiceSettings: invoiceSettingsDocument,
  bookingSettings: bookingSettingsDocument,
  publicPages: publicPageDocument,
  publicWeeks: publicWeeksDocument,
  requests: v.object({ ...requestDocument.entries, createdBy: v.null(), updatedBy: v.null() }),
  requestLinks: requestLinkDocument,
  slugs: slugDocument,
  orderNumbers: orderCounter,
  partShards: partShardDocument,
  partCosts: partCostsDocument,
  lineCosts: lineCostDocument,
  photos: photoDocument,
  photoSheets: photoSheetDocument,
  occupancy: v.object({
    resourceId: v.string(),
    week: v.number(),
    quarters: v.record(v.string(), v.string()),
    bookingId: v.string(),
  }),
};

function demo(options: DemoOptions) {
  const written = demoDocuments(options);
  const documents = written.map(({ path, fields }) => {
    const [collection = '', id = ''] = path.split('/').slice(-2);
    return { path, collection, id, fields };
  });
  const all = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    new Map(
      documents
        .filter(({ collection }) => collection === name)
        .map(({ id, fields }): [string, T] => [id, v.parse(schema, fields)]),
    );
  const customers = all('customers', customerDocument);
  const vehicles = all('vehicles', vehicleDocument);
  const isShown = (customer: Customer) => ['active', 'anonymised'].includes(customer.status);
  return {
    written,
    documents,
    all,
    customers,
    vehicles,
    shownCustomers: new Map([...customers].filter(([, customer]) => isShown(customer))),
    shownVehicles: [...vehicles.values()].filter(({ status }) => status === 'active'),
  };
}

const withoutStamps = [
  ...['occupancy', 'photoSheets', 'serviceBooks'],
  ...['publicPages', 'publicWeeks', 'slugs', 'requests', 'requestLinks'],
];

/** All four stamps; most schemas read only two. */
function stampsOf({ createdAt, createdBy, updatedAt, updatedBy }: Record<string, unknown>) {
  return { createdAt, createdBy, updatedAt, updatedBy };
}

function repeats(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const demos: [string, DemoOptions][] = [
  ['of today', normal],
  ['with awkward data', { ...normal, awkward: true }],
  ['of another seed', { ...normal, seed: 7 }],
  ['of a leap day', { today: new CalendarDate(2028, 2, 29), seed: -3, size: 'normal' }],
  ['of the large size', { ...normal, size: 'large' }],
];
const chosen = demos.slice(0, amount(demos.length, 2));

describe.each(chosen)('the demo %s', (_, options) => {
  const { written, documents, all, customers, vehicles, shownCustomers, shownVehicles } =
    demo(options);

  it('has documents that are read back exactly as they are written', () => {
    for (const { path, collection, fields } of documents) {
      const schema = schemas[collection];
      if (schema === undefined) throw new Error(`No schema for ${path}`);
      expect({ path, ...fields }).toEqual({
        path,
        ...(!withoutStamps.includes(collection) && stampsOf(fields)),
        ...v.parse(schema, fields),
      });
    }
  });

  it('has service books whose odometers rise, of which one entry is corrected', () => {
    const books = new Map<string, (StoredEntry & { id: string })[]>();
    for (const [, { vehicleId, entries }] of all('serviceBooks', serviceBook))
      books.set(
        vehicleId,
        Object.entries(entries).map(([id, entry]) => ({ id, ...entry })),
      );
    expect(books.size).toBeGreaterThan(
      shownVehicles.length > 1000 ? 250 : shownVehicles.length / 2,
    );
    const correctedIn = (book: readonly { id: string; correctsId: string | null }[]) =>
      correctedIds(book.map((data) => ({ id: data.id, data })));
    expect([...books.values()].flatMap((book) => [...correctedIn(book)])).toHaveLength(1);
    const falling = [...books.values()].flatMap((book) => {
      const corrected = correctedIn(book);
      const standing = book.filter(({ id }) => !corrected.has(id));
      return standing.filter((entry) => odometerConflict(entry, standing, null) !== null);
    });
    expect(falling).toEqual([]);
    const read = [...all('workOrders', orderDocument).values()];
    for (const [vehicleId, book] of books) {
      const ofOrders = read.filter((order) => order.vehicleId === vehicleId);
      const kms = [...ofOrders, ...book].map(({ odometerKm }) => odometerKm ?? 0);
      if (ofOrders.some(({ odometerKm }) => odometerKm !== null))
        expect(vehicles.get(vehicleId)?.odometerKm).toBe(Math.max(...kms));
    }
    expect(Math.max(...[...books.values()].map(({ length }) => length))).toBeLessThanOrEqual(9);
  });

  it('has unchanged signed entries of the workshop, and unsigned entries of others', async () => {
    const signed = await withSignatures(written);
    const [key] = signed.filter(({ path }) => path.includes('/signingKeys/'));
    const { x, y } = v.parse(signingKeyDocument, key?.fields);
    const own = v.parse(
      v.string(),
      documents.find(({ collection }) => collection === 'workshops')?.fields.name,
    );
    const entries = signed
      .filter(({ path }) => path.includes('/serviceBooks/'))
      .flatMap(({ fields }) => Object.values(v.parse(serviceBook, fields).entries));
    expect(new Set(entries.map(({ workshop }) => workshop.name === own))).toEqual(
      new Set([true, false]),
    );
    for (const { signature, ...entry } of entries) {
      const isUnchanged = signature && (await isSignedBy({ x, y }, signature, contentOf(entry)));
      expect(isUnchanged).toBe(entry.workshop.name === own ? true : null);
    }
  });

  it('has orders in all stages, each as its booking is, and numbers left for more', () => {
    const of = (name: string) => documents.filter(({ collection }) => collection === name);
    const bookings = new Map(of('bookings').map(({ id, fields }) => [id, fields]));
    const orders = of('workOrders').map(({ id, fields }) => ({
      ...{ id, order: v.parse(orderDocument, fields) },
    }));
    const seen = new Set(orders.map(({ order }) => order.stage));
    // On a day when the workshop is closed no car is on a lift.
    if (options.today === today) expect(stages.filter((stage) => !seen.has(stage))).toEqual([]);
    for (const { order } of orders) {
      const status = bookings.get(order.bookingId ?? '')?.status;
      expect(status).toBe(order.stage === 'cancelled' ? 'noShow' : statusOfBooking([order]));
    }
    const [counter] = of('orderNumbers').map(({ fields }) => v.parse(orderCounter, fields));
    expect(Math.max(...orders.map(({ id }) => Number(id)))).toBeLessThan(counter?.next ?? 0);
    for (const { id, fields } of of('jobTimes')) {
      expect(id).toBe(jobTimeId(v.parse(jobTimeDocument, fields)));
    }
  });

  it('has an unbroken series of invoices, two of which are credited', () => {
    const of = (name: string) => documents.filter(({ collection }) => collection === name);
    const orders = new Map(of('workOrders').map(({ id, fields }) => [id, fields]));
    const invoices = of('invoices').map(({ id, fields }) => ({
      ...{ id, data: v.parse(invoiceDocument, fields) },
    }));
    const [series] = of('series').map(({ fields }) => v.parse(seriesDocument, fields));
    expect(invoices.map(({ id }) => id)).toEqual(
      invoices.map((_, place) => `F${(series?.first ?? 0) + place}`),
    );
    expect(invoices.at(-1)?.data.number).toBe(series?.last);
    const days = invoices.map(({ data }) => data.issuedOn);
    expect(days).toEqual(days.toSorted());
    for (const { id, data } of invoices) {
      expect(data.kind === 'invoice' ? orders.get(data.orderId ?? '')?.invoiceIds : [id]).toEqual([
        id,
      ]);
      expect(ratesOf(data).reduce((sum, { grossOre }) => sum + grossOre, 0)).toBe(data.grossOre);
      expect(sumFaults(data)).toEqual([]);
    }
    const credits = invoices.filter(({ data }) => data.kind === 'credit');
    for (const { fields } of of('receivables')) {
      const owed = v.parse(receivableDocument, fields);
      const own = credits.filter(({ data }) => data.creditsId === `F${owed.number}`);
      const creditedOre = own.reduce((sum, { data }) => sum - data.payableOre, 0);
      const paidOre = of('payments')
        .map((each) => v.parse(paymentDocument, each.fields))
        .filter(({ invoiceId }) => invoiceId === `F${owed.number}`)
        .reduce((sum, { amountOre }) => sum + amountOre, 0);
      expect(owed).toMatchObject({
        ...{ creditedOre, lastCreditId: own.at(-1)?.id ?? null, paidOre },
        isSettled: leftOre(owed) === 0,
      });
    }
    if (options.today !== today) return;
    expect(invoices.length - credits.length).toBe(120);
    expect(credits).toHaveLength(2);
  });

  it('has estimates, some answered, each answer with the hash of its estimate', () => {
    const of = (name: string) => documents.filter(({ collection }) => collection === name);
    const parsed = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
      of(name).map(({ id, fields }) => ({ id, data: v.parse(schema, fields), pending: false }));
    const orders = new Set(of('workOrders').map(({ id }) => id));
    const estimates = parsed('estimates', estimateDocument);
    const approvals = parsed('approvals', approvalDocument);
    for (const { data } of estimates) expect(orders.has(data.orderId)).toBe(true);
    for (const { data } of parsed('workOrders', orderDocument)) {
      if (data.stage === 'ready')
        expect(faultOf({ ...data, stage: 'working' }, 0, 'ready')).toBeNull();
    }
    for (const { data } of approvals) {
      const estimate = estimates.find(({ id }) => id === data.estimateId);
      expect(estimate?.data.hash).toBe(data.hash);
      expect(Object.keys(estimate?.data.lines ?? {})).toEqual(
        expect.arrayContaining(Object.keys(data.answers)),
      );
    }
    const answers = new Set(approvals.flatMap(({ data }) => Object.values(data.answers)));
    expect(answers).toContain('declined');
    if (options.today === today) {
      expect(answers).toContain('accepted');
      const states = versionsOf({ estimates, approvals }).map(({ state }) => state);
      expect(states).toEqual(expect.arrayContaining(['answered']));
      expect(approvals.length).toBeLessThan(estimates.length);
    }
  });

  it('has a follow-up of each declined line: due, to come and closed', () => {
    const of = (name: string) => documents.filter(({ collection }) => collection === name);
    const orders = new Map(of('workOrders').map(({ id, fields }) => [id, fields]));
    const followUps = of('followUps').map(({ id, fields }) => ({
      ...{ id, data: v.parse(followUpDocument, fields) },
    }));
    for (const { id, data } of followUps) {
      expect(id).toBe(followUpId(data.orderId, data.lineId));
      const { lines } = v.parse(orderDocument, orders.get(data.orderId));
      expect(lines[data.lineId]).toBe(data.line);
    }
    if (options.today !== today) return;
    const open = followUps.filter(({ data }) => isOpen(data));
    const due = open.filter(({ data }) => isDue(data, today, null));
    expect(due.length).toBeGreaterThan(1);
    expect(open.length).toBeGreaterThan(due.length);
    expect(followUps.length).toBeGreaterThan(open.length);
  });

  it('has inspections with points in every state, and checks of checked orders', () => {
    const of = (name: string) => documents.filter(({ collection }) => collection === name);
    const orders = new Set(of('workOrders').map(({ id }) => id));
    const seen = new Set<string>();
    const checked = new Set<string>();
    const events = of('orderEvents').map(({ id, fields }) => ({
      ...{ id, data: v.parse(orderEventDocument, fields), pending: false },
    }));
    for (const { id, fields } of of('inspections')) {
      const inspection = v.parse(inspectionDocument, fields);
      expect(orders).toContain(inspection.orderId);
      expect(id.startsWith(`${inspection.orderId}_`)).toBe(true);
      for (const { point } of pointsOf(inspection)) seen.add(point.state);
      const own = events.filter(({ data }) => data.inspectionId === id);
      expect(inspectionFaults({ id, data: inspection }, own)).toEqual([]);
      if (inspection.isCheck) checked.add(inspection.orderId);
    }
    for (const { id, fields } of of('workOrders')) {
      const { stage, sentBy } = v.parse(orderDocument, fields);
      if (stage === 'checking') expect({ id, sentBy }).toEqual({ id, sentBy: 'demo-staff' });
      expect(checked.has(id), id).toBe(stage === 'checking' || stage === 'ready');
    }
    if (options.today === today) expect([...seen].sort()).toEqual([...pointStates].sort());
  });

  it('has photos of its orders, each with a small copy in the sheet of its order', () => {
    const of = (name: string) => documents.filter(({ collection }) => collection === name);
    const orders = new Set(of('workOrders').map(({ id }) => id));
    const photos = new Map(
      of('photos').map(({ id, fields }) => [id, v.parse(photoDocument, fields)]),
    );
    const shown = of('photoSheets').flatMap(({ id: orderId, fields }) =>
      Object.keys(v.parse(photoSheetDocument, fields).thumbs).map((id) => ({ id, orderId })),
    );
    expect(shown.map(({ id }) => id).toSorted()).toEqual([...photos.keys()].toSorted());
    for (const { id, orderId } of shown) {
      expect(orders).toContain(orderId);
      expect(photos.get(id)?.orderId).toBe(orderId);
    }
    if (options.today === today) expect(photos.size).toBeGreaterThan(20);
  });

  it('has a few hundred articles, each with what the workshop pays for it', () => {
    const { all } = demo(normal);
    const index = partIndex(
      [...all('partShards', partShardDocument).values()].map((data) => ({ data })),
    );
    const costs = [...all('partCosts', partCostsDocument).values()].flatMap((shard) =>
      Object.keys(shard.costs),
    );
    expect(index).toMatchObject({ unreadable: 0 });
    expect(index.parts).toHaveLength(280);
    expect(costs.toSorted()).toEqual([...index.byKey.keys()].toSorted());
  });

  it('has every path once', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('has so many customers and vehicles', () => {
    const large = options.size === 'large';
    expect(shownCustomers.size).toBe(large ? 10_000 : 300);
    expect(shownVehicles).toHaveLength(large ? 12_000 : 400);
  });

  it('names only customers that are shown', () => {
    for (const { ownerId, payerId, driverId, formerOwners } of vehicles.values()) {
      for (const id of [ownerId, payerId, driverId, ...Object.keys(formerOwners)]) {
        if (id !== null) expect(shownCustomers.has(id), id).toBe(true);
      }
      for (const day of Object.values(formerOwners))
        expect(day < options.today.toString()).toBe(true);
    }
    for (const { mergedInto } of customers.values()) {
      if (mergedInto !== null) expect(shownCustomers.has(mergedInto)).toBe(true);
    }
  });

  it('has each plate once, and no vehicle from the future', () => {
    const plates = shownVehicles.map(({ registrationNumber }) => registrationNumber);
    expect(new Set(plates).size).toBe(plates.length);
    const month = options.today.toString().slice(0, 7);
    for (const { year, firstMonth } of shownVehicles) {
      expect(year ?? 0).toBeLessThanOrEqual(options.today.year);
      expect((firstMonth ?? '') <= month).toBe(true);
    }
  });

  it('reaches nobody who exists', () => {
    const fictional = /^(\+467017406(0[5-9]|[1-9]\d)|\+468465004\d\d|\+493023125\d{3})$/;
    for (const { phones, email, organisationNumber } of customers.values()) {
      for (const phone of phones) expect(phone).toMatch(fictional);
      if (email !== null) expect(email).toMatch(/\.example$/);
      if (organisationNumber !== null) expect(organisationNumber).toMatch(/^4432|^8507099805$/);
    }
    for (const { vin } of shownVehicles) if (vin !== null) expect(vin).toMatch(/^0EK/);
  });

  it('was written over the eight months before the day', () => {
    const stamps = [...customers.values(), ...vehicles.values()];
    const begin = instantAt(options.today.subtract({ months: 8 }), 0);
    const end = instantAt(options.today, 0);
    for (const { createdAt, updatedAt } of stamps) {
      expect(createdAt >= begin && createdAt <= updatedAt).toBe(true);
      expect(updatedAt < end).toBe(true);
    }
    const months = new Set(stamps.map(({ updatedAt }) => updatedAt.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(8);
    const instants = new Set(stamps.map(({ updatedAt }) => updatedAt.getTime()));
    expect(instants.size).toBeGreaterThan(stamps.length * 0.99);
  });
});

describe('the demo', { timeout: 300_000 }, () => {
  const { shownCustomers } = demo(normal);

  it('is the same for the same seed and day, and another for others', () => {
    expect(demoDocuments(normal)).toEqual(demoDocuments(normal));
    expect(demoDocuments({ ...normal, seed: 2 })).not.toEqual(demoDocuments(normal));
    const tomorrow = today.add({ days: 1 });
    expect(demoDocuments({ ...normal, today: tomorrow })).not.toEqual(demoDocuments(normal));
  });

  it('has one pair of customers with the same phone, and no other duplicates', () => {
    const all = [...shownCustomers.values()];
    expect(repeats(all.flatMap(({ phones }) => phones))).toEqual(['+46701740693']);
    expect(repeats(all.flatMap(({ email }) => email ?? []))).toEqual([]);
    expect(repeats(all.flatMap(({ organisationNumber }) => organisationNumber ?? []))).toEqual([]);
  });

  it('shows a newcomer no text that is there to trip the app', () => {
    const shown = JSON.stringify(demo(normal).documents);
    expect(shown).not.toMatch(/<|onerror|alert|SUMMA|von Björkensköld/);
    expect(JSON.stringify(demo({ ...normal, awkward: true }).documents)).toMatch(/onerror/);
  });

  it('has what a register has to stand', () => {
    const { customers, shownVehicles } = demo({ ...normal, awkward: true });
    const owned = (id: string) => shownVehicles.filter(({ ownerId }) => ownerId === id);
    expect(owned('fleet')).toHaveLength(14);
    expect(customers.get('no-phone')).toMatchObject({ phones: [], email: null });
    expect(customers.get('long-name')?.name.length).toBeGreaterThan(80);
    expect(customers.get('markup')?.name).toBe('<img src=x onerror=alert(1)>');
    expect(customers.get('anonymised')).toMatchObject({ status: 'anonymised', phones: [] });
    expect(customers.get('merged-1')).toMatchObject({ status: 'merged', mergedInto: 'took-over' });
    expect(customers.get('removed-1')?.status).toBe('removed');
    const plates = shownVehicles.map(({ registrationNumber }) => registrationNumber);
    expect(plates).toEqual(expect.arrayContaining(['MINBIL', 'BX12345', 'EL12345', 'OXO001']));
    expect(shownVehicles.filter(({ ownerId }) => ownerId === null)).toHaveLength(2);
    expect(shownVehicles.find(({ payerId }) => payerId === 'leasing')).toBeDefined();
    const tags = new Set([...customers.values()].flatMap((customer) => customer.tags));
    expect([...tags].sort()).toEqual(['Däckhotell', 'Företagsavtal', 'Ring först', 'VIP']);
    const names = [...customers.values()].map(({ name }) => name).join('');
    for (const letter of 'åäöéü') expect(names).toContain(letter);
  });
});
