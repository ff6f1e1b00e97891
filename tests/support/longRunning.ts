import type { Reporter, TestModule } from 'vitest/node';

const everyMs = 5 * 60_000;

/**
 * Names a test file every five minutes that it runs, so that the output of a run that hangs tells where. A test that never gives its
 * thread back cannot be named, nor ended by a timeout of Vitest.
 */
export default class LongRunning implements Reporter {
  readonly #timers = new Map<TestModule, NodeJS.Timeout>();

  onTestModuleStart(module: TestModule) {
    let minutes = 0;
    const tell = () => {
      minutes += everyMs / 60_000;
      console.error(`… ${module.relativeModuleId} has run for ${minutes} min`);
    };
    this.#timers.set(module, setInterval(tell, everyMs));
  }

  onTestModuleEnd(module: TestModule) {
    clearInterval(this.#timers.get(module));
    this.#timers.delete(module);
  }
}
