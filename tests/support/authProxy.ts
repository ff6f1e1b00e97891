import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { fromEnvironment } from './emulators';

type Fault = { kind: 'none' } | { kind: 'status'; status: number } | { kind: 'silent' };

/** Starts a server between the app and the Auth emulator that counts calls and can be told to fail. */
export async function startAuthProxy() {
  const calls: string[] = [];
  const proxy = { address: '', calls, fault: { kind: 'none' } as Fault, release: () => {} };
  const held: (() => void)[] = [];
  proxy.release = () => {
    proxy.fault = { kind: 'none' };
    held.splice(0).forEach((answer) => answer());
  };

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    calls.push(request.url ?? '');
    async function answer() {
      const upstream = await fetch(fromEnvironment('AUTH_EMULATOR') + request.url, {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': 'application/json' },
        body: await bodyOf(request),
      });
      response.writeHead(upstream.status, { 'Content-Type': 'application/json' });
      response.end(await upstream.text());
    }
    switch (proxy.fault.kind) {
      case 'none':
        return void answer();
      case 'status':
        return void response.writeHead(proxy.fault.status).end('{}');
      case 'silent':
        return void held.push(() => void answer());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}
