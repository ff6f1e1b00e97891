/** The place of Firestore's data: Google's servers, the emulator, or this device alone. */
export type FirestoreHome =
  { kind: 'cloud' } | { kind: 'emulator'; host: string; port: number } | { kind: 'device' };

export interface ReadyEnv {
  kind: 'ready';
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** Address of the Auth emulator, such as http://127.0.0.1:9099, or undefined for the cloud. */
  authEmulator: string | undefined;
  firestore: FirestoreHome;
}

export type Env = ReadyEnv | { kind: 'missing'; names: string[] };

const required = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

/** Parses the VITE_* values; when required values are missing, the result names them. */
export function parseEnv(values: Record<string, unknown>): Env {
  const read = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const names = Object.values(required).filter((name) => read(name) === '');
  if (names.length > 0) return { kind: 'missing', names };
  return {
    kind: 'ready',
    firebase: {
      apiKey: read(required.apiKey),
      authDomain: read(required.authDomain),
      projectId: read(required.projectId),
      appId: read(required.appId),
    },
    authEmulator: read('VITE_AUTH_EMULATOR') || undefined,
    firestore: firestoreHome(
      read('VITE_FIRESTORE_EMULATOR'),
      read('VITE_FIRESTORE_ON_DEVICE') === 'true',
    ),
  };
}

function firestoreHome(emulator: string, onDevice: boolean): FirestoreHome {
  if (onDevice) return { kind: 'device' };
  if (emulator === '') return { kind: 'cloud' };
  const { hostname, port } = new URL(`http://${emulator}`);
  return { kind: 'emulator', host: hostname, port: Number(port) };
}

export const env = parseEnv(import.meta.env);
