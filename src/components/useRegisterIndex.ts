import { useContext } from 'react';
import type { Entry } from '@/domain/values/live';
import type { RegisterSource } from '@/data/register/register';
import { RegisterContext, useRegisterOrPreview } from '@/data/register/RegisterContext';
import type { Customer } from '@/domain/register/customer';
import { indexRegister, type RegisterIndex, updateIndex } from '@/domain/register/registerIndex';
import type { Vehicle } from '@/domain/register/vehicle';

type Index = RegisterIndex<Entry<Customer>, Entry<Vehicle>>;

const nothing: Index = indexRegister(new Map(), new Map());
const latest = new WeakMap<RegisterSource, Index>();

/**
 * The search index of the register, kept up to date and shared by all callers; empty until the register is ready.
 */
export function useRegisterIndex(): Index {
  const source = useContext(RegisterContext);
  const register = useRegisterOrPreview();
  if (!source || register.kind !== 'ready') return nothing;
  const { customers, vehicles } = register;
  const index = updateIndex(latest.get(source) ?? nothing, customers, vehicles);
  latest.set(source, index);
  return index;
}
