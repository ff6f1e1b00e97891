import type { Page } from '@playwright/test';
import { closed, framesDuring, type Launch, opened, paintedAfter, timeTo } from './browser';
import { documentsRead } from './documentsRead';
import type { Add } from './figures';

const week = '/dashboard/calendar?vy=vecka';
const booking = '[data-booking-id]';
/**
 * Watches the grid for as long as the server may take to answer; texts around the grid change later than the
 * bookings.
 */
const grid = { within: 'main [aria-busy]', quietMs: 1500 };

/** Measures the calendar's week in a browser whose profile already holds the customers. */
export async function calendarBench(launch: Launch, add: Add) {
  const context = await opened(launch);
  const page = await context.newPage();
  await timeTo(page, week, booking);
  await page.waitForTimeout(3000);
  const count = await page.locator(booking).count();
  add('Bookings of the week', 'bookings', count);
  add('… documents read, first time', 'documents', await documentsRead(page));

  const forward = page.getByRole('button', { name: 'Framåt', exact: true });
  const back = page.getByRole('button', { name: 'Bakåt', exact: true });
  for (const [step, again] of [
    [forward, back],
    [back, forward],
  ] as const) {
    for (let weeks = 0; weeks < 2; weeks++) {
      const ms = await paintedAfter(page, () => step.press('Enter'), grid);
      if (ms !== null) add('Next week, seen for the first time', 'ms', ms);
    }
    for (let weeks = 0; weeks < 2; weeks++)
      await paintedAfter(page, () => again.press('Enter'), grid);
  }
  for (let turn = 0; turn < 10; turn++) {
    const ms = await paintedAfter(
      page,
      () => (turn % 2 === 0 ? forward : back).press('Enter'),
      grid,
    );
    if (ms !== null) add('Next week, seen before', 'ms', ms);
  }
  await page.waitForTimeout(1000);
  add('Dragging a booking in the week, one frame', 'ms', ...(await drag(page)));
  await closed(context);

  await weekStarts(launch, add, 'From address to the bookings of the week, from the device’s copy');
}

/** Measures ten times how long it takes from the address to the week, in a browser whose profile holds the bookings. */
export async function weekStarts(launch: Launch, add: Add, what: string) {
  for (let round = 0; round < 10; round++) {
    const context = await launch();
    add(what, 'ms', await timeTo(await context.newPage(), week, booking));
    await closed(context);
  }
}

/** Drags the first booking to and fro and drops it where it was; returns the times between frames in ms. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.locator(booking).first().boundingBox();
  if (!box) throw new Error('No booking to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(12, box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let step = 1; step <= 120; step++) {
      const away = 60 - Math.abs(step - 60);
      await page.mouse.move(x + away * 4, y + away * 2);
    }
  });
  await page.mouse.up();
  return frames;
}
