import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sandboxUsers } from '../../lib/api/users/users';
import { canRun } from '../support/can-run';
import { readSample, toJavaScript } from '../support/import-sample';
import { withSandboxServer } from '../support/sandbox/with-sandbox-server';
import { startServer, type TestServer } from '../support/start-server';

/** The receivers of the docs: each is started, and the local sandbox sends to it as badly as it can. */

const page = 'content/api/webhook-receivers.mdx';

/** Starting a process takes long on a busy machine. */
const timeout = 120_000;

type Language = { title: string; file: string; command: string; isInstalled: boolean };

const languages: Language[] = [
  { title: 'receiver.mts', file: 'receiver.mjs', command: process.execPath, isInstalled: true },
  {
    title: 'receiver.py',
    file: 'receiver.py',
    command: 'python3',
    isInstalled: canRun('python3', ['-c', 'from http.server import ThreadingHTTPServer']),
  },
  {
    title: 'Receiver.java',
    file: 'Receiver.java',
    command: 'java',
    isInstalled: canRun('javac', ['--version']),
  },
];

type RunningReceiver = { url: string; listLines: () => string[]; stop: () => Promise<void> };

const runningProcesses = new Set<ChildProcess>();
const servers = new Set<TestServer>();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'webhook-receivers-'));
});
afterEach(async () => {
  for (const child of runningProcesses) child.kill('SIGKILL');
  for (const server of servers) await server.close();
  runningProcesses.clear();
  servers.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startReceiver(
  { title, file, command }: Language,
  deliveries: string,
): Promise<RunningReceiver> {
  const source = readSample(page, title);
  writeFileSync(join(folder, file), file.endsWith('.mjs') ? toJavaScript(source) : source);
  const child = spawn(command, [file], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DELIVERIES: deliveries, ALLOWED_ORIGIN: 'https://a.example' },
  });
  runningProcesses.add(child);
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const listLines = () => output.join('').split('\n').filter(Boolean);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /Listening on port (\d+)/.exec(output.join('')) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${title} has stopped: ${output.join('')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    listLines,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** Starts a proxy that refuses each body at first, and loses the response when it comes again. */
async function startUnreliableProxy(target: string): Promise<string> {
  const counts = new Map<string, number>();
  const server = await startServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const count = (counts.get(body) ?? 0) + 1;
    counts.set(body, count);
    if (count === 1) return response.writeHead(503).end();
    const { status } = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    response.writeHead(count === 2 ? 502 : status).end();
  });
  servers.add(server);
  return server.origin;
}

const attemptsSchema = z.array(z.object({ deliveryId: z.number(), status: z.number() }));
const deliveriesSchema = z.array(
  z.object({ id: z.number(), payload: z.record(z.string(), z.unknown()) }),
);

const readStored = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(line.indexOf('\t') + 1));

/** Changes an appointment five times in a sandbox that sends to the URL, and returns the payloads when all have arrived. */
async function sendChanges(url: string): Promise<string[]> {
  // Nothing is sent again, or in another order, before everything has changed.
  let sendAll: () => void = () => undefined;
  const allChanged = new Promise<void>((resolve) => {
    sendAll = resolve;
  });
  const options = [
    ...['--webhooks-to', url, '--webhook-order', 'reversed'],
    ...['--webhook-duplicates', '1', '--webhook-retries', '5'],
  ];
  return withSandboxServer(
    async (address) => {
      const control = address.replace('/api/v2', '/control');
      for (let number = 1; number <= 5; number++) {
        const { status } = await fetch(`${address}/appointment`, {
          method: 'POST',
          headers: { 'X-Token': sandboxUsers.patient.token, 'Content-Type': 'application/json' },
          body: JSON.stringify({ appointmentId: 70412, notes: `Note ${number}\n` }),
        });
        expect(status).toBeLessThan(300);
      }
      sendAll();
      const list = deliveriesSchema.parse(await (await fetch(`${control}/web-hooks`)).json());
      await vi.waitFor(
        async () => {
          const response = await fetch(`${control}/web-hooks/attempts`);
          const accepted = attemptsSchema
            .parse(await response.json())
            .filter(({ status }) => status === 204);
          // Each is sent twice, and both are repeated until the receiver accepts them.
          for (const { id } of list) {
            expect(accepted.filter(({ deliveryId }) => deliveryId === id)).toHaveLength(2);
          }
        },
        { timeout, interval: 50 },
      );
      return list.map(({ payload }) => JSON.stringify(payload));
    },
    options,
    { logWebhook: () => undefined, waitMs: () => allChanged },
  );
}

const post = (url: string, body: string, type = 'application/json') =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });

/** Sends the head of a request with a large body, and returns the status of the response. */
const postLargeBody = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, pathname } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data).slice(9, 12));
    });
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000001\r\n\r\n{`,
    );
  });

describe.each(languages)('the receiver in $title', (language) => {
  const { isInstalled, file } = language;

  it.runIf(isInstalled)(
    'stores each delivery once, and keeps the newest revision, whatever arrives',
    async () => {
      const log = `${file}.log`;
      const receiver = await startReceiver(language, log);
      const payloads = await sendChanges(await startUnreliableProxy(receiver.url));
      expect(payloads).toHaveLength(5);
      expect(readStored(log).toSorted()).toEqual(payloads.toSorted());
      const { appointmentRevisionId, status } = JSON.parse(payloads[0] ?? '');
      await vi.waitFor(() => expect(receiver.listLines()).toHaveLength(6));
      const stored = receiver.listLines().filter((line) => line.includes(': revision'));
      expect(stored.at(-1)).toBe(`Appointment 70412: revision ${appointmentRevisionId}, ${status}`);
      await receiver.stop();

      const restarted = await startReceiver(language, log);
      expect((await post(restarted.url, payloads[2] ?? '')).status).toBe(204);
      expect(readStored(log)).toHaveLength(5);
    },
    timeout,
  );

  it.runIf(isInstalled)(
    'starts again after a body with tabs, and after a crash in the middle of a line',
    async () => {
      const log = `${file}.crash.log`;
      const receiver = await startReceiver(language, log);
      const first = '{\n\t"appointmentId": 7,\n\t"notes": "é"\n}';
      const second = '{"appointmentId":8,"notes":"é"}';
      expect((await post(receiver.url, first)).status).toBe(204);
      await receiver.stop();
      const stored = readFileSync(join(folder, log));
      // The line ends in the middle of a letter.
      const cut = Buffer.from(`${'0'.repeat(64)}\t{"appointmentId":8,"notes":"é`).subarray(0, -1);
      writeFileSync(join(folder, log), Buffer.concat([stored, cut]));

      const restarted = await startReceiver(language, log);
      expect((await post(restarted.url, first)).status).toBe(204);
      expect((await post(restarted.url, second)).status).toBe(204);
      expect(readStored(log)).toEqual([first.replaceAll('\n', ' '), second]);
      await restarted.stop();
      await startReceiver(language, log);
    },
    timeout,
  );

  it.runIf(isInstalled)(
    'accepts what it does not know, and refuses what is no delivery',
    async () => {
      const log = `${file}.refusals.log`;
      const { url, listLines } = await startReceiver(language, log);
      const unknown = '{"reason":"NEW","appointmentId":7,\n"new\\u0041":[1.5e3,null,{"a":true}]}';
      expect((await post(url, unknown)).status).toBe(204);
      expect((await post(url, '{"policyId":1}', 'application/json; charset=utf-8')).status).toBe(
        204,
      );
      await vi.waitFor(() => expect(listLines()).toHaveLength(3));
      for (const body of ['', '{', '{"a":1}}', '{"a":01}', '"text"', '[]', 'null', '{"a":"\n"}']) {
        expect((await post(url, body)).status, body).toBe(400);
      }
      expect(await postLargeBody(url)).toBe('413');
      expect((await post(url, '{"a":1}', 'text/plain')).status).toBe(415);
      expect((await post(`${url}/other`, '{"a":1}')).status).toBe(404);
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
        const response = await fetch(url, { method });
        expect([response.status, response.headers.get('allow')], method).toEqual([405, 'POST']);
      }
      const preflight = await fetch(url, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('https://a.example');
      expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type');
      expect(readStored(log)).toEqual([unknown.replace('\n', ' '), '{"policyId":1}']);
    },
    timeout,
  );
});
