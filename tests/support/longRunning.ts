import type { Reporter, TestCase, TestModule } from 'vitest/node';

const everyMs = 5 * 60_000;

/**
 * Names a test file every five minutes that it runs, with the test that began last. The output of a run that hangs tells where, also
 * when the test never gives its thread back, so that no timeout of Vitest can end it.
 */
export default class LongRunning implements Reporter {
  readonly #running = new Map<TestModule, { timer: NodeJS.Timeout; test: string }>();

  onTestModuleStart(module: TestModule) {
    let minutes = 0;
    const tell = () => {
      minutes += everyMs / 60_000;
      const test = this.#running.get(module)?.test ?? '';
      console.error(`… ${module.relativeModuleId} has run for ${minutes} min: ${test}`);
    };
    this.#running.set(module, { timer: setInterval(tell, everyMs), test: '' });
  }

  onTestCaseReady(test: TestCase) {
    const running = this.#running.get(test.module);
    if (running) running.test = test.fullName;
  }

  onTestModuleEnd(module: TestModule) {
    clearInterval(this.#running.get(module)?.timer);
    this.#running.delete(module);
  }
}
