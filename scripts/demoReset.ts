import { demoOptions } from './demoOptions';
import { projectId } from './emulators';
import { findFirestore } from './firestoreJar';
import { loadDemo } from './loadDemo';
import { Problem } from './problem';

const authPort = Number(process.env.AUTH_PORT ?? 9099);
const firestorePort = Number(process.env.FIRESTORE_PORT ?? 8080);

try {
  const options = demoOptions();
  const withFirestore = findFirestore().kind === 'jar';
  await empty(`http://127.0.0.1:${authPort}/emulator/v1/projects/${projectId}/accounts`);
  if (withFirestore) {
    const documents = `projects/${projectId}/databases/(default)/documents`;
    await empty(`http://127.0.0.1:${firestorePort}/emulator/v1/${documents}`);
  }
  await loadDemo(authPort, withFirestore ? firestorePort : undefined, options);
  console.log(
    `Demodata för ${options.today.toString()} är inlästa. Logga in på nytt i webbläsaren.`,
  );
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}

/** Deletes all data behind an emulator's address. */
async function empty(url: string) {
  const answer = await fetch(url, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  }).catch(() => undefined);
  if (!answer)
    throw new Problem(
      'Emulatorerna kör inte. Starta dem med npm start eller npm run dev och försök igen.',
    );
  if (!answer.ok) throw new Problem(`${url} svarade ${answer.status}: ${await answer.text()}`);
}
