import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

type MarkupOf = typeof import('../src/app/prerender.tsx').markupOf;

/** Lets `render` make the markup of pages with the components of `root`. */
export async function prerendered<T>(
  root: string,
  render: (markupOf: MarkupOf) => Promise<T>,
): Promise<T> {
  // Beside the packages, which the built file imports.
  const outDir = mkdtempSync(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        copyPublicDir: false,
        // No public page shows the dashboard or a tablet.
        rolldownOptions: { external: /\/(dashboardEntry|Kiosk)$/ },
      },
    });
    const { markupOf }: { markupOf: MarkupOf } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    );
    return await render(markupOf);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The script of `root` that runs in the page of an account before it is painted, in one piece. */
export async function showSignedOut(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      // It stands behind what a browser that is too old must be able to read.
      target: 'es2015',
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/auth/showSignedOut.ts', output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('showSignedOut.ts has not become one script');
  return chunk.code;
}
