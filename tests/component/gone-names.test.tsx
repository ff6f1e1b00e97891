import { signInWithEmailAndPassword } from 'firebase/auth';
import { expect, test } from 'vitest';
import { findGone } from '@/data/bookings/goneNames';
import { newBooking } from '@/domain/booking/booking';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { startFirestoreLite } from '@/firebase/firestoreLite';
import { seedDocuments } from '../support/documents';
import { password } from '../support/renderApp';
import { newPerson, seedWorkshop } from '../support/workshops';

test('a removed lift is told of a booking that still has it, and of no other', async () => {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const olle = await newPerson('Olle Ek');
  const path = `workshops/${await seedWorkshop('Ekens bil', { owner: [olle] })}`;
  await seedDocuments(`${path}/bookings`, {
    moved: newBooking({ resourceId: 'removed' }),
    movedBack: newBooking({ resourceId: 'lift1' }),
    calledOff: newBooking({ resourceId: 'removed', status: 'cancelled' }),
  });
  const app = startApp(env, crypto.randomUUID());
  await signInWithEmailAndPassword(startAuth(app, env.authEmulator), olle.email, password);
  const changes = ['moved', 'movedBack', 'calledOff', 'undone'].map((id) => ({
    ...{ kind: 'update' as const, path: `${path}/bookings/${id}` },
    values: { resourceId: 'removed' },
  }));
  expect(await findGone(startFirestoreLite(app, env.firestore), changes)).toEqual([
    { bookingId: 'moved', names: [['resources', 'removed']] },
  ]);
});
