import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { LedgerState } from '@/components/ledger/LedgerState';
import { LedgerContext, type LedgerPlace } from '@/data/ledger/ledgerPlace';
import { keptDays } from '@/domain/ledger/keptDays';
import type { Ledger } from '@/domain/ledger/ledger';
import { dayOf } from '@/domain/time/swedishTime';
import type { Live } from '@/domain/values/live';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { GiveOut } from '@/features/personalliggare/inspection/GiveOut';
import { renderOver } from '../support/overRegister';
import { readyRegister } from '../support/readyRegister';

const now = new Date();
const today = dayOf(now);

/** The way to give out a ledger that has come whole, or of which only a part has. */
async function openGiveOut(isPartial: boolean) {
  const person = {
    ...{ key: 'kim', name: 'Kim Ek', relation: 'employee' as const, isListed: true },
    ...{ employerName: null, employerNumber: null, hasNumber: false },
    ...{ createdAt: now, updatedAt: now },
  };
  const ledger: Ledger = {
    ...{ events: [], identities: [], isPartial },
    persons: [{ id: 'p1', data: person, pending: false }],
  };
  const live: Live<Ledger> = { kind: 'ready', data: ledger, fromCache: true, unreadable: [] };
  const place: LedgerPlace = {
    ...{ workshopId: 'ekens', role: 'owner', by: 'Olle Ek', clockOffsetMs: () => null },
    serverNow: () => now,
    business: { ...starterWorkshop, name: 'Ekens bil' },
    kept: { getState: () => live, subscribe: () => () => {}, watch: () => () => {}, close() {} },
    isOpen: true,
  };
  await renderOver(
    readyRegister([]),
    <LedgerContext value={place}>
      <LedgerState>
        {() => <GiveOut ledger={ledger} day={today} kept={keptDays(ledger, today)} today={today} />}
      </LedgerState>
    </LedgerContext>,
  );
  await screen.findByRole('heading', { name: 'Skriv ut eller lämna ut' });
}

const told = /^Bara en del av liggaren är hämtad till den här enheten/;

it('A ledger of which only a part has come says so, and is given out as no file', async () => {
  await openGiveOut(true);
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV-fil' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'JSON-fil med kontrollsummor' })).toBeDisabled();
  expect(screen.getByText('Filerna kan sparas när hela liggaren är hämtad.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skriv ut' })).toBeEnabled();
});

it('A ledger that has come whole is given out', async () => {
  await openGiveOut(false);
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'CSV-fil' })).toBeEnabled();
});
