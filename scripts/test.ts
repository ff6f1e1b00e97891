import { join } from 'node:path';
import { startChild } from './children';
import { appEnv, root, runFolder, startAuth, startFirestore } from './emulators';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { freePorts } from './ports';

await run(async (onStop) => {
  const firestore = findFirestore();
  const [authPort = 0, firestorePort = 0] = await freePorts(2);
  await Promise.all([
    startAuth(onStop, runFolder(onStop), authPort),
    firestore.kind === 'jar' && startFirestore(onStop, firestore, firestorePort),
  ]);

  const missing = firestore.kind === 'missing';
  const passedOn = process.argv.slice(2);
  // A caller's own --project comes first: Vitest runs every project that any one of the options matches.
  const choosesProjects = passedOn.some((argument) => argument.startsWith('--project'));
  const vitest = startChild(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...(missing && !choosesProjects ? ['--project', '!rules'] : []),
      ...passedOn,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...appEnv(authPort, missing ? undefined : firestorePort),
        AUTH_EMULATOR: `http://127.0.0.1:${authPort}`,
        FIRESTORE_EMULATOR: missing ? '' : `127.0.0.1:${firestorePort}`,
      },
      showOutput: true,
    },
  );
  onStop(() => vitest.stop('SIGTERM', 5000));
  const code = await vitest.exited;
  if (!missing) return code;
  console.error(`\n⚠ REGELTESTERNA (tests/rules) HAR INTE KÖRTS: ${firestore.why}.\n`);
  return process.env.CI ? code || 1 : code;
}, 130);
