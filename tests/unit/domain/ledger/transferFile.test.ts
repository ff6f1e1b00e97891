import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { transferFile } from '@/domain/ledger/transferFile';
import { at, builtLedger, ledgerOfKim, workshopId } from './builtLedger';

const business = { name: 'Ekens "Bil" & Tvätt', organisationNumber: '5566778899' };
const exportedAt = new Date('2026-11-20T12:00:00Z');

/** A reader that knows nothing of the app: it takes the names of the fields from the descriptions in the file. */
function reader(text: string) {
  const file = JSON.parse(text);
  const fieldsIn = (description: string) =>
    (/över raderna 1, verksamhetens id, ([^;]+);/.exec(description)?.[1] ?? '').split(', ');
  const hashOf = (description: string, of: Record<string, unknown>) => {
    const lines = fieldsIn(description).map((field) => {
      const [name = ''] = field.replace('händelsens id', 'id').split(' ');
      const value = of[name];
      if (value === undefined) throw new Error(`The file has no ${name}.`);
      if (typeof value === 'boolean') return value ? '1' : '0';
      return value === null ? '' : String(value);
    });
    const whole = ['1', file.workshopId, ...lines].join('\n');
    return createHash('sha256').update(whole, 'utf8').digest('hex');
  };
  return { file, hashOf };
}

async function ledger() {
  const built = await ledgerOfKim();
  const { person, stamp, addLater, correct, add } = built;
  const hired = await person(
    {
      ...{ key: 'inhyrd', name: 'Åsa "Ö" Ek', relation: 'hired', isListed: false },
      ...{ employerName: 'Hyrmek AB', employerNumber: '5566778899' },
    },
    { kind: 'missing', number: null },
  );
  await person({ key: 'unnamed', name: 'Nämns inte' });
  const came = await stamp('in', '2026-11-20 07:10');
  await correct(came, '2026-11-20 08:00', '2026-11-20 07:00');
  await addLater('out', '2026-11-20 16:00', '2026-11-20 15:30');
  await add(
    'in',
    '2026-11-20 06:00',
    { personId: hired, pin: 'right' },
    { clockOffsetMs: -90_000 },
  );
  await add(
    'inspection',
    '2026-11-20 17:00',
    {},
    { seenHash: 'e'.repeat(64), clockOffsetMs: null },
  );
  return built.ledger;
}

test('whoever reads the file recomputes every hash by what the file says of it', async () => {
  const data = await ledger();
  const text = transferFile(workshopId, business, data, data.events, exportedAt);
  const { file, hashOf } = reader(text);
  expect(file).toMatchObject({
    ...{ format: 'verkstadsnavet-personalliggare', version: 1, workshopId, business },
    exportedAt: '2026-11-20T12:00:00.000Z',
  });
  expect(file.events).toHaveLength(5);
  for (const event of file.events) expect(hashOf(file.hashes, event)).toBe(event.hash);
  expect(file.persons).toHaveLength(2);
  for (const person of file.persons) expect(hashOf(file.personIds, person)).toBe(person.id);
});

test('a changed file does not hold', async () => {
  const data = await ledger();
  const text = transferFile(workshopId, business, data, data.events, exportedAt);
  const { file, hashOf } = reader(text.replace('Glömde stämpla', 'Glömde stampla'));
  const changed = file.events.filter(
    (event: { hash: string } & Record<string, unknown>) =>
      hashOf(file.hashes, event) !== event.hash,
  );
  expect(changed).toHaveLength(1);
});

test('the file has the events in order of time, and only the people they name', async () => {
  const data = await ledger();
  const text = transferFile(workshopId, business, data, data.events, exportedAt);
  const { file } = reader(text);
  const times = file.events.map(({ occurredAtMs }: { occurredAtMs: number }) => occurredAtMs);
  expect(times).toEqual(times.toSorted((one: number, other: number) => one - other));
  expect(file.events[0]).toMatchObject({
    ...{ occurredAtMs: at('2026-11-20 06:00').getTime(), pin: 'right' },
    registeredAtMs: at('2026-11-20 06:00').getTime() + 1000,
  });
  expect(text).not.toContain('Nämns inte');
  expect(file.persons).toContainEqual(
    expect.objectContaining({ name: 'Åsa "Ö" Ek', numberKind: 'missing', number: null }),
  );
});

test('an event that waits has no time of the server', async () => {
  const built = builtLedger();
  await built.device()('inspection', '2026-11-20 07:00', {}, { pending: true });
  const text = transferFile(workshopId, business, built.ledger, built.ledger.events, exportedAt);
  expect(reader(text).file.events).toMatchObject([{ registeredAtMs: null }]);
});

test('a number that was told after the event is in the file, with when it was told', async () => {
  const built = builtLedger();
  const unknown = await built.person(
    { key: 'inhyrd', name: 'Åsa Ek' },
    { kind: 'missing', number: null },
  );
  await built.device()('in', '2026-11-20 07:00', { personId: unknown });
  await built.person({ key: 'inhyrd', name: 'Åsa Ek' }, {}, at('2026-11-21 09:00'));
  const { ledger: known } = built;
  const { file, hashOf } = reader(
    transferFile(workshopId, business, known, known.events, exportedAt),
  );
  expect(file.persons).toMatchObject([
    { id: unknown, number: null },
    { number: '198507099805', toldAtMs: at('2026-11-21 09:00').getTime() },
  ]);
  for (const person of file.persons) expect(hashOf(file.personIds, person)).toBe(person.id);
});
