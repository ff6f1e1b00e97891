import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette } from '@/app/palette/CommandPalette';
import { newCustomer, removedCustomer } from '@/domain/register/customer';
import { newVehicle, removedVehicle } from '@/domain/register/vehicle';
import type { Who } from '@/components/useWho';
import { WhoFields } from '@/components/WhoFields';
import { renderOver } from '../support/overRegister';
import { readyRegister } from '../support/readyRegister';

const stamps = {
  createdBy: 'olle',
  createdAt: new Date('2026-11-02T08:00:00Z'),
  updatedAt: new Date('2026-11-02T08:00:00Z'),
};
const anna = { ...newCustomer({ ...removedCustomer, name: 'Anna Berg' }), ...stamps };
const volvo = {
  ...newVehicle({ ...removedVehicle, registrationNumber: 'ABC123', ownerId: 'anna' }),
  ...stamps,
};
const register = (complete: boolean) =>
  readyRegister([{ id: 'anna', data: anna }], [{ id: 'volvo', data: volvo }], { complete });
const none = readyRegister([], [], { complete: false });

describe('What is typed before the register is there', () => {
  it('is found by the palette when it comes, and not called missing before', async () => {
    const { show } = await renderOver(
      { kind: 'loading' },
      <CommandPalette onClose={vi.fn()} onShortcuts={vi.fn()} />,
    );
    const box = await screen.findByRole('combobox');
    await userEvent.type(box, 'zanna');
    const untrue = 'Inget matchar.';
    const known = 'Inget av det som har hämtats än matchar.';
    expect(screen.queryByText(untrue)).toBeNull();
    expect(screen.getByText(known)).toBeVisible();
    show(none);
    expect(screen.queryByText(untrue)).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'anna');
    expect(screen.queryByRole('option')).toBeNull();
    show(register(false));
    expect(screen.getByRole('option', { name: /^Anna Berg/ })).toBeVisible();
  });

  it('offers a booking no new vehicle in place of a known one', async () => {
    const who: Who = {
      vehicleId: null,
      newVehicle: null,
      customerId: null,
      newCustomer: null,
      customerFrom: 'vehicle',
    };
    const onChange = vi.fn();
    const { show } = await renderOver(
      { kind: 'loading' },
      <WhoFields who={who} typed="" onChange={onChange} onDone={vi.fn()} />,
    );
    const box = await screen.findByRole('combobox', { name: 'Fordon' });
    await userEvent.type(box, 'abc123{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Hämtar kunder och fordon …')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    show(register(true));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith({ ...who, vehicleId: 'volvo', customerId: 'anna' });
  });
});
