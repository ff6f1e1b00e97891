import type { Plugin } from 'vite';

/**
 * Makes a failed build end with its own error. The bundler closes a failed build too, and there the plugin of the service
 * worker would fail for want of files and hide the reason.
 */
export function buildFailure(): Plugin {
  let reason: Error | undefined;
  return {
    name: 'verkstadsnavet:build-failure',
    apply: 'build',
    buildEnd(error) {
      reason = error;
    },
    renderError(error) {
      reason = error;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        if (reason) throw reason;
      },
    },
  };
}
