import { expect, test } from 'vitest';
import { extractedList, listedInExtract } from '@/domain/collections/extractedList';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';

const draft = { ...newInvoiceDraft, customerId: 'anna', vehicleId: 'own', note: 'Tack.' };

test('the extract lists documents with their fields as people read them', () => {
  const names = new Map([
    ['customers anna', 'Anna Berg'],
    ['vehicles own', 'ABC 123'],
  ]);
  const nameOf = (collection: string, id: string) => names.get(`${collection} ${id}`) ?? null;
  const list = extractedList('invoiceDrafts', [{ id: 'd1', data: draft }], nameOf);
  expect(list).toMatchObject({ name: 'Fakturautkasten', documents: [{ title: 'Fakturautkast' }] });
  expect(list?.documents[0]?.facts).toEqual(
    expect.arrayContaining([
      ['Kund', 'Anna Berg'],
      ['Fordon', 'ABC 123'],
      ['Meddelande', 'Tack.'],
      ['Avser', ''],
    ]),
  );
});

test('the extract lists nothing of a collection that has none, or a part of its own', () => {
  expect(listedInExtract.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['receivables', 'invoiceDrafts']),
  );
  expect(extractedList('invoiceDrafts', [], () => null)).toBeNull();
  expect(extractedList('bookings', [{ id: 'b1', data: {} }], () => null)).toBeNull();
});
