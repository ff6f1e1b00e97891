import { describe, expect, it, test } from 'vitest';
import { bookedPayments } from '@/domain/invoice/bookedPayments';
import { type BookkeepingMethod, usualAccounts } from '@/domain/invoice/invoiceSettings';
import { type Reach, reachAt, unexported } from '@/domain/invoice/sieExport';
import { type Voucher, vouchersOf } from '@/domain/invoice/vouchers';
import { issuedBooks } from './issuedBooks';

const { documents, payments } = issuedBooks(300);
const noted = payments.map(({ payment }, place) => ({
  ...{ id: `p${place}`, data: payment, pending: false },
}));
const known = {
  ...{ invoices: documents, payments: noted },
  credits: documents.filter(({ kind }) => kind === 'credit'),
};

/** The vouchers of what was issued and paid after one reach, up to another. */
function exported(after: Reach, to: Reach, method: BookkeepingMethod): Voucher[] {
  const invoices = documents.filter(
    ({ number }) => number > after.invoicesTo && number <= to.invoicesTo,
  );
  const range = noted.filter(
    ({ data: { createdAt } }) => createdAt > after.paymentsTo && createdAt <= to.paymentsTo,
  );
  const booked = { invoices, payments: bookedPayments(range.toReversed(), known) };
  return vouchersOf(booked, { method, accounts: usualAccounts });
}

describe('Exports that follow one another', () => {
  /** Every 37th document, each time with the payments that were noted an hour before it. */
  const reaches = documents
    .filter((_, place) => place % 37 === 36)
    .map(({ number, createdAt }) => ({
      invoicesTo: number,
      paymentsTo: new Date(createdAt.getTime() - 3_600_000),
    }));
  const last = { invoicesTo: Number.MAX_SAFE_INTEGER, paymentsTo: new Date('2027-01-01') };
  const ranges = [...reaches, last].map((to, place) => ({ after: reaches[place - 1], to }));

  it.each(['invoice', 'cash'] as const)('are together all of it, once, by %s', (method) => {
    const parts = ranges.map(({ after, to }) => exported(after ?? unexported, to, method));
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.every((vouchers) => vouchers.length > 0)).toBe(true);
    const sorted = (vouchers: readonly Voucher[]) =>
      vouchers.map((each) => JSON.stringify(each)).toSorted();
    const whole = vouchersOf(
      { invoices: documents, payments },
      { method, accounts: usualAccounts },
    );
    expect(sorted(parts.flat())).toEqual(sorted(whole));
    const ore = parts.flat().flatMap(({ rows }) => rows.map((row) => row.ore));
    expect(ore.reduce((sum, each) => sum + each, 0)).toBe(0);
  });
});

test('an export reaches to two minutes ago, and never back', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(reachAt(now, unexported).paymentsTo).toEqual(new Date('2026-11-23T09:58:00Z'));
  const after = { invoicesTo: 10_005, paymentsTo: new Date('2026-11-23T09:59:00Z') };
  expect(reachAt(now, after).paymentsTo).toEqual(after.paymentsTo);
});

test('a payment of an invoice that is missing is never left out', () => {
  const without = { ...known, invoices: [] };
  expect(() => bookedPayments(noted.slice(0, 1), without)).toThrow(/^No invoice F\d+ of/);
});
