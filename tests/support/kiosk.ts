import { expect, type Page } from '@playwright/test';
import { expectPage, password } from './browser';
import { seedMembers } from './calendar';
import { company } from './company';
import { seedPerson } from './ledger';
import { holdSession } from './session';

const settings = '/dashboard/settings/kiosks';

/** A workshop with two people in its ledger; returns its path, its owner's address and the people's documents. */
export async function seedLedger() {
  const { workshop, members } = await seedMembers({ ...company, name: 'Ekens bil' });
  const number = { kind: 'swedish', number: '198507099805' } as const;
  const anders = await seedPerson(workshop, { key: 'anders', name: 'Anders Holm', number });
  const bo = await seedPerson(workshop, { key: 'bo', name: 'Bo Lind' });
  return { workshop, ...members, anders, bo };
}

/** Makes a code for a tablet as the signed-in owner; returns the link. */
export async function makeCode(page: Page, owner: string, name = 'Entrén'): Promise<string> {
  await holdSession(page.context(), owner, password);
  await page.goto(settings);
  await page.getByRole('button', { name: 'Ny surfplatta' }).click();
  await page.getByLabel('Vad heter surfplattan?').fill(name);
  await page.getByRole('button', { name: 'Skapa kod' }).click();
  return page.getByRole('dialog').getByLabel(`Länk för ${name}`).inputValue();
}

/** Lets a tablet in by the link of an owner. */
export async function pair(tablet: Page, link: string) {
  await tablet.goto(link);
  await expectPage(tablet, 'Anslut en surfplatta');
  await tablet.getByRole('button', { name: 'Anslut surfplattan' }).click();
  await expectPage(tablet, 'Stämpla in och ut');
}

/** A person in the list on the tablet. */
export function tile(tablet: Page, name: string) {
  return tablet.getByRole('main').getByRole('button', { name: new RegExp(name) });
}

/** The receipt of a stamp. */
export function receipt(tablet: Page, name: string) {
  return tablet.getByRole('dialog', { name, exact: true });
}

/** Stamps somebody by a tap on the name, and closes the receipt. */
export async function tap(tablet: Page, name: string, told: 'Inne' | 'Ute') {
  await tile(tablet, name).click();
  await expect(receipt(tablet, name).getByRole('status')).toContainText(told);
  await receipt(tablet, name).getByRole('button', { name: 'Klar' }).click();
  await expect(receipt(tablet, name)).toBeHidden();
}
