import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/env';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('parseEnv', () => {
  it('names every missing value', () => {
    expect(
      parseEnv({ ...complete, VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_APP_ID: undefined }),
    ).toEqual({
      kind: 'missing',
      names: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'],
    });
  });

  it('is the cloud unless told otherwise', () => {
    expect(parseEnv(complete)).toEqual({
      kind: 'ready',
      firebase: {
        apiKey: 'key',
        authDomain: 'p.firebaseapp.com',
        projectId: 'p',
        appId: '1:2:web:3',
      },
      authEmulator: undefined,
      firestore: { kind: 'cloud' },
    });
  });

  it('takes the emulators from their addresses', () => {
    const env = parseEnv({
      ...complete,
      VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099',
      VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    });
    expect(env).toMatchObject({
      authEmulator: 'http://127.0.0.1:9099',
      firestore: { kind: 'emulator', host: '127.0.0.1', port: 8080 },
    });
  });

  it('keeps Firestore on the device when asked to', () => {
    expect(parseEnv({ ...complete, VITE_FIRESTORE_ON_DEVICE: 'true' })).toMatchObject({
      firestore: { kind: 'device' },
    });
  });
});
