import { expect, it } from 'vitest';
import { startListed } from '@/data/sync/listedTabs';

const entry = (tab: string) => `firestore_clients_firestore/[DEFAULT]/demo/_${tab}`;
const entries = () => Object.keys(localStorage);

/** Starts a tab that the SDK lists by this name. */
function startTab(tab: string) {
  return startListed(async () => localStorage.setItem(entry(tab), '{"activeTargetIds":[2]}'));
}

it('removes the entries of tabs that have ended, and nothing else', async () => {
  await startTab('open');
  localStorage.setItem(entry('crashed'), '{"activeTargetIds":[4]}');
  localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo/_1_anna', '{}');
  await startTab('next');
  expect(entries()).toEqual([
    entry('open'),
    'firestore_mutations_firestore/[DEFAULT]/demo/_1_anna',
    entry('next'),
  ]);
});

it('removes nothing as long as a tab is open whose own entry is not known', async () => {
  await startListed(async () => {});
  localStorage.setItem(entry('later'), '{"activeTargetIds":[2]}');
  await startTab('next');
  expect(entries()).toEqual([entry('later'), entry('next')]);
});
