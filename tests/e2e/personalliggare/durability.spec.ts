import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import * as v from 'valibot';
import { chainOf, ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import { eventHash } from '@/domain/ledger/ledgerHash';
import { amount } from '../../support/amount';
import { expectPage } from '../../support/browser';
import { makeCode, pair, seedLedger, tap } from '../../support/kiosk';
import { documentsOnServer } from '../../support/documents';
import { expectSaved, expectWaiting, findServers, loseServers } from '../../support/offline';
import { startServers } from '../../support/servers';

test.afterEach(startServers);

const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
/** An event as the server tells it over REST. */
const told = v.object({
  ...ledgerEventDocument.entries,
  ...{ occurredAt: time, createdAt: time, updatedAt: time, newTimeAt: v.null() },
});

const turns = amount(50, 6);
const stamps = 4 * turns;

test(
  'stamps without a server survive a killed browser in a whole chain',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(900_000);
    const { workshop, owner } = await seedLedger();
    const link = await makeCode(page, owner);
    const profile = mkdtempSync(join(tmpdir(), 'verkstadsnavet-'));
    const { launchOptions, baseURL, locale } = test.info().project.use;
    const launch = () =>
      chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, locale });

    const context = await launch();
    const tablet = await context.newPage();
    await pair(tablet, link);
    await expectSaved(tablet);
    await tablet.evaluate(() => navigator.serviceWorker.ready);
    await loseServers(context);
    for (let turn = 0; turn < turns; turn++) {
      const what = turn % 2 === 0 ? 'Inne' : 'Ute';
      for (const name of ['Anders Holm', 'Bo Lind']) await tap(tablet, name, what);
    }
    await tablet.reload();
    await expectWaiting(tablet, stamps / 2);
    for (let turn = 0; turn < turns; turn++) {
      const what = turn % 2 === 0 ? 'Inne' : 'Ute';
      for (const name of ['Anders Holm', 'Bo Lind']) await tap(tablet, name, what);
    }
    await expectWaiting(tablet, stamps);

    const closed = context.waitForEvent('close');
    execFileSync('pkill', ['-9', '-f', profile]);
    await closed;
    const reopened = await launch();
    const after = await reopened.newPage();
    await after.goto('/kiosk');
    await expectPage(after, 'Stämpla in och ut');
    await expectWaiting(after, stamps);
    expect(await documentsOnServer(`${workshop}/ledger`)).toEqual({});

    await findServers(reopened);
    await expectSaved(after);
    const stored = Object.entries(await documentsOnServer(`${workshop}/ledger`));
    expect(stored).toHaveLength(stamps);
    const workshopId = workshop.replace('workshops/', '');
    expect(new Set(stored.map(([id]) => chainOf(id))).size).toBe(1);
    const events = stored
      .map(([id, fields]) => ({ id, data: v.parse(told, fields) }))
      .toSorted((one, other) => one.data.seq - other.data.seq);
    for (const [place, { id, data }] of events.entries()) {
      expect(data.seq).toBe(place + 1);
      expect(data.prevHash).toBe(events[place - 1]?.data.hash ?? null);
      expect(await eventHash(workshopId, id, data)).toBe(data.hash);
    }
    await reopened.close();
    rmSync(profile, { recursive: true, force: true });
  },
);
