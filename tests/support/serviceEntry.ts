import type { ServiceEntry, ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { bookDocument } from '../../scripts/demo/serviceBooks';
import { seededAt } from './documents';

/** An unsigned entry of Anna's Volvo, as the app writes it. */
export function serviceEntry(values: Partial<ServiceEntryFields> = {}): ServiceEntryFields {
  return {
    ...{ kind: 'service', doneOn: '2025-11-18', odometerKm: 108_000, odometerReason: null },
    ...{ works: ['Stor service', 'Byte av bromsvätska'], parts: ['Oljefilter W 712/95'] },
    ...{ oilGrade: '5W-30 ACEA C3', oilMl: 4300, remarks: null },
    ...{ nextOn: '2026-11-18', nextKm: 123_000, isMakerRegistered: true, performer: 'Bo Lind' },
    ...{ plate: 'ABC123', vin: null, origin: 'byHand' },
    workshop: { name: 'Ekens bil', organisationNumber: null, city: 'Lund' },
    ...{ correctsId: null, correctionReason: null, orderId: null },
    ...{ signature: null, isImported: false, importedKey: null },
    ...values,
  };
}

/** The book of Anna's Volvo: three readings, of which a later entry corrects one. */
export const serviceEntries: Record<string, ServiceEntryFields> = {
  e1: serviceEntry({ doneOn: '2023-11-20', odometerKm: 81_000, nextOn: null, nextKm: null }),
  e2: serviceEntry({ doneOn: '2024-11-19', odometerKm: 59_000 }),
  e3: serviceEntry({
    ...{ doneOn: '2024-11-19', odometerKm: 95_000, correctsId: 'e2' },
    correctionReason: 'Siffrorna hade bytt plats',
  }),
  e4: serviceEntry(),
  e5: serviceEntry({
    ...{ kind: 'tyres', doneOn: '2026-04-10', odometerKm: 114_500, oilGrade: null, oilMl: null },
    ...{ works: ['Skifte till sommardäck'], parts: [], nextOn: null, nextKm: null },
    ...{ remarks: 'Vinterdäcken har 4 mm kvar.', isMakerRegistered: false },
  }),
};

/** An entry as the app reads it. */
export function readEntry(values: Partial<ServiceEntry> = {}): ServiceEntry {
  return {
    ...{ ...serviceEntry(), vehicleId: 'volvo', shard: 1 },
    ...{ createdBy: 'stina', createdAt: seededAt, ...values },
  };
}

/** A shard of Anna's Volvo's book, as its document is. */
export function serviceBook(entries: Record<string, ServiceEntryFields>) {
  const written = Object.entries(entries).map(([id, data]) => ({
    ...{ id, data, createdAt: seededAt, createdBy: 'olle' },
  }));
  return bookDocument('', 'volvo', written).fields;
}

/** The book of Anna's Volvo by its id. */
export const serviceBooks = { volvo_1: serviceBook(serviceEntries) };
