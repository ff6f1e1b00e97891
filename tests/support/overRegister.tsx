import { act, render } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Store } from '@/app/saving/Store';
import { AuthProvider } from '@/auth/AuthProvider';
import { keepSign } from '@/auth/sessionSign';
import { RegisterContext } from '@/data/register/RegisterContext';
import { type CurrentWorkshop, WorkshopContext } from '@/data/workshop/WorkshopContext';
import type { Register } from '@/domain/register/register';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { password } from './renderApp';
import { newPerson } from './workshops';

/** Renders a part of the dashboard over a given register; `show` exchanges the register for another. */
export async function renderOver(register: Register, part: ReactNode, address = '/') {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
  const opened = async () => auth;
  keepSign(true);
  const { email, uid } = await newPerson('Olle Ek');
  await signInWithEmailAndPassword(auth, email, password);
  const at = new Date('2026-11-02T08:00:00Z');
  const workshop: CurrentWorkshop = {
    id: 'ekens',
    role: 'owner',
    staffId: null,
    workshop: {
      ...starterWorkshop,
      name: 'Ekens bil',
      checklistDone: true,
      owners: [uid],
      createdBy: uid,
      createdAt: at,
      updatedAt: at,
    },
    workshopIds: ['ekens'],
    switchTo: () => {},
  };
  let state = register;
  const listeners = new Set<() => void>();
  const source = {
    start: () => () => {},
    showFirst() {},
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthProvider open={opened}>
        <Store>
          <WorkshopContext value={workshop}>
            <RegisterContext value={source}>{part}</RegisterContext>
          </WorkshopContext>
        </Store>
      </AuthProvider>
    </MemoryRouter>,
  );
  return {
    auth,
    show(next: Register) {
      state = next;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}
