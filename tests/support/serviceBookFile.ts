import { portableText } from '@/domain/servicebook/portableBook';
import { contentOf, type ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { makeSigningKey, signEntry } from '@/domain/servicebook/signing';
import { readEntry, serviceEntry } from './serviceEntry';

/** The file of a Volvo's book: entries by their ids, signed by one key except those that are named. */
export async function serviceBookFile(
  entries: Record<string, Partial<ServiceEntryFields>>,
  { unsigned = [] }: { unsigned?: readonly string[] } = {},
): Promise<{ text: string; keyId: string }> {
  const key = await makeSigningKey();
  const signed = Object.entries(entries).map(async ([id, fields]) => {
    const values = serviceEntry(fields);
    const signature = unsigned.includes(id) ? null : await signEntry(key, contentOf(values));
    return { id, data: readEntry({ ...values, signature }) };
  });
  const car = { plate: 'ABC123', make: 'Volvo', model: 'V70', year: 2015, vin: null };
  const keys = new Map([[key.id, key.publicKey]]);
  return { text: await portableText(car, await Promise.all(signed), keys), keyId: key.id };
}

/** A book of four years, one of whose entries corrects another and one of which nobody signed. */
export function usualFile() {
  return serviceBookFile(
    {
      e5: {
        ...{
          kind: 'tyres',
          doneOn: '2026-04-10',
          odometerKm: 114_500,
          oilGrade: null,
          oilMl: null,
        },
        ...{ works: ['Skifte till sommardäck'], parts: [], nextOn: null, nextKm: null },
        ...{ remarks: 'Vinterdäcken har 4 mm kvar.', isMakerRegistered: false },
      },
      e4: {},
      e3: {
        ...{ doneOn: '2024-11-19', odometerKm: 95_000, correctsId: 'e2' },
        correctionReason: 'Siffrorna hade bytt plats',
      },
      e2: { doneOn: '2024-11-19', odometerKm: 59_000 },
      e1: { ...{ doneOn: '2023-11-20', odometerKm: 81_000, nextOn: null, nextKm: null } },
    },
    { unsigned: ['e1'] },
  );
}
