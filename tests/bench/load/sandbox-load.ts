import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import contract from '../../../.generated/sandbox/contract.json';
import { projectPath } from '../../../lib/files/project-files';
import { apiRoot } from '../../../lib/sandbox/sandbox-protocol';
import { sandboxCases } from '../../../lib/sandbox/seed/sandbox-cases';
import { findFreePort } from '../../support/free-port';
import { type LoadRequest, type LoadResult, sendLoad } from './send-load';

const load = { connections: 200, seconds: 60 };
const warmUpSeconds = 10;

/** The operations of the documented cases that change nothing, so that the sandbox holds the same data all the time. */
const readingOperations = /^(get|list|search|verify|suggest|download)|^createToken$/;

/** The requests of the documented cases, and some that the sandbox refuses. */
function listRequests(): LoadRequest[] {
  const cases = sandboxCases
    .filter(({ operationId }) => readingOperations.test(operationId))
    .flatMap(({ operationId, path = {}, query = {}, token, body }): LoadRequest[] => {
      const operation = contract.calls.find(({ id }) => id === operationId);
      if (!operation) return [];
      const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      );
      return [
        {
          method: operation.method as 'GET' | 'POST',
          path: `${apiRoot}${url}?${search}`,
          headers: {
            ...(token !== null && { 'X-Token': token }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      ];
    });
  return [
    ...cases,
    { method: 'GET', path: `${apiRoot}/appointments` },
    { method: 'GET', path: `${apiRoot}/missing` },
    {
      method: 'POST',
      path: `${apiRoot}/token`,
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    },
  ];
}

/** Returns the memory of a process in megabytes. Linux only. */
function readMemory(processId: number): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

export type SandboxResult = {
  load: LoadResult;
  /** The memory of the server in megabytes: at its start, after ten seconds of load, and every ten seconds from then on. */
  memory: { start: number; underLoad: number[]; end: number };
};

/** Measures `npm run sandbox` under load. Requires `npm run sources`. */
export async function measureSandbox(): Promise<SandboxResult> {
  const port = await findFreePort();
  const args = ['--import', 'tsx', 'scripts/serve-sandbox.ts', '--port', String(port)];
  const server = spawn(process.execPath, args, {
    cwd: projectPath(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid = 0 } = server;
  try {
    // The server prints its address when it is ready.
    await once(server.stdout, 'data');
    const origin = `http://127.0.0.1:${port}`;
    const start = readMemory(pid);
    await sendLoad(origin, listRequests(), { ...load, seconds: warmUpSeconds });
    const underLoad = [readMemory(pid)];
    const timer = setInterval(() => underLoad.push(readMemory(pid)), 10_000);
    const result = await sendLoad(origin, listRequests(), load);
    clearInterval(timer);
    await wait(2_000);
    return { load: result, memory: { start, underLoad, end: readMemory(pid) } };
  } finally {
    server.kill();
  }
}
