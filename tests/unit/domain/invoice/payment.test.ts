import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paidBy, paymentDraft, shownPayments, takingBack } from '@/domain/invoice/payment';
import { leftOre } from '@/domain/invoice/receivable';
import { payment, receivable } from './owed';

const today = parseDate('2026-11-23');
const typed = { amountOre: '500', paidOn: '2026-11-20', method: 'bank', reference: '' };

function faultsOf(changes: Partial<typeof typed>, mostOre?: number) {
  const schema = paymentDraft(today, '2026-11-01', mostOre, 'Så mycket är inte betalt.');
  const result = v.safeParse(schema, { ...typed, ...changes });
  return result.success ? {} : v.flatten(result.issues).nested;
}

describe('a typed payment', () => {
  it('is read to öre, without a reference where none is typed', () => {
    expect(v.parse(paymentDraft(today, '2026-11-01'), { ...typed, amountOre: '1 234,50' })).toEqual(
      {
        ...{ amountOre: 123_450, paidOn: '2026-11-20', method: 'bank', reference: null },
      },
    );
  });

  it.each([
    [{ amountOre: '' }, { amountOre: ['Fyll i ett belopp.'] }],
    [{ amountOre: '0' }, { amountOre: ['Minst 0,01\u00a0kr.'] }],
    [{ amountOre: '-5' }, { amountOre: ['Beloppet får inte vara negativt.'] }],
    [
      { amountOre: '1.234,50' },
      { amountOre: ['Beloppet kan läsas på flera sätt. Skriv det som 1 234,50.'] },
    ],
    [{ paidOn: '2026-11-24' }, { paidOn: ['Dagen har inte varit än.'] }],
    [{ paidOn: '2025-10-31' }, { paidOn: ['Kontrollera året.'] }],
    [{ paidOn: '2026-02-30' }, { paidOn: ['Datumet finns inte.'] }],
    [{ paidOn: '' }, { paidOn: ['Fyll i ett datum.'] }],
    [{ method: '' }, { method: ['Välj hur det betalades.'] }],
    [{ reference: 'x'.repeat(121) }, { reference: ['Högst 120 tecken.'] }],
  ])('is refused with %o', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it('may be of today, or of a year before the invoice', () => {
    expect(faultsOf({ paidOn: '2026-11-23' })).toEqual({});
    expect(faultsOf({ paidOn: '2025-11-01' })).toEqual({});
  });

  it('may not be more than the most', () => {
    expect(faultsOf({ amountOre: '500' }, 50_000)).toEqual({});
    expect(faultsOf({ amountOre: '500,01' }, 50_000)).toEqual({
      amountOre: ['Så mycket är inte betalt.'],
    });
  });
});

describe('what is owed', () => {
  it.each([
    [50_000, { paidOre: 50_000, isSettled: false }],
    [179_300, { paidOre: 179_300, isSettled: true }],
    [200_000, { paidOre: 200_000, isSettled: false }],
  ])('is changed by a payment of %i öre', (amountOre, after) => {
    const { data } = receivable(10_001);
    expect(paidBy(data, 'p1', { amountOre })).toEqual({ ...after, lastPaymentId: 'p1' });
  });

  it('is settled by what is left beside a credit', () => {
    const { data } = receivable(10_001, { creditedOre: 79_300 });
    expect(paidBy(data, 'p1', { amountOre: 100_000 }).isSettled).toBe(true);
  });

  it('is as it was when every payment is taken back, whatever was paid', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((ore) => ore !== 0),
          { maxLength: 12 },
        ),
        (amounts) => {
          let { data } = receivable(10_001);
          const made = amounts.map((amountOre, n) => payment(`p${n}`, { amountOre }));
          for (const each of made) data = { ...data, ...paidBy(data, each.id, each.data) };
          expect(leftOre(data)).toBe(179_300 - amounts.reduce((sum, ore) => sum + ore, 0));
          for (const each of made) {
            const { id, fields } = takingBack(each, today);
            data = { ...data, ...paidBy(data, id, fields) };
          }
          expect({ left: leftOre(data), settled: data.isSettled }).toEqual({
            left: 179_300,
            settled: false,
          });
        },
      ),
    );
  });
});

describe('a payment that is taken back', () => {
  it('gets one of the opposite amount, of today, whose id follows from its own', () => {
    expect(takingBack(payment('p1', { reference: 'Anna', method: 'swish' }), today)).toEqual({
      id: 'p1_back',
      fields: {
        ...{ invoiceId: 'F10001', amountOre: -50_000, paidOn: '2026-11-23', method: 'swish' },
        ...{ reference: null, correctsId: 'p1' },
      },
    });
  });

  it('is shown once, with what has taken it back; the latest day comes first', () => {
    const back = payment('p1_back', { amountOre: -50_000, correctsId: 'p1' });
    const shown = shownPayments([
      payment('p1'),
      back,
      payment('p2', { paidOn: '2026-11-05', amountOre: -100 }),
    ]);
    expect(shown.map(({ id, takenBack }) => [id, takenBack?.id])).toEqual([
      ['p2', undefined],
      ['p1', 'p1_back'],
    ]);
  });
});
