/** As long as the SDK waits for its own first connection. */
const graceMs = 10_000;

/** The state of the contact with the server. */
export interface ConnectionState {
  /** True if the server answers. */
  connected: boolean;
  /** True if the contact is lost: the device has no network, or the server has not answered for ten seconds. */
  offline: boolean;
}

/**
 * Judges when a server that does not answer is out of reach: at its first connection and after a sleep a device needs
 * a moment. `onChange` is called at every change until `ended` is aborted. A device that is itself the place where
 * writes are done has nothing to wait for.
 */
export function startConnection(
  doneAt: 'server' | 'device',
  onChange: () => void,
  ended: AbortSignal,
) {
  if (doneAt === 'device') return onThisDevice;
  let state: ConnectionState = { connected: false, offline: !navigator.onLine };
  let timer = wait();

  function wait() {
    return setTimeout(() => change({ connected: false, offline: true }), graceMs);
  }

  function change(next: ConnectionState) {
    if (state.connected === next.connected && state.offline === next.offline) return;
    state = next;
    onChange();
  }

  /** Begins to wait for an answer; without a network there is none to wait for. */
  function judge() {
    clearTimeout(timer);
    if (navigator.onLine) timer = wait();
    change({ connected: false, offline: !navigator.onLine });
  }

  function judgeLost() {
    if (!state.connected) judge();
  }

  window.addEventListener('online', judgeLost, { signal: ended });
  window.addEventListener('offline', judgeLost, { signal: ended });
  ended.addEventListener('abort', () => clearTimeout(timer));

  return {
    state: () => state,
    /** Takes what a listener on a document has found: whether the server answers. */
    answered(next: boolean) {
      if (next === state.connected) return;
      if (!next) return judge();
      clearTimeout(timer);
      change({ connected: true, offline: false });
    },
  };
}

const onThisDevice = { state: () => ({ connected: true, offline: false }), answered: () => {} };
