import { screen, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { collections } from '@/domain/collections/collections';
import { newOrder } from '@/domain/order/newOrder';
import { plainCollections } from '../rules/plainCollections';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { issuedInvoice } from '../support/issuedInvoice';
import { owed, paid } from '../support/owed';
import { openAs, seedAs } from '../support/workshops';

const secret = 'Hemligt';

/** Documents of the collections that only have a customer's id, as the tests of the rules have them. */
const plain = Object.entries(plainCollections).flatMap(([name, { id, fields }]) =>
  'customerId' in fields ? [[name, { [id]: { ...fields, customerId: 'gone' } }] as const] : [],
);

const asked = new Date('2026-11-02T08:00:00Z');

/** Documents of each collection that names customers, about a customer called `gone`. */
const about: Record<string, Record<string, object>> = {
  ...Object.fromEntries(plain),
  customers: {
    gone: customerFields({ name: `${secret} namn`, notes: secret, phones: ['+46701740605'] }),
    kept: customerFields({ name: 'Anna Berg' }),
  },
  vehicles: { car: vehicleFields({ ownerId: 'gone', notes: secret }) },
  bookings: {
    visit: newBooking({ customerId: 'gone', vehicleId: 'car', status: 'done', note: secret }),
  },
  replacedTexts: {
    notes: {
      ...{ collection: 'customers', recordId: 'gone', customerId: 'gone' },
      ...{ field: 'notes', value: secret, writtenBy: null },
    },
  },
  workOrders: {
    '1042': newOrder({
      ...{ customerId: 'gone', vehicleId: 'car', complaint: secret },
      ...{ stage: 'closed', isOpen: false, closedReason: 'Kunden betalade inte' },
    }),
  },
  approvals: {
    phoned: {
      ...{ orderId: '1042', estimateId: '1042_1_a', hash: 'a'.repeat(64), customerId: 'gone' },
      ...{ kind: 'answer', answers: { line: 'accepted' }, name: secret, how: 'phone' },
      ...{ reason: null, signature: null, answeredAt: new Date('2026-11-02T08:00:00Z') },
    },
  },
  followUps: {
    '1042_a': {
      ...{ orderId: '1042', lineId: 'a', vehicleId: 'car', customerId: 'gone' },
      ...{ line: 'part|1000|st|34900|0|25||declined||todo|Torkarblad', pricesInclVat: true },
      ...{ dueOn: '2027-02-02', dueKm: null, contactedOn: null },
      ...{ bookingId: null, closedBy: null, closedReason: null },
    },
  },
  inspections: {
    '1042_a': {
      ...{ orderId: '1042', templateName: 'Däck', points: { p00: 'Däck||Fälgar' } },
      ...{ judged: {}, measured: {}, notes: {}, photos: {} },
    },
  },
  photos: {
    front: {
      ...{ orderId: '1042', addedAt: new Date('2026-11-02T08:00:00Z') },
      picture: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
    },
  },
  invoices: {
    F10001: issuedInvoice({ customerId: 'gone', vehicleId: 'car', orderId: null }),
  },
  requests: {
    asked: {
      ...{ group: 'workshop', services: {}, resourceId: 'lift1', plate: 'ABC123', name: secret },
      ...{ startsAt: asked, endsAt: asked, phone: '+46701740605', email: null, message: secret },
      ...{ linkId: 'a'.repeat(32), status: 'declined', stage: 'closed', times: [], wishedAt: null },
      ...{ wantsEarlier: false, visitId: null },
    },
  },
  receivables: { F10001: owed(10_001, { customerId: 'gone', buyerName: `${secret} namn` }) },
  payments: { first: paid({ reference: secret }) },
};

/** The decisions about each collection that names customers, as the map of the collections has them. */
const decided = (action: 'merging' | 'anonymising') =>
  Object.fromEntries(
    Object.entries(collections).flatMap(([name, each]) =>
      'customers' in each && each.customers !== 'unconcerned'
        ? [[name, each.customers[action]]]
        : [],
    ),
  );

type Documents = Awaited<ReturnType<typeof documentsOnServer>>;

/** Opens a customer in a workshop with the documents; `done` tells by `outcomeOf` how each collection has changed. */
async function open(id: string, heading: string) {
  const { person, workshopId } = await seedAs('owner');
  const path = `workshops/${workshopId}`;
  for (const [name, documents] of Object.entries(about)) {
    await seedDocuments(`${path}/${name}`, documents);
  }
  const before = await onServer();
  const { user } = await openAs(person, `/dashboard/customers/${id}`);
  await screen.findByRole('heading', { level: 1, name: heading });

  async function onServer() {
    const all = Object.keys(about).map(
      async (name) => [name, await documentsOnServer(`${path}/${name}`)] as const,
    );
    return new Map(await Promise.all(all));
  }
  return {
    user,
    async done(
      toast: string,
      outcomeOf: (documents: Documents) => string | undefined,
      same: string,
    ) {
      await screen.findByText(toast);
      await screen.findByText('Sparat');
      return Object.fromEntries(
        [...(await onServer())].map(([name, documents]) => {
          const isSame = JSON.stringify(documents) === JSON.stringify(before.get(name));
          return [name, isSame ? same : outcomeOf(documents)];
        }),
      );
    },
  };
}

test('every collection that names customers has documents here', () => {
  const advice = 'add a document to tests/rules/plainCollections.ts, or to `about` in this test';
  expect(Object.keys(about).toSorted(), advice).toEqual(Object.keys(decided('merging')).toSorted());
});

test('anonymising a customer does to each collection what is decided', async () => {
  const { user, done } = await open('gone', `${secret} namn`);
  // jsdom keeps the menu hidden, because it has no popovers.
  const item = { name: 'Anonymisera …', hidden: true };
  await user.click(await screen.findByRole('button', item));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('1 bokning töms nu.');
  await user.selectOptions(dialog.getByLabelText('Varför?'), 'Inte kund längre');
  await user.click(dialog.getByRole('button', { name: 'Anonymisera' }));
  const outcomeOf = (documents: Documents) => {
    if (Object.keys(documents).length === 0) return 'deleted';
    if (JSON.stringify(documents).includes(secret)) return undefined;
    return documents['gone']?.['status'] === 'anonymised' ? 'blanked' : 'emptied';
  };
  const toast = `Kunden ${secret} namn är anonymiserad.`;
  expect(await done(toast, outcomeOf, 'kept')).toEqual(decided('anonymising'));
});

test('merging a customer does to each collection what is decided', async () => {
  const { user, done } = await open('kept', 'Anna Berg');
  const item = { name: 'Slå ihop …', hidden: true };
  await user.click(await screen.findByRole('button', item));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: 'Den andra kunden' }), 'hemligt');
  await user.click(await dialog.findByRole('option', { name: /^Hemligt namn/ }));
  await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
  const outcomeOf = (documents: Documents) => {
    if (documents['gone']?.['mergedInto'] === 'kept') return 'joined';
    // The base of the change names the one who is gone, and does not count.
    const text = JSON.stringify(documents, (key, value) => (key === 'base' ? undefined : value));
    return text.includes('gone') ? undefined : 'renamed';
  };
  const toast = 'Två kort är ihopslagna till Anna Berg.';
  expect(await done(toast, outcomeOf, 'followed')).toEqual(decided('merging'));
});
