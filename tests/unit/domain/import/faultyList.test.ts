import { expect, test } from 'vitest';
import { readCsvText } from '@/components/import/readCsvFile';
import { customerGroups, knownCustomers } from '@/domain/import/customerGroups';
import { guessColumns } from '@/domain/import/importColumns';
import { importPlanner } from '@/domain/import/importPlan';
import { rowReader } from '@/domain/import/importRows';
import { byteOfPage } from '@/domain/values/codePages';
import { decodeCsv } from '@/domain/values/csvEncoding';
import { foldRegistrationNumber } from '@/domain/values/registrationNumber';
import { faultyCustomers } from '../../../support/faultyCustomers';

const reasons = {
  quotes: /^Citattecknen på raden går inte ihop/,
  plate: /^Registreringsnumret får bara innehålla/,
  name: /^Fyll i kundens namn/,
  twice: /finns redan på rad \d+\.$/,
};

/** The plan for the list as a Mac saves it, from its bytes on. */
async function planOf(text: string) {
  const bytes = Uint8Array.from(text, (letter) => byteOfPage(letter, 'Mac OS Roman') ?? 0);
  const decoded = decodeCsv(bytes);
  if (!decoded.ok) throw new Error(decoded.message);
  const known = (headers: readonly string[]) => guessColumns(headers).filter(Boolean).length;
  const table = await readCsvText('lista.csv', decoded, new AbortController().signal, known);
  if (!table.ok) throw new Error(table.message);
  const { headers, rows: lines } = table.value;
  const rows = lines.map(rowReader(headers, guessColumns(headers, lines)));
  const groups = customerGroups(knownCustomers([]), new Map());
  for (const row of rows) groups.add(row);
  const planner = importPlanner([], [], 'attach', groups.placeOf, '2026-11-20');
  const planned = rows.map(planner.add);
  let ids = 0;
  return { decoded, planned, ...planner.action(() => `new${(ids += 1)}`) };
}

test('of 500 customers with all faults at once nobody is lost and nobody is doubled', async () => {
  const { text, rows } = faultyCustomers();
  const { decoded, planned, changes } = await planOf(text);
  expect(decoded).toMatchObject({ encoding: 'Mac OS Roman', isSure: true });

  // Each line of the list is a row by its number, and comes in or is left out with the reason that is true.
  expect(planned.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
  const told = planned.map(({ outcome, faults, duplicate, row }) => ({
    row,
    said:
      outcome === 'create'
        ? null
        : (Object.entries(reasons).find(([, reason]) =>
            reason.test(faults[0]?.message ?? duplicate ?? ''),
          )?.[0] ?? 'no reason'),
  }));
  expect(told).toEqual(rows.map(({ row, leftOut }) => ({ row, said: leftOut })));
  expect(new Set(told.map(({ said }) => said))).toEqual(
    new Set([null, 'quotes', 'plate', 'name', 'twice']),
  );

  // Each owner of a row that comes in is one customer, and each of the owner's cars is there once.
  const taken = rows.filter(({ leftOut }) => leftOut === null);
  const ownerOfPlate = new Map(
    taken.map(({ plate, owner }) => [foldRegistrationNumber(plate), owner]),
  );
  const cars = changes.flatMap(({ values }) =>
    'registrationNumber' in values
      ? [values as { registrationNumber: string; ownerId: string; notes: string | null }]
      : [],
  );
  expect(cars).toHaveLength(taken.length);
  const idsOf = new Map<number, Set<string>>();
  for (const { registrationNumber, ownerId } of cars) {
    const owner = ownerOfPlate.get(foldRegistrationNumber(registrationNumber)) ?? -1;
    idsOf.set(owner, (idsOf.get(owner) ?? new Set()).add(ownerId));
  }
  expect([...idsOf].filter(([, ids]) => ids.size !== 1)).toEqual([]);
  const customers = changes.filter(({ collection }) => collection === 'customers');
  expect(customers).toHaveLength(new Set(taken.map(({ owner }) => owner)).size);
  expect(new Set([...idsOf.values()].flatMap((ids) => [...ids])).size).toBe(customers.length);

  // A text that no field can hold stands in the note of the car or of its owner.
  const notes = new Map(
    changes.map(({ id, values }) => [id, 'notes' in values ? values.notes : null]),
  );
  for (const { plate, noted } of taken) {
    const car = cars.find(
      ({ registrationNumber }) =>
        foldRegistrationNumber(registrationNumber) === foldRegistrationNumber(plate),
    );
    for (const text of noted) {
      expect(`${String(car?.notes)}\n${String(notes.get(car?.ownerId ?? ''))}`).toContain(text);
    }
  }
});
