import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../lib/openapi/openapi-document';
import { listOperations, type Operation } from '../lib/openapi/operations';
import { isForCarriers } from '../lib/openapi/visibility';
import { isCarrierUser } from '../lib/sandbox/rules/permissions';
import { loadScenario, scenarioNames } from '../lib/sandbox/scenarios';
import { createTestSandbox, type TestSandbox, tokens } from './support/sandbox/test-sandbox';
import {
  createRequestGenerator,
  type GeneratedRequest,
} from './support/sandbox-contract/generate-request';
import { listKnownValues } from './support/sandbox-contract/known-values';
import { sendGeneratedRequest } from './support/sandbox-contract/send-generated-request';
import { startWatchdog } from './support/sandbox-contract/watchdog';

const seed = 20270302;

/** Requests of each operation, in rounds: together more than 100,000. */
const rounds = 27;
const requestsPerRound = 100;
/** Those of an operation that takes neither parameters nor a body: they differ by their caller only. */
const plainRequestsPerRound = 15;

/** Requests after which the sandbox begins anew, and after which its clock is put forward. */
const reloadAfter = 300;
const advanceAfter = 40;

/** Minutes by which the clock is put forward, by turns: a little, past each time-out, a day, half a year. */
const advances = [3, 50, 130, 1440, 262_800];

/** An answer that has not come by then, in milliseconds, never comes. That each is fast, sendRequest sees to. */
const hangAfter = 30_000;

const mostShownFaults = 40;

const shorten = (text = '', most = 600) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;

const describeRequest = (request: GeneratedRequest): string =>
  `${request.method} ${shorten(request.path)} ${shorten(JSON.stringify(request.headers), 150)} ${shorten(request.body)}`;

/** Who calls an operation: everybody, and most often who may see most. */
function listCallers({ store }: TestSandbox) {
  const sessions = store.list('sessions');
  const everybody = sessions.map(({ id }) => id);
  const carriers = sessions
    .filter(({ accountId }) => {
      const account = store.get('accounts', accountId);
      return account && isCarrierUser(account);
    })
    .map(({ id }) => id);
  const { dana, support, profile, carrier } = tokens;
  const often = [dana, dana, support, support, carrier, profile];
  const usual = [...everybody, ...often, ...often];
  // Nobody else gets further than the first check.
  const mostlyCarriers = Array<string[]>(20).fill(carriers).flat();
  return (operation: Operation) =>
    isForCarriers(operation) ? [...everybody, ...mostlyCarriers] : usual;
}

/** Logs in again who was logged out or deleted: the calls after it are to lead further. */
function reviveCallers({ store, base }: TestSandbox) {
  for (const account of base.accounts) {
    if (!store.get('accounts', account.id)) store.put('accounts', account);
  }
  for (const session of base.sessions) {
    if (!store.get('sessions', session.id)) store.put('sessions', session);
  }
}

describe('The sandbox answers within the API’s description', () => {
  it('whatever is asked: over 100,000 generated requests, valid and invalid', async () => {
    const document = getOpenApiDocument();
    const operations = listOperations(document);
    const sandbox = createTestSandbox();
    const make = createRequestGenerator(
      document,
      listKnownValues(sandbox.store),
      listCallers(sandbox),
    );
    const arbitraries = operations.map((operation) => {
      const { parameters, requestBody } = operation.source;
      const isPlain = parameters.length === 0 && !requestBody;
      const numRuns = isPlain ? plainRequestsPerRound : requestsPerRound;
      return { id: operation.id, of: make(operation), numRuns };
    });

    const faults = new Map<string, { count: number; first: string }>();
    const counts = new Map<string, Map<string, number>>();
    const note = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
    const total = new Map<string, number>();
    let sent = 0;
    let valid = 0;
    let slowest = { duration: 0, what: '' };
    const { heartbeat: noteRequest, stop } = startWatchdog(hangAfter);

    const send = async (id: string, request: GeneratedRequest) => {
      if (sent % reloadAfter === 0) {
        loadScenario(sandbox, scenarioNames[(sent / reloadAfter) % scenarioNames.length] ?? '');
      } else if (sent % advanceAfter === 0) {
        sandbox.clock.advance(advances[(sent / advanceAfter) % advances.length] ?? 1);
      }
      sent += 1;
      if (request.isValid) valid += 1;
      noteRequest(`${id}: ${describeRequest(request)}`);
      const outcome = await sendGeneratedRequest(id, request, sandbox.fetch);
      total.set(id, (total.get(id) ?? 0) + outcome.duration);
      if (outcome.duration > slowest.duration) {
        slowest = {
          duration: outcome.duration,
          what: `${id} ${request.method} ${request.path}`,
        };
      }
      const ofOperation = counts.get(id) ?? new Map<string, number>();
      counts.set(id, ofOperation);
      note(ofOperation, outcome.error ?? String(outcome.status));
      for (const fault of outcome.violations) {
        const key = `${id}: ${shorten(fault.replace(/\d+/g, '#'), 250)}`;
        const known = faults.get(key);
        if (known) known.count += 1;
        else faults.set(key, { count: 1, first: describeRequest(request) });
      }
    };

    const run = async () => {
      for (let round = 0; round < rounds; round += 1) {
        const lists = arbitraries.map(({ id, of, numRuns }, place) => ({
          id,
          requests: fc.sample(of, {
            numRuns,
            seed: seed + round * 1000 + place,
          }),
        }));
        for (let index = 0; index < requestsPerRound; index += 1) {
          reviveCallers(sandbox);
          for (const { id, requests } of lists) {
            const request = requests[index];
            if (request) await send(id, request);
          }
        }
      }
    };

    const start = performance.now();
    await run().finally(stop);
    const seconds = (performance.now() - start) / 1000;
    const { user } = process.cpuUsage();
    console.log(
      `${sent} requests (${valid} made to fit) in ${seconds.toFixed(0)} s (${(user / 1e6).toFixed(0)} s of a processor); the slowest answer took ${slowest.duration.toFixed(0)} ms (${shorten(slowest.what, 200)})`,
    );
    if (process.env.SANDBOX_COUNTS) {
      for (const [id, ofOperation] of counts) {
        const milliseconds = (total.get(id) ?? 0).toFixed(0);
        console.log(id, `${milliseconds} ms`, JSON.stringify(Object.fromEntries(ofOperation)));
      }
    }

    const list = [...faults].map(([key, { count, first }]) => `${count} × ${key}\n    ${first}`);
    expect(list.slice(0, mostShownFaults).join('\n'), `${list.length} kinds of faults`).toBe('');
    expect(sent).toBeGreaterThanOrEqual(100_000);
    // A test that only met refusals would show nothing.
    const alwaysRefused = operations
      .map(({ id }) => id)
      .filter((id) => !counts.get(id)?.has('200') && !counts.get(id)?.has('204'));
    expect(alwaysRefused).toEqual([]);
  }, 300_000);
});
