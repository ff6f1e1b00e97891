import { act, screen, waitFor } from '@testing-library/preact';
import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { LedgerContext, type LedgerPlace } from '@/data/ledger/ledgerPlace';
import { watched } from '@/data/sync/published';
import { useShifts } from '@/data/reports/reportAttendance';
import type { Ledger } from '@/domain/ledger/ledger';
import { withAttendance } from '@/domain/report/attendance';
import type { Live } from '@/domain/values/live';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { FigureDocumentsAt } from '@/features/reports/documents/FigureDocumentsAt';
import { readPeriod } from '@/features/reports/model/period';
import { aboutReports } from '../support/aboutReports';
import { renderOver } from '../support/overRegister';
import { readyRegister } from '../support/readyRegister';
import { ledgerOfKim } from '../unit/domain/ledger/builtLedger';

const period = readPeriod(new URLSearchParams(), new CalendarDate(2026, 11, 25));
const past = { first: period.days.first, last: period.today };

/** The documents behind the attended minutes of a month, as the page of reports shows them. */
function Attended() {
  const shifts = useShifts();
  const facts = withAttendance(new Map(), shifts.kind === 'ready' ? shifts.data : [], past);
  const counted = { days: { has: () => true }, begun: null };
  const figured = { facts, counted, attendance: shifts.kind, about: aboutReports(), period };
  const asked = { kind: 'figure', figure: 'attended', isAverage: false } as const;
  return <FigureDocumentsAt asked={asked} figured={figured} past={past} />;
}

/** Opens them over a staff ledger; `show` exchanges it for another. */
async function openAttended(first: Live<Ledger>) {
  const { set, ...kept } = watched(first);
  const place: LedgerPlace = {
    ...{ workshopId: 'ekens', role: 'owner', by: 'Olle Ek', clockOffsetMs: () => null },
    ...{ serverNow: () => new Date(), isOpen: true },
    business: { ...starterWorkshop, name: 'Ekens bil' },
    kept: { ...kept, watch: kept.subscribe, close() {} },
  };
  await renderOver(
    readyRegister([]),
    <LedgerContext value={place}>
      <Attended />
    </LedgerContext>,
  );
  return (next: Live<Ledger>) => act(() => set(next));
}

const known = (ledger: Ledger): Live<Ledger> => ({
  ...{ kind: 'ready', fromCache: true, unreadable: [] },
  data: { ...ledger, events: [...ledger.events] },
});
const sum = () =>
  screen.queryByText(/^Listan summerar till/)?.textContent.replaceAll('\u00a0', ' ');

test('the list of who was here has no sum unless all of the staff ledger is known', async () => {
  const { ledger, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-20 07:00');
  await stamp('out', '2026-11-20 11:00');
  const show = await openAttended({ kind: 'failed', error: new Error('No permission') });
  expect(await screen.findByText(/^Personalliggaren kunde inte läsas/)).toBeVisible();
  expect(sum()).toBeUndefined();
  show(known({ ...ledger, isPartial: true }));
  expect(screen.getByText(/^Bara en del av personalliggaren är hämtad hit/)).toBeVisible();
  expect(sum()).toBeUndefined();
  show(known(ledger));
  await waitFor(() => expect(sum()).toMatch(/till 4 h, samma som i rapporten/));

  // Somebody stamps while the list is shown.
  await stamp('in', '2026-11-20 12:00');
  await stamp('out', '2026-11-20 15:00');
  show(known(ledger));
  await waitFor(() => expect(sum()).toMatch(/till 7 h, samma som i rapporten/));
});
