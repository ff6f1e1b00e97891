import * as v from 'valibot';

const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const maybe = v.nullable(instant);
const id = v.string();
const text = v.nullable(v.string());

const interval = v.object({ opens: v.number(), closes: v.number() });
const list = <T>(schema: v.GenericSchema<unknown, T>) => v.optional(v.array(schema), []);

/** The parts of the app's JSON export that the figures of the overview are made of. */
export const exported = v.object({
  workshop: v.object({ closedOnHolidays: v.boolean() }),
  openingHours: list(v.object({ id, intervals: v.array(interval) })),
  openingExceptions: list(v.object({ id, intervals: v.array(interval), label: v.string() })),
  resources: list(v.object({ id, kind: v.string(), isActive: v.boolean() })),
  customers: list(v.object({ id, mergedInto: v.optional(text, null) })),
  bookings: list(
    v.object({
      ...{ id, startsAt: maybe, endsAt: maybe, status: v.string(), resourceId: text },
      loan: v.optional(v.unknown()),
      services: v.array(v.object({ name: v.string(), minutes: v.number() })),
    }),
  ),
  workOrders: list(
    v.object({
      ...{ id, bookingId: text, createdAt: instant },
      invoiceIds: v.optional(v.array(v.string()), []),
      lines: v.record(v.string(), v.string()),
    }),
  ),
  invoices: list(
    v.object({
      ...{ id, kind: v.string(), orderId: text, customerId: text, issuedOn: v.string() },
      ...{ lines: v.array(v.string()), netOre: v.number() },
    }),
  ),
  receivables: list(
    v.object({
      ...{ id, dueOn: v.string(), isSettled: v.boolean() },
      ...{ payableOre: v.number(), paidOre: v.number(), creditedOre: v.number() },
    }),
  ),
  estimates: list(
    v.object({ id, pricesInclVat: v.boolean(), lines: v.record(v.string(), v.string()) }),
  ),
  approvals: list(
    v.object({
      ...{ estimateId: v.string(), kind: v.string(), createdAt: instant },
      answers: v.record(v.string(), v.string()),
    }),
  ),
  followUps: list(
    v.object({
      ...{ line: v.string(), pricesInclVat: v.boolean(), createdAt: instant },
      ...{ bookingId: text, closedBy: text },
    }),
  ),
  jobTimes: list(
    v.object({ id, startedAt: instant, endedAt: instant, corrects: text, createdAt: instant }),
  ),
  ledgerPersons: list(v.object({ id, key: v.string() })),
  ledger: list(
    v.object({
      ...{ id, kind: v.string(), personId: text, occurredAt: instant, newTimeAt: maybe },
      ...{ clockOffsetMs: v.nullable(v.number()), correctsId: text, seq: v.number() },
    }),
  ),
});
export type Exported = v.InferOutput<typeof exported>;

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Stockholm', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', hourCycle: 'h23' },
});

const known = new Map<number, { day: string; hour: string }>();

/** The Swedish day and hour of an instant: `2026-11-23` and `07`. */
export function swedish(instantIs: Date): { day: string; hour: string } {
  // Both are the same for all of a quarter of an hour.
  const quarter = Math.floor(instantIs.getTime() / 900_000);
  const found = known.get(quarter);
  if (found) return found;
  const parts = new Map(stockholm.formatToParts(instantIs).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const told = { day: `${part('year')}-${part('month')}-${part('day')}`, hour: part('hour') };
  known.set(quarter, told);
  return told;
}

/** Whole öre, half an öre away from zero. */
export function rounded(ore: number): number {
  return Math.sign(ore) * Math.round(Math.abs(ore)) + 0;
}

/** The amount of a stored line of an order without VAT, in öre. */
export function netOfLine(line: string, pricesInclVat: boolean): number {
  const [, milliQty, , unitOre, discountBp, vatRate] = line.split('|').map(Number);
  const whole = rounded(((milliQty ?? 0) * (unitOre ?? 0)) / 1000);
  const ore = whole - rounded((whole * (discountBp ?? 0)) / 10_000);
  const rate = vatRate ?? 0;
  return pricesInclVat ? ore - rounded((ore * rate) / (100 + rate)) : ore;
}
