import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { ReceivableFields } from '@/domain/invoice/receivable';
import { invoiceStates, invoiceStateText, isInState } from '@/domain/invoice/invoiceState';
import { owed } from '../../../support/owed';

const today = parseDate('2026-11-01');

test.each<[string, Partial<ReceivableFields>, string[], string]>([
  ['on its last day', { dueOn: '2026-11-01' }, ['unpaid'], 'Obetald'],
  ['a day late', {}, ['unpaid', 'overdue'], 'Förfallen'],
  ['paid in part', { paidOre: 79_300 }, ['unpaid', 'overdue'], 'Förfallen, kvar 1 000,00 kr'],
  ['paid', { paidOre: 179_300, isSettled: true }, ['paid'], 'Betald'],
  ['credited', { creditedOre: 179_300, isSettled: true }, ['credited'], 'Krediterad'],
  [
    'paid and credited in part',
    { paidOre: 79_300, creditedOre: 100_000, isSettled: true },
    ['paid', 'credited'],
    'Betald, delvis krediterad',
  ],
  [
    'credited in part',
    { dueOn: '2026-12-01', creditedOre: 100_000 },
    ['unpaid', 'credited'],
    'Obetald, kvar 793,00 kr',
  ],
  ['paid twice', { paidOre: 358_600 }, ['overpaid'], 'Tillgodo 1 793,00 kr'],
  ['for nothing', { payableOre: 0, isSettled: true }, ['paid'], 'Betald'],
])('an invoice %s is in its states', (_, values, states, text) => {
  const receivable = owed(10_001, values);
  expect(invoiceStates.filter((state) => isInState(state, receivable, today))).toEqual(states);
  expect(invoiceStateText(receivable, today).replaceAll('\u00a0', ' ')).toBe(text);
});
