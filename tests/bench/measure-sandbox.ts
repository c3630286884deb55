/**
 * Measures `npm run sandbox`: how long it takes from the command to the first answer, and how many calls of
 * GET /appointments/{id} its one thread answers in a second. Prints the figures beside their targets, and fails where
 * one is missed. The calls come from this process, so that the server has a core of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { projectPath } from '../../lib/files/project-files';
import { sandboxTokens } from '../../lib/sandbox/sandbox-credentials';
import { runIfMain } from '../../scripts/run-if-main';

const targets = { startSeconds: 2, callsPerSecond: 3000 };

const path = '/api/v2/appointments/70412';

const starts = 3;
const connections = 32;
const warmUpSeconds = 2;
const rounds = 5;
const roundSeconds = 1;

/** A start that takes longer has failed. */
const longestStart = 60_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Makes the call once. Gives its status, or the error's code. */
function call(port: number, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port, path, agent, headers: { 'X-Token': sandboxTokens.dana } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

type Server = { port: number; seconds: number; stop: () => Promise<void> };

/** Starts the server with the reader's command, and waits for its first answer. */
async function startServer(): Promise<Server> {
  const port = await findFreePort();
  const start = performance.now();
  const child: ChildProcess = spawn(
    'npm',
    ['run', '--silent', 'sandbox', '--', '--port', `${port}`],
    {
      cwd: projectPath(),
      stdio: ['ignore', 'ignore', 'inherit'],
      // A group of its own, so that what npm has started ends with it.
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
    const answer = await call(port);
    const seconds = (performance.now() - start) / 1000;
    if (answer === 200) return { port, seconds, stop };
    if (answer !== 'ECONNREFUSED' || hasEnded || seconds * 1000 > longestStart) {
      await stop();
      throw new Error(`The sandbox did not start: GET ${path} gave ${answer}`);
    }
    await sleep(5);
  }
}

/** Calls over all connections for some seconds. Gives how long each call took, in milliseconds. */
async function load(port: number, agent: Agent, seconds: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await call(port, agent);
      if (answer !== 200) throw new Error(`GET ${path} gave ${answer} under load`);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return durations;
}

async function measure(): Promise<void> {
  // Writes what a fresh checkout lacks: the measured starts are those of a prepared one.
  await (await startServer()).stop();
  const seconds: number[] = [];
  for (let index = 0; index < starts; index += 1) {
    const server = await startServer();
    seconds.push(server.seconds);
    await server.stop();
  }

  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    await load(server.port, agent, warmUpSeconds);
    const loads: number[][] = [];
    for (let index = 0; index < rounds; index += 1) {
      loads.push(await load(server.port, agent, roundSeconds));
    }
    const startSeconds = median(seconds);
    const callsPerSecond = Math.round(median(loads.map(({ length }) => length)) / roundSeconds);
    const durations = loads.flat().sort((one, other) => one - other);
    const at = (share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(1);
    console.table({
      'npm run sandbox to the first answer': {
        figure: `${startSeconds.toFixed(2)} s`,
        target: `${targets.startSeconds} s at most`,
        isMet: startSeconds <= targets.startSeconds,
      },
      [`GET ${path.replace('/api/v2', '')}`]: {
        figure: `${callsPerSecond} calls/s`,
        target: `over ${targets.callsPerSecond} calls/s`,
        isMet: callsPerSecond > targets.callsPerSecond,
      },
    });
    console.log(
      `Medians of ${starts} starts and of ${rounds} rounds of ${roundSeconds} s. ${connections} keep-alive connections; half of the calls took less than ${at(0.5)} ms, 99 % less than ${at(0.99)} ms.`,
    );
    if (startSeconds > targets.startSeconds || callsPerSecond <= targets.callsPerSecond) {
      process.exitCode = 1;
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
}

await runIfMain(import.meta.url, 'measure-sandbox', measure);
