import type { Entry } from '@/domain/values/live';
import type { Register } from '@/domain/register/register';
import { useRegister } from '@/data/register/RegisterContext';
import type { Customer } from '@/domain/register/customer';
import { indexRegister, type RegisterIndex } from '@/domain/register/registerSearch';
import type { Vehicle } from '@/domain/register/vehicle';

type Index = RegisterIndex<Entry<Customer>, Entry<Vehicle>>;

const nothing: Index = indexRegister(new Map(), new Map());
const indexes = new WeakMap<Register, Index>();

/**
 * The search index of the register, built once per register and shared by all callers; empty until the
 * register is ready.
 */
export function useRegisterIndex(): Index {
  const register = useRegister();
  if (register.kind !== 'ready') return nothing;
  const index = indexes.get(register) ?? indexRegister(register.customers, register.vehicles);
  indexes.set(register, index);
  return index;
}
