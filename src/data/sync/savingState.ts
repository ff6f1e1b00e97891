import type { ConnectionState } from './connection';
import type { Change, PendingWrite } from './outbox';
import type { OwnCreation } from './ownCreations';

/**
 * The state of this device's writes. `waiting` are not yet confirmed by the server, oldest first; `unstored`
 * counts writes that would be lost if the tab closed now.
 */
export interface SavingState extends ConnectionState {
  waiting: PendingWrite[];
  unstored: number;
  /** True if the device has refused to store a write, as a full one does. */
  full: boolean;
  refused: PendingWrite[];
}

export interface Saving {
  /**
   * Writes all of `changes` at once, or none. `label` says in Swedish what the write is about, for the list
   * of refused writes. Resolves when the write is stored on this device or refused; callers need not wait.
   */
  write(label: string, changes: Change[]): Promise<void>;
  /** Tells of the creation of the document at `path`, by the writes of this session and those that waited at its start. */
  creationOf(path: string): OwnCreation;
  /** Takes a refused write off the list. */
  dismiss(id: string): void;
  /**
   * Throws away every write that the server does not have, because the person has chosen to end the session; the
   * returned function keeps them after all when the session goes on.
   */
  discard(): Promise<() => void>;
  /** Sets whether the server answers; called by a listener on a document. */
  setConnected(connected: boolean): void;
  subscribe(listener: () => void): () => void;
  getState(): SavingState;
  /** Ends the tracking; returns this tab's writes that the server does not have. */
  stop(): PendingWrite[];
}
