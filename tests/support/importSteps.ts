import { screen, within } from '@testing-library/preact';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@/domain/workshop/member';
import { customerFields, vehicleFields } from './customers';
import { documentsOnServer, seedDocuments } from './documents';
import { openAs, seedAs } from './workshops';

/**
 * Opens the import in a workshop with the customer Anna Berg, 070-174 06 05, and her car ABC 123 at 20 000 km; `prepare`
 * is called first, with the workshop's id.
 */
export async function openImport(
  role: Role = 'owner',
  prepare: (workshopId: string) => Promise<unknown> = async () => {},
) {
  const { person, workshopId: id } = await seedAs(role);
  await seedDocuments(`workshops/${id}/customers`, {
    anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }),
  });
  await seedDocuments(`workshops/${id}/vehicles`, {
    car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna', odometerKm: 20_000 }),
  });
  await prepare(id);
  const app = await openAs(person, '/dashboard/customers/import');
  await screen.findByRole('heading', { level: 1, name: 'Importera kunder' });
  const onServer = async (collection: string) =>
    Object.values(await documentsOnServer(`workshops/${id}/${collection}`));
  return { ...app, onServer };
}

/** Waits for the step whose heading is `name`. */
export function step(name: RegExp) {
  return screen.findByRole('heading', { level: 2, name });
}

/** The rows shown in the preview. */
export function rows() {
  const list = screen.getByRole('list', { name: 'Rader i filen' });
  return within(list).getAllByRole('listitem');
}

/** A CSV file to import. */
export function csv(...content: BlobPart[]) {
  return new File(content, 'kunder.csv', { type: 'text/csv' });
}

/** Chooses the file to import. */
export async function choose(user: UserEvent, file: File) {
  await user.upload(screen.getByLabelText('CSV-fil'), file);
}

/** Pastes a text and has the app read it. */
export async function paste(user: UserEvent, text: string) {
  await user.click(screen.getByText('Klistra in i stället'));
  await user.click(screen.getByLabelText('Rader från ett kalkylblad'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Läs in texten' }));
}

/** Pastes a text and goes on to its rows, with the guessed columns. */
export async function review(user: UserEvent, text: string) {
  await paste(user, text);
  await step(/^Steg 2/);
  await user.click(screen.getByRole('button', { name: 'Granska raderna' }));
  await step(/^Steg 3/);
  await screen.findByRole('group', { name: 'Visa' });
}
