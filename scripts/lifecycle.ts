import { killAllChildren } from './children';
import { Problem } from './problem';

/**
 * Registers a step to run when the script ends, however that happens; the last registered step runs first.
 */
export type OnStop = (step: () => Promise<void>) => void;

// One Ctrl-C can arrive twice, from the terminal and by npm; only a later signal counts as a second Ctrl-C.
const sameKeyPressMs = 1000;

/**
 * Runs a script's `main` until it returns an exit code, fails, or the script is asked to stop by SIGINT,
 * SIGTERM, SIGHUP or the death of its parent; then runs the registered steps. A second signal kills the
 * children at once.
 */
export async function run(main: (onStop: OnStop) => Promise<number>, codeWhenAsked = 0) {
  const steps: (() => Promise<void>)[] = [];
  const asked = untilAskedToStop(codeWhenAsked);
  let code: number;
  try {
    code = await Promise.race([main((step) => steps.push(step)), asked]);
  } catch (error) {
    report(error);
    code = 1;
  }
  for (const step of steps.reverse()) {
    try {
      await step();
    } catch (error) {
      report(error);
      code ||= 1;
    }
  }
  process.exit(code);
}

function untilAskedToStop(code: number) {
  return new Promise<number>((resolve) => {
    let firstAskedAt: number | undefined;
    const ask = () => {
      if (firstAskedAt === undefined) {
        firstAskedAt = Date.now();
        resolve(code);
      } else if (Date.now() - firstAskedAt > sameKeyPressMs) {
        killAllChildren();
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      ask();
    }, 500);
    // Writing to a closed terminal must not end the script in the middle of saving.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  });
}

function report(error: unknown) {
  console.error(error instanceof Problem ? `\n✗ ${error.message}\n` : error);
}
