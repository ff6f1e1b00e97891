import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Renders the markup of pages, by their addresses, with the components of `root`. */
export async function markupOfPages(root: string, addresses: string[]): Promise<string[]> {
  // Beside the packages, which the built file imports.
  const outDir = mkdtempSync(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { tsconfigPaths: true },
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        copyPublicDir: false,
        // No public page shows the dashboard.
        rolldownOptions: { external: /\/Dashboard$/ },
      },
    });
    const { markupOf }: typeof import('../src/app/prerender.tsx') = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    );
    return await Promise.all(addresses.map(markupOf));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
