import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import type { Role } from '@/domain/workshop/member';
import { bookingPath } from '@/dashboardPaths';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

const button = (name: string) => screen.findByRole('button', { name });
const anna = customerFields({ name: 'Anna Berg', notes: 'Ring först.' });
const volvo = vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna', notes: 'Repa.' });
const b1 = newBooking({ customerId: 'anna', note: 'Ring först.' });
const about = { customerId: 'anna' };

/** Opens `address` as Olle in a workshop where Kim's texts have been replaced. */
async function open(role: Role, address: string) {
  const [olle, kim] = [await newPerson('Olle Ek'), await newPerson('Kim Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [kim], [role]: [olle] });
  const path = `workshops/${id}`;
  const replaced = { ...about, writtenBy: kim.uid, createdBy: olle.uid };
  await seedDocuments(`${path}/customers`, { anna });
  await seedDocuments(`${path}/vehicles`, { volvo });
  await seedDocuments(`${path}/bookings`, { b1 });
  await seedDocuments(`${path}/replacedTexts`, {
    note: {
      ...{ ...replaced, collection: 'bookings', recordId: 'b1' },
      ...{ field: 'note', value: 'Mejla först.' },
    },
    same: {
      ...{ ...replaced, collection: 'bookings', recordId: 'b1' },
      ...{ field: 'note', value: 'Ring först.' },
    },
    email: {
      ...{ ...replaced, collection: 'customers', recordId: 'anna', writtenBy: null },
      ...{ field: 'email', value: 'anna@berg.example' },
    },
    notes: {
      ...{ ...replaced, collection: 'vehicles', recordId: 'volvo' },
      ...{ field: 'notes', value: 'Buckla.' },
    },
  });
  const { user } = await openAs(olle, address);
  const section = within(await screen.findByRole('region', { name: 'Ersatta texter' }));
  const stored = (collection: string) => documentsOnServer(`${path}/${collection}`);
  return {
    ...{ user, section, stored },
    /** The values kept since the page was opened. */
    kept: async () =>
      Object.entries(await stored('replacedTexts'))
        .filter(([name]) => !['note', 'same', 'email', 'notes'].includes(name))
        .map(([, { recordId, customerId, field, value }]) => [recordId, customerId, field, value]),
  };
}

describe('A replaced text', () => {
  it('of a customer is shown, taken back, and gone again by undo', async () => {
    const { user, section, stored } = await open('staff', '/dashboard/customers/anna');
    expect(section.getByText('anna@berg.example')).toBeVisible();
    expect(await section.findByText(/^Ersatt av Olle Ek måndag 2 november/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Ta tillbaka' }));
    await screen.findByText('Kunden Anna Berg har den ersatta texten igen.');
    await screen.findByRole('link', { name: 'anna@berg.example' });
    await waitFor(async () => {
      expect((await stored('customers')).anna).toMatchObject({ email: 'anna@berg.example' });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect((await stored('customers')).anna).toMatchObject({ email: null });
    });
  });

  it('of a vehicle is taken back, and what it replaces is kept', async () => {
    const { user, section, stored, kept } = await open('staff', '/dashboard/vehicles/volvo');
    expect(await section.findByText(/^Skriven av Kim Lund. Ersatt av Olle Ek/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Ta tillbaka' }));
    await waitFor(async () => {
      expect((await stored('vehicles')).volvo).toMatchObject({ notes: 'Buckla.' });
      expect(await kept()).toEqual([['volvo', 'anna', 'notes', 'Repa.']]);
    });
    await waitFor(() => {
      const shown = screen.getByRole('region', { name: 'Ersatta texter' });
      expect(shown).toHaveTextContent('Repa.');
      expect(shown).not.toHaveTextContent('Buckla.');
    });
  });

  it('of a booking is put into its field, to be saved', async () => {
    const { user, section, stored, kept } = await open('staff', bookingPath('b1'));
    // The text that the booking has is not called replaced.
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    await user.click(section.getByRole('button', { name: 'Ta tillbaka' }));
    const note = screen.getByLabelText('Intern anteckning');
    expect(note).toHaveValue('Mejla först.');
    expect(note).toHaveFocus();
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect((await stored('bookings')).b1).toMatchObject({ note: 'Mejla först.' });
      expect(await kept()).toEqual([['b1', 'anna', 'note', 'Ring först.']]);
    });
  });

  it('is only read by an auditor', async () => {
    const { section } = await open('auditor', bookingPath('b1'));
    expect(section.getByText('Mejla först.')).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
  });
});
