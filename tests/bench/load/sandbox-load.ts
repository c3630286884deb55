import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import contract from '../../../.generated/sandbox/contract.json';
import { projectPath } from '../../../lib/kit/files/project-files';
import { apiRoot } from '../../../lib/sandbox/sandbox-protocol';
import { sandboxCases } from '../../../lib/sandbox/seed/sandbox-cases';
import { findFreePort } from '../../support/free-port';
import { type LoadRequest, type LoadResult, sendLoad } from './send-load';

const load = { connections: 200, seconds: 60 };
const minutes = 3;

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

/** Returns the memory of the objects that a server uses, in megabytes. */
async function readHeap(server: ChildProcess): Promise<number> {
  server.send('report');
  const [megabytes] = await once(server, 'message');
  return Number(megabytes);
}

export type SandboxResult = {
  /** The results of each minute. */
  loads: LoadResult[];
  /** The memory of the objects that the server uses, in megabytes: at its start, and after each minute of load. */
  memory: { start: number; afterLoad: number[] };
};

/** Measures `npm run sandbox` under load. Requires `npm run sources`. */
export async function measureSandbox(): Promise<SandboxResult> {
  const port = await findFreePort();
  const modules = ['tsx', './tests/bench/load/report-heap.ts'];
  const args = ['--expose-gc', ...modules.flatMap((module) => ['--import', module])];
  const command = [process.execPath, ...args, 'scripts/serve-sandbox.ts', '--port', String(port)];
  // The load generator has the other cores.
  const server = spawn('taskset', ['--cpu-list', '0', ...command], {
    cwd: projectPath(),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    // The server prints its address when it is ready.
    if (server.stdout) await once(server.stdout, 'data');
    const origin = `http://127.0.0.1:${port}`;
    const start = await readHeap(server);
    const loads: LoadResult[] = [];
    const afterLoad: number[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      loads.push(await sendLoad(origin, listRequests(), load));
      afterLoad.push(await readHeap(server));
    }
    return { loads, memory: { start, afterLoad } };
  } finally {
    server.kill();
  }
}
