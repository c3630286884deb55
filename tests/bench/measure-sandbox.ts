/**
 * Measures `npm run sandbox`: the time from the command to the first response, and the requests per second to
 * GET /appointments/{id}. Prints the results with their targets, and fails if a target is missed. The requests come
 * from this process, so that the single-threaded server has a CPU core to itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { sandboxUsers } from '../../lib/api/users/users';
import { projectPath } from '../../lib/kit/files/project-files';
import { runIfMain } from '../../scripts/run-if-main';
import { findFreePort } from '../support/free-port';

const targets = { startSeconds: 2, requestsPerSecond: 3000 };

const path = '/api/v2/appointments/70412';

const starts = 3;
const connections = 32;
const warmUpSeconds = 2;
const rounds = 5;
const roundSeconds = 1;

/** A start that takes longer counts as failed. */
const startTimeoutMs = 60_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Sends one request. Returns its status or, if it failed, the error code. */
function sendRequest(port: number, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port, path, agent, headers: { 'X-Token': sandboxUsers.patient.token } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

type Server = { port: number; seconds: number; stop: () => Promise<void> };

/** Starts the server with the documented command, and waits for its first response. */
async function startServer(): Promise<Server> {
  const port = await findFreePort();
  const start = performance.now();
  const child: ChildProcess = spawn(
    'npm',
    ['run', '--silent', 'sandbox', '--', '--port', `${port}`],
    {
      cwd: projectPath(),
      stdio: ['ignore', 'ignore', 'inherit'],
      // Creates a process group, so that the server can be stopped together with npm.
      detached: true,
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    if (!hasEnded && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  for (;;) {
    const status = await sendRequest(port);
    const seconds = (performance.now() - start) / 1000;
    if (status === 200) return { port, seconds, stop };
    if (status !== 'ECONNREFUSED' || hasEnded || seconds * 1000 > startTimeoutMs) {
      await stop();
      throw new Error(`The sandbox did not start: GET ${path} returned ${status}, expected 200`);
    }
    await sleep(5);
  }
}

/** Sends requests over all connections for some seconds. Returns the duration of each request in milliseconds. */
async function measureLoad(port: number, agent: Agent, seconds: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const status = await sendRequest(port, agent);
      if (status !== 200)
        throw new Error(`GET ${path} returned ${status} under load, expected 200`);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return durations;
}

async function measure(): Promise<void> {
  // The first start also generates missing files, so it is not measured.
  await (await startServer()).stop();
  const startTimes: number[] = [];
  for (let index = 0; index < starts; index += 1) {
    const server = await startServer();
    startTimes.push(server.seconds);
    await server.stop();
  }

  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    await measureLoad(server.port, agent, warmUpSeconds);
    const loads: number[][] = [];
    for (let index = 0; index < rounds; index += 1) {
      loads.push(await measureLoad(server.port, agent, roundSeconds));
    }
    const startSeconds = median(startTimes);
    const requestsPerSecond = Math.round(median(loads.map(({ length }) => length)) / roundSeconds);
    const durations = loads.flat().sort((one, other) => one - other);
    const percentile = (share: number) =>
      (durations[Math.floor(durations.length * share)] ?? 0).toFixed(1);
    console.table({
      'npm run sandbox to the first response': {
        measured: `${startSeconds.toFixed(2)} s`,
        target: `at most ${targets.startSeconds} s`,
        isMet: startSeconds <= targets.startSeconds,
      },
      [`GET ${path.replace('/api/v2', '')}`]: {
        measured: `${requestsPerSecond} requests/s`,
        target: `more than ${targets.requestsPerSecond} requests/s`,
        isMet: requestsPerSecond > targets.requestsPerSecond,
      },
    });
    console.log(
      `Medians of ${starts} starts and of ${rounds} rounds of ${roundSeconds} s. ${connections} keep-alive connections; response time p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms.`,
    );
    if (startSeconds > targets.startSeconds || requestsPerSecond <= targets.requestsPerSecond) {
      process.exitCode = 1;
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
}

await runIfMain(import.meta.url, 'measure-sandbox', measure);
