import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './problem';

export interface Child {
  /** Resolves to the exit code; 1 when a signal ended the program or the program could not be started. */
  exited: Promise<number>;
  isRunning: () => boolean;
  /** The last lines of the program's output; '' when the output goes to the terminal. */
  tail: () => string;
  /** Sends `signal` to the whole process group, and kills it after `graceMs`. */
  stop: (signal: NodeJS.Signals, graceMs: number) => Promise<void>;
}

interface ChildOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  showOutput?: boolean;
}

const tailLength = 4000;
const groups = new Set<number>();

/** Kills every running child and its descendants. */
export function killAllChildren() {
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

// No child may outlive this process, not even after an uncaught error.
process.on('exit', killAllChildren);

/**
 * Starts a program in a process group of its own: Ctrl-C then reaches this process only, which decides the
 * order of stopping.
 */
export function startChild(command: string, args: string[], options: ChildOptions): Child {
  const stdio = options.showOutput ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', stdio, stdio],
  });
  const group = child.pid;
  if (group !== undefined) groups.add(group);

  let tail = '';
  const keep = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-tailLength);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  let running = true;
  const exited = new Promise<number>((resolve) => {
    const end = (code: number) => {
      running = false;
      if (group !== undefined) {
        signalGroup(group, 'SIGKILL');
        groups.delete(group);
      }
      resolve(code);
    };
    child.on('exit', (code) => end(code ?? 1));
    child.on('error', (error) => {
      tail += error.message;
      end(1);
    });
  });

  return {
    exited,
    isRunning: () => running,
    tail: () => tail.trim(),
    stop: async (signal, graceMs) => {
      if (!running || group === undefined) return;
      signalGroup(group, signal);
      await Promise.race([exited, delay(graceMs)]);
      signalGroup(group, 'SIGKILL');
      await exited;
    },
  };
}

function signalGroup(group: number, signal: NodeJS.Signals) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group is already gone, which is all that a signal is sent for.
  }
}

/**
 * Waits until `isReady` resolves to true; throws a Problem when the child ends first or `timeoutMs` has
 * passed.
 */
export async function untilReady(
  name: string,
  child: Child,
  isReady: () => Promise<boolean>,
  timeoutMs: number,
) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!child.isRunning()) throw new Problem(`${name} stannade under starten.\n${child.tail()}`);
    if (await isReady().catch(() => false)) return;
    await delay(100);
  }
  throw new Problem(`${name} svarade inte inom ${timeoutMs / 1000} s.\n${child.tail()}`);
}
