import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { dayOf } from '@/domain/time/swedishTime';
import { calendarBench } from './bench/calendar';
import type { Launch } from './bench/browser';
import { customersBench, firstLoad } from './bench/customers';
import { dayBench } from './bench/day';
import { type Add, type Row, tableOf } from './bench/figures';
import { savingBench } from './bench/saving';
import { startBuiltApp } from './builtApp';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { doubleDemo, loadDemo } from './loadDemo';
import { Problem } from './problem';

/** Measures the production build in Chromium with the large demo, and prints the table of the README. */
await run(async (onStop) => {
  const firestore = findFirestore();
  if (firestore.kind === 'missing')
    throw new Problem(`Mätningen kräver Firestore: ${firestore.why}.`);
  const app = await startBuiltApp(onStop, firestore, { maps: true });
  console.log('Läser in den stora demon …');
  const demo = { today: dayOf(new Date()), seed: 1, size: 'large' } as const;
  await loadDemo(app.authPort, app.firestorePort, demo);

  /** A browser of one's own: a profile on disk keeps the device's copy between launches. */
  function newBrowser(): Launch {
    const profile = mkdtempSync(join(tmpdir(), 'verkstadsnavet-bench-'));
    onStop(async () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    return () =>
      chromium.launchPersistentContext(profile, {
        executablePath: app.chromium,
        baseURL: `http://127.0.0.1:${app.appPort}`,
        viewport: { width: 1280, height: 800 },
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
        ],
      });
  }
  const launch = newBrowser();
  const rows: Row[] = [];
  const add: Add = (what, unit, ...values) => {
    const row = rows.find((each) => each.what === what);
    if (row) row.values.push(...values);
    else rows.push({ what, unit, values });
  };
  const server = `127.0.0.1:${app.firestorePort}`;
  try {
    await customersBench(launch, server, add);
    await calendarBench(launch, add);
    await dayBench(launch, server, add);
    await savingBench(launch, app.site, add);
    if (app.firestorePort !== undefined) {
      await doubleDemo(app.firestorePort, demo);
      const other = newBrowser();
      await firstLoad(other, '20 000 kunder, 24 000 fordon');
      await dayBench(other, server, add, 'The same day with twice the customers and bookings');
    }
  } finally {
    // The rows measured before a failure are worth reading too.
    console.log(`\n${tableOf(rows)}\n`);
  }
  return 0;
}, 130);
