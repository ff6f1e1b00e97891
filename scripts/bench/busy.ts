import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const MapFile = v.object({
  file: v.optional(v.string(), ''),
  version: v.number(),
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.string()), []),
  names: v.array(v.string()),
  mappings: v.string(),
  sourceRoot: v.optional(v.string(), ''),
});

/** The source files that store, publish and index the register. */
const registersOwn = /\/src\/(data\/register|domain\/register|components\/useRegisterIndex)/;
/** The profiler's names for a thread without scripts to run. */
const idle = ['(root)', '(idle)', '(program)'];

/**
 * The time in ms during which scripts kept the main thread busy; `register` is the share of the register and
 * of the functions that it called.
 */
export interface Busy {
  all: number;
  register: number;
}

/** Measures an act by the browser's own profile; `site` is the folder of the build with its source maps. */
export async function busyDuring(
  page: Page,
  site: string,
  act: () => Promise<void>,
): Promise<Busy> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 100 });
  await devtools.send('Profiler.start');
  await act();
  const { profile } = await devtools.send('Profiler.stop');
  await devtools.detach();

  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const isRegisters = (id: number | undefined): boolean => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (!node) return false;
    const { url, lineNumber, columnNumber } = node.callFrame;
    const source = url.includes('/assets/') ? sourceAt(site, url, lineNumber, columnNumber) : '';
    return registersOwn.test(source) || isRegisters(parents.get(node.id));
  };
  const known = new Map<number, boolean>();
  const busy: Busy = { all: 0, register: 0 };
  for (const [at, id] of (profile.samples ?? []).entries()) {
    if (idle.includes(nodes.get(id)?.callFrame.functionName ?? '')) continue;
    const ms = (profile.timeDeltas?.[at] ?? 0) / 1000;
    const isOwn = known.get(id) ?? isRegisters(id);
    known.set(id, isOwn);
    busy.all += ms;
    if (isOwn) busy.register += ms;
  }
  return busy;
}

const maps = new Map<string, SourceMap | null>();

/** The source file of a position in a script of the build; empty for what the bundler itself has added. */
function sourceAt(site: string, url: string, line: number, column: number): string {
  const file = join(site, 'assets', `${basename(new URL(url).pathname)}.map`);
  const known = maps.get(file);
  const map = known === undefined ? readMap(file) : known;
  maps.set(file, map);
  const entry = map?.findEntry(line, column);
  return entry && 'originalSource' in entry ? entry.originalSource : '';
}

function readMap(file: string): SourceMap | null {
  if (!existsSync(file)) return null;
  return new SourceMap(v.parse(MapFile, JSON.parse(readFileSync(file, 'utf8'))));
}
