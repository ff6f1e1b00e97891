import { screen } from '@testing-library/preact';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { newCustomer, removedCustomer } from '@/domain/register/customer';
import type { Role } from '@/domain/workshop/member';
import { starterWeek } from '@/domain/workshop/starterSet';
import { removedVehicle } from '@/domain/register/vehicle';
import { seedDocuments } from '../support/documents';
import { catchFiles, type OfferedFile } from '../support/files';
import { openAs, seedAs } from '../support/workshops';

const customer = newCustomer({
  ...removedCustomer,
  ...{ name: 'Åsa Öberg', phones: ['+46701740605'], tags: ['VIP'] },
});
let files: OfferedFile[] = [];

beforeEach(() => {
  files = catchFiles();
});

async function openData(role: Role) {
  const { person, workshopId: id } = await seedAs(role, 'Åsas <Bil> & Däck');
  const path = `workshops/${id}`;
  await seedDocuments(
    `${path}/members`,
    Object.fromEntries(
      Array.from({ length: 230 }, (_, n) => [`m${n}`, { role: 'staff', email: `${n}@x.example` }]),
    ),
  );
  await seedDocuments(
    `${path}/openingHours`,
    Object.fromEntries(Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }])),
  );
  await seedDocuments(`${path}/staff`, { kim: { name: 'Kim', phone: null, isActive: true } });
  await seedDocuments(`${path}/staffIdentities`, {
    kim: { kind: 'swedish', number: '198507099805' },
  });
  await seedDocuments(`${path}/services`, { odd: { damaged: true } });
  await seedDocuments(`${path}/customers`, { c1: customer });
  await seedDocuments(`${path}/vehicles`, {
    v1: { ...removedVehicle, formerOwners: { c1: '2026-11-20' } },
  });
  await seedDocuments(`${path}/bookings`, { b1: { startsAt: new Date('2026-11-23T07:00:00Z') } });
  const app = await openAs(person, '/dashboard/settings/data');
  const button = await screen.findByRole('button', { name: 'Hämta verkstadens data' });
  return { ...app, id, button };
}

async function fetched() {
  await screen.findByText('Filen är klar');
  const [file] = files;
  return { name: file?.name, content: JSON.parse((await file?.blob.text()) ?? '') as unknown };
}

describe('The data of a workshop', () => {
  it('come to an owner as one file, page by page and damaged or not', async () => {
    const { user, button, id } = await openData('owner');
    expect(
      screen.getByText(/^Företaget, medlemmarna, kunderna, fordonen, bokningarna, /),
    ).toBeVisible();
    await user.dblClick(button);
    const { name, content } = await fetched();
    expect(files).toHaveLength(1);
    expect(name).toMatch(/^verkstadsnavet-asas-bil-dack-\d{4}-\d\d-\d\d\.json$/);
    expect(content).toMatchObject({
      format: 'verkstadsnavet',
      version: 1,
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      workshop: { id, name: 'Åsas <Bil> & Däck', createdAt: '2026-11-02T08:00:00.000Z' },
      customers: [{ id: 'c1', ...customer }],
      vehicles: [{ id: 'v1', status: 'removed', formerOwners: { c1: '2026-11-20' } }],
      bookings: [{ id: 'b1', startsAt: '2026-11-23T07:00:00.000Z' }],
      services: [{ id: 'odd', damaged: true }],
      resources: [],
      staff: [{ id: 'kim', name: 'Kim' }],
      staffIdentities: [{ id: 'kim', number: '198507099805' }],
      openingExceptions: [],
      invites: [],
    });
    expect(content).toHaveProperty('members.length', 231);
    expect(content).toHaveProperty('openingHours.length', 7);
    expect(screen.getByText(new RegExp(`^${name}`))).toBeInTheDocument();
  });

  it.each([
    ['auditor', true],
    ['staff', false],
  ] as const)('come to %s without what that role may not see', async (role, identities) => {
    const { user, button } = await openData(role);
    await user.click(button);
    const { content } = await fetched();
    expect(content).toHaveProperty('staff.length', 1);
    expect(content).toHaveProperty('customers.length', 1);
    expect(content).toHaveProperty('vehicles.length', 1);
    expect(content).toHaveProperty('bookings.length', 1);
    expect(content).not.toHaveProperty('occupancy');
    expect(Object.keys(content ?? {}).includes('staffIdentities')).toBe(identities);
    expect(content).not.toHaveProperty('invites');
  });

  it('are not handed out in part: without contact there is a message, and another try', async () => {
    const { user, button, auth } = await openData('owner');
    await disableNetwork(getFirestore(auth.app));
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Filen kunde inte hämtas');
    expect(screen.getByRole('alert')).toHaveTextContent('Ingen kontakt med servern');
    expect(files).toEqual([]);
    await enableNetwork(getFirestore(auth.app));
    await user.click(button);
    expect((await fetched()).content).toHaveProperty('members.length', 231);
  });
});
