import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { dayOf } from '@/domain/time/swedishTime';
import { closed, type Launch, signIn } from './bench/browser';
import { bookingBench } from './bench/booking';
import { booksBench } from './bench/books';
import { calendarBench, weekStarts } from './bench/calendar';
import { customersBench, firstLoad, listStarts } from './bench/customers';
import { dayBench } from './bench/day';
import { type Add, type Row, tableOf } from './bench/figures';
import { ledgerBench } from './bench/ledger';
import { ordersBench } from './bench/orders';
import { pagesBench } from './bench/pages';
import { reportsBench } from './bench/reports';
import { savingBench } from './bench/saving';
import { paths } from '@/paths';
import { startBuiltApp } from './builtApp';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { doubleDemo, loadDemo } from './loadDemo';
import { Problem } from './problem';

/** Leaves a session in the profile, as the part about customers does. */
async function signInOnce(launch: Launch) {
  const context = await launch();
  const page = await context.newPage();
  await signIn(page, paths.calendar);
  await page.getByRole('heading', { level: 1, name: 'Kalender' }).waitFor();
  await closed(context);
}

const parts = [
  'pages',
  'customers',
  'calendar',
  'day',
  'saving',
  'orders',
  'books',
  'booking',
  'ledger',
  'invoices',
  'reports',
  'double',
];

/**
 * Measures the production build in Chromium, the dashboard with the large demo, and prints the tables of docs/bench.md; the
 * names of parts run these alone.
 */
await run(async (onStop) => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !parts.includes(name));
  if (unknown.length > 0)
    throw new Problem(`Okänt: ${unknown.join(', ')}. Delarna är ${parts.join(', ')}.`);
  const isAsked = (part: string) => named.length === 0 || named.includes(part);
  const firestore = findFirestore();
  if (firestore.kind === 'missing')
    throw new Problem(`Mätningen kräver Firestore: ${firestore.why}.`);
  const app = await startBuiltApp(onStop, firestore, { maps: true });
  if (isAsked('pages')) {
    console.log('Mäter de publika sidorna …');
    console.log(`\n${await pagesBench(app)}\n`);
  }
  if (!parts.some((part) => part !== 'pages' && isAsked(part))) return 0;
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
    if (isAsked('customers')) await customersBench(launch, server, add);
    else await signInOnce(launch);
    if (isAsked('calendar')) await calendarBench(launch, add);
    if (isAsked('day')) await dayBench(launch, server, add);
    if (isAsked('saving')) await savingBench(launch, app.site, add);
    if (isAsked('orders') && app.firestorePort !== undefined)
      await ordersBench(launch, server, app.firestorePort, demo, add);
    if (isAsked('books') && app.firestorePort !== undefined)
      await booksBench(launch, app.firestorePort, add);
    if (isAsked('booking') && app.firestorePort !== undefined)
      await bookingBench(app, app.firestorePort, demo, add);
    if (isAsked('ledger') && app.firestorePort !== undefined)
      await ledgerBench(newBrowser(), app.firestorePort, add);
    if (isAsked('invoices') && app.firestorePort !== undefined) {
      // The build sets NODE_ENV, and the app's components must not be loaded before.
      const { invoicesBench } = await import('./bench/invoices');
      await invoicesBench(app.firestorePort, add);
    }
    if (isAsked('reports') && app.firestorePort !== undefined)
      await reportsBench(launch, app.firestorePort, demo, add);
    if (isAsked('double') && app.firestorePort !== undefined) {
      await doubleDemo(app.firestorePort, demo);
      const other = newBrowser();
      await firstLoad(other, '20 000 kunder, 24 000 fordon');
      await listStarts(
        other,
        add,
        '… to the first rows of the list, with twice the customers and bookings',
      );
      await weekStarts(other, add, '… to the bookings of the week, with twice of both');
      await dayBench(other, server, add, 'The same day with twice the customers and bookings');
    }
  } finally {
    // The rows measured before a failure are worth reading too.
    console.log(`\n${tableOf(rows)}\n`);
  }
  return 0;
}, 130);
