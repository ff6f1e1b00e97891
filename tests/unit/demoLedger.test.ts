import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ledgerSettingsDocument } from '@/domain/ledger/duty';
import { kioskCodeDocument, kioskDocument } from '@/domain/ledger/kiosk';
import type { Ledger } from '@/domain/ledger/ledger';
import { ledgerBusinessDocument } from '@/domain/ledger/ledgerBusiness';
import { isLate, ledgerEventDocument, pinChecks } from '@/domain/ledger/ledgerEvent';
import {
  currentPersons,
  ledgerIdentityDocument,
  ledgerPersonDocument,
} from '@/domain/ledger/ledgerPerson';
import { keysOf, openShifts, shiftsOf, workedTimes } from '@/domain/ledger/shifts';
import { staffChanges } from '@/domain/ledger/staffPersons';
import { stampsOf } from '@/domain/ledger/stamps';
import { verifyLedger } from '@/domain/ledger/verifyLedger';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { staffDocument, staffIdentityDocument } from '@/domain/workshop/staff';
import { withLedger } from '../../scripts/demo/ledger';
import { demoDocuments, type DemoOptions } from '../../scripts/demoData';
import { amount } from '../support/amount';

const today = new CalendarDate(2026, 11, 20);
const normal: DemoOptions = { today, seed: 1, size: 'normal' };

async function demo(options: DemoOptions, now = instantAt(options.today, 900)) {
  const documents = await withLedger(demoDocuments(options), { ...options, now });
  const all = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    documents
      .filter(({ path }) => path.split('/').at(-2) === name)
      .map(({ path, fields }) => ({
        ...{ id: path.split('/').at(-1) ?? '', pending: false },
        ...{ data: v.parse(schema, fields), fields },
      }));
  const ledger: Ledger = {
    events: all('ledger', ledgerEventDocument),
    persons: all('ledgerPersons', ledgerPersonDocument),
    identities: all('ledgerIdentities', ledgerIdentityDocument),
    isPartial: false,
  };
  const stamps = stampsOf(ledger.events);
  return { documents, all, ledger, stamps, ...shiftsOf(stamps, keysOf(ledger.persons)) };
}

const demos: [string, DemoOptions][] = [
  ['of today', normal],
  ['with two years of jobs', { ...normal, years: 2 }],
  ['of another seed', { ...normal, seed: 7 }],
  ['of a leap day', { today: new CalendarDate(2028, 2, 29), seed: -3, size: 'normal' }],
  ['of the large size', { ...normal, size: 'large' }],
];
const chosen = demos.slice(0, amount(demos.length, 2));

describe.each(chosen)('the staff ledger of the demo %s', async (_, options) => {
  const { documents, all, ledger, stamps, shifts, stray } = await demo(options);
  const ten = instantAt(options.today, 600);

  it('verifies, in four chains', async () => {
    const verified = await verifyLedger('demo', ledger, true);
    expect(verified).toMatchObject({ chains: 4, pending: 0, findings: [] });
    expect(verified.events).toBeGreaterThan(5000);
  });

  it('has documents that are read back exactly as they are written, each path once', () => {
    function expectReadBack<T extends object>(name: string, schema: v.GenericSchema<unknown, T>) {
      const entries = all(name, schema);
      expect(entries.length).toBeGreaterThan(0);
      for (const { data, fields } of entries) {
        const { createdBy, updatedBy } = fields;
        expect({ ...data, createdBy, updatedBy }).toEqual(fields);
      }
    }
    expectReadBack('ledger', ledgerEventDocument);
    expectReadBack('ledgerPersons', ledgerPersonDocument);
    expectReadBack('ledgerIdentities', ledgerIdentityDocument);
    expectReadBack('ledgerSettings', ledgerSettingsDocument);
    expectReadBack('ledgerBusiness', ledgerBusinessDocument);
    expectReadBack('kiosks', kioskDocument);
    expectReadBack('kioskCodes', kioskCodeDocument);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('covers two years in order, with nothing after ten in the morning', () => {
    const months = new Set<string>();
    const latest = new Map<string, Date>();
    for (const { data } of ledger.events) {
      months.add(data.createdAt.toISOString().slice(0, 7));
      const before = latest.get(data.chain);
      expect(before === undefined || before <= data.createdAt).toBe(true);
      latest.set(data.chain, data.createdAt);
      expect(data.createdAt < ten).toBe(true);
    }
    expect(months.size).toBeGreaterThanOrEqual(24);
    const byId = new Map(ledger.events.map((each) => [each.id, each.data]));
    for (const { data } of ledger.events) {
      const corrected = data.correctsId === null ? undefined : byId.get(data.correctsId);
      expect(corrected?.personId ?? data.personId).toBe(data.personId);
      expect((corrected?.createdAt ?? data.createdAt) <= data.createdAt).toBe(true);
    }
  });

  it('has the shifts of six people, of those who have left and of a hired one', () => {
    const begin = options.today.subtract({ years: 2 });
    const times = workedTimes({ shifts, stray }, begin, options.today);
    const hours = new Map(times.map(({ key, minutes }) => [key, minutes / 60]));
    for (const key of ['staff-0', 'staff-1', 'staff-2', 'staff-3', 'staff-4', 'staff-5'])
      expect(hours.get(key)).toBeGreaterThan(3000);
    for (const key of ['staff-6', 'staff-7', 'hired']) expect(hours.get(key)).toBeGreaterThan(200);
    expect(stray).toEqual([]);
    // One shift has no end, and nobody has invented any.
    expect(shifts.filter(({ isUnended }) => isUnended)).toMatchObject([{ key: 'staff-3' }]);
    const nights = shifts.filter(
      ({ startsAt, endsAt }) => endsAt && dayOf(startsAt).compare(dayOf(endsAt)) !== 0,
    );
    expect(nights.length).toBeGreaterThan(10);
  });

  it('has stamps that were late, added, corrected, corrected again and struck out', () => {
    const { events } = ledger;
    const late = events.filter(isLate);
    expect(late.length).toBeGreaterThan(20);
    expect(late.length).toBeLessThan(events.length / 10);
    const added = events.filter(({ data }) => data.kind === 'out' && data.newTimeAt !== null);
    expect(added.length).toBeGreaterThan(5);
    expect(stamps.filter(({ corrections }) => corrections.length > 0).length).toBeGreaterThan(20);
    expect(stamps.some(({ corrections }) => corrections.length > 1)).toBe(true);
    expect(stamps.some(({ at }) => at === null)).toBe(true);
    expect(new Set(events.map(({ data }) => data.pin))).toEqual(new Set(pinChecks));
    for (const kind of ['note', 'inspection', 'export'])
      expect(events.some(({ data }) => data.kind === kind)).toBe(true);
  });

  it('knows the staff as the cards have them', () => {
    const changes = staffChanges(
      all('staff', staffDocument),
      all('staffIdentities', staffIdentityDocument(options.today)),
      ledger.persons,
      ledger.identities,
    );
    expect(changes).toEqual([]);
    const hired = currentPersons(ledger.persons).filter(({ data }) => data.relation === 'hired');
    expect(hired).toHaveLength(1);
    expect(ledger.persons.length).toBeGreaterThan(currentPersons(ledger.persons).length);
    for (const { data } of ledger.identities)
      expect(data.number).toMatch(/^\d{8}98\d\d$|^\d{8}99\d\d$/);
  });

  it('has a tablet that was let in by its code', () => {
    const [kiosk] = all('kiosks', kioskDocument);
    const [code] = all('kioskCodes', kioskCodeDocument);
    expect(code).toMatchObject({ id: kiosk?.data.code, data: { usedBy: kiosk?.id } });
    const users = all('users', v.object({ workshopIds: v.array(v.string()) }));
    expect(users.find(({ id }) => id === kiosk?.id)?.data.workshopIds).toEqual(['demo']);
  });
});

describe('who is here in the demo', { timeout: 300_000 }, async () => {
  const { documents, shifts } = await demo(normal);
  const names = (open: ReturnType<typeof openShifts>) => open.map(({ key }) => key);
  const here = names(openShifts(shifts));
  const hereAt = async (minutes: number) =>
    names(openShifts((await demo(normal, instantAt(today, minutes))).shifts));

  it('are those who work in the morning, and nobody at night', async () => {
    expect(here).toEqual(expect.arrayContaining(['staff-1', 'staff-2', 'staff-3', 'staff-4']));
    expect(here).not.toContain('staff-7');
    expect(await hereAt(600)).toEqual(here);
    expect(await hereAt(180)).toEqual([]);
  });

  it('includes everybody who is at work on a car', () => {
    const atWork = documents
      .filter(({ path, fields }) => path.includes('/bookings/') && fields.status === 'inProgress')
      .filter(({ fields }) => fields.loan === null)
      .flatMap(({ fields }) => fields.staffId ?? []);
    expect(here).toEqual(expect.arrayContaining(atWork));
  });

  it('is the same for the same seed and time', async () => {
    expect((await demo(normal)).documents).toEqual(documents);
  });
});
