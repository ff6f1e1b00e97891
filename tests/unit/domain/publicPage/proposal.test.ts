import { describe, expect, it } from 'vitest';
import { proposalFor } from '@/domain/publicPage/proposal';
import type { Customer } from '@/domain/register/customer';
import { indexRegister } from '@/domain/register/registerIndex';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Entry } from '@/domain/values/live';
import { customerFields, vehicleFields } from '../../../support/customers';

const times = { createdAt: new Date(0), updatedAt: new Date(0) };
const phone = '+46701740605';
const customer = (id: string, values: Partial<Customer> = {}): [string, Entry<Customer>] => [
  id,
  { id, data: { ...customerFields(), ...times, ...values }, pending: false },
];
const vehicle = (id: string, values: Partial<Vehicle>): [string, Entry<Vehicle>] => [
  id,
  { id, data: { ...vehicleFields(), ...times, ...values }, pending: false },
];

/** The proposal for a request by Anna's telephone about ABC 123. */
function proposed(customers: ReturnType<typeof customer>[], cars: ReturnType<typeof vehicle>[]) {
  const index = indexRegister(new Map(customers), new Map(cars));
  const request = { plate: 'ABC123', phone, email: 'anna@berg.example' };
  const { vehicle: car, customers: choices, ...rest } = proposalFor(request, index);
  return { car: car?.id ?? null, choices: choices.map(({ id }) => id), ...rest };
}

describe('For a request is proposed', () => {
  it('nobody of the register when nothing agrees', () => {
    expect(proposed([customer('bo')], [])).toEqual({
      ...{ car: null, choices: [], customerId: null, isClear: true },
    });
  });

  it('the owner of the car when the telephone agrees', () => {
    const anna = customer('anna', { phones: [phone] });
    expect(proposed([anna], [vehicle('volvo', { ownerId: 'anna' })])).toEqual({
      ...{ car: 'volvo', choices: ['anna'], customerId: 'anna', isClear: true },
    });
  });

  it('a known customer with another car', () => {
    const anna = customer('anna', { email: 'Anna@Berg.example' });
    expect(proposed([anna], [])).toEqual({
      ...{ car: null, choices: ['anna'], customerId: 'anna', isClear: true },
    });
  });

  it('a choice when the car belongs to somebody else', () => {
    const cars = [vehicle('volvo', { ownerId: 'bo' })];
    expect(proposed([customer('bo')], cars)).toEqual({
      ...{ car: 'volvo', choices: ['bo'], customerId: null, isClear: false },
    });
    const anna = customer('anna', { phones: [phone] });
    expect(proposed([customer('bo'), anna], cars)).toEqual({
      ...{ car: 'volvo', choices: ['anna', 'bo'], customerId: 'anna', isClear: false },
    });
  });

  it('a choice between two customers of one telephone', () => {
    const both = [customer('anna', { phones: [phone] }), customer('bo', { phones: [phone] })];
    expect(proposed(both, [])).toMatchObject({ choices: ['anna', 'bo'], isClear: false });
    expect(proposed(both, [vehicle('volvo', { ownerId: 'bo' })])).toEqual({
      ...{ car: 'volvo', choices: ['bo', 'anna'], customerId: 'bo', isClear: true },
    });
  });

  it('nobody who is removed, and no removed car', () => {
    const anna = customer('anna', { phones: [phone], status: 'removed' });
    const cars = [vehicle('volvo', { ownerId: 'anna', status: 'removed' })];
    expect(proposed([anna], cars)).toEqual({
      ...{ car: null, choices: [], customerId: null, isClear: true },
    });
  });
});
