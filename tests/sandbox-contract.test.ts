import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../lib/openapi/load-openapi-document';
import { listOperations, type Operation } from '../lib/openapi/operations';
import { isForCarriers } from '../lib/openapi/visibility';
import { isCarrierUser } from '../lib/sandbox/rules/permissions';
import { loadScenario, scenarioNames } from '../lib/sandbox/scenarios';
import { days, rotationDays } from './support/rotation';
import { createTestSandbox, type TestSandbox, tokens } from './support/sandbox/test-sandbox';
import {
  createRequestGenerator,
  type GeneratedRequest,
} from './support/sandbox-contract/generate-request';
import { listKnownValues } from './support/sandbox-contract/known-values';
import { sendGeneratedRequest } from './support/sandbox-contract/send-generated-request';
import { startWatchdog } from './support/sandbox-contract/watchdog';

const seed = 20270302;

/** Number of rounds per day, and of requests for each operation per round: more than 100,000 in all days. */
const roundsPerDay = 4;
const requestsPerRound = 100;
/** For operations without parameters and body, whose requests differ only in the caller. */
const simpleRequestsPerRound = 15;

/** Number of requests after which a scenario is loaded, and after which the clock is advanced. */
const reloadInterval = 300;
const advanceInterval = 40;

/** Minutes by which the clock is advanced, in turn: a little, past each timeout, a day, and half a year. */
const advances = [3, 50, 130, 1440, 262_800];

/** A request without a response after this time hangs. The limit for slow responses is in sendGeneratedRequest. */
const hangTimeoutMs = 30_000;

const maxListedViolations = 40;

const truncate = (text = '', maxCharacters = 600) =>
  text.length > maxCharacters
    ? `${text.slice(0, maxCharacters)}… (${text.length} characters)`
    : text;

const describeRequest = (request: GeneratedRequest): string =>
  `${request.method} ${truncate(request.path)} ${truncate(JSON.stringify(request.headers), 150)} ${truncate(request.body)}`;

/** Returns the tokens for an operation. Users with more permissions are repeated, so that they make more requests. */
function listCallers({ store }: TestSandbox) {
  const sessions = store.list('sessions');
  const everyone = sessions.map(({ id }) => id);
  const carriers = sessions
    .filter(({ accountId }) => {
      const account = store.get('accounts', accountId);
      return account && isCarrierUser(account);
    })
    .map(({ id }) => id);
  const { dana, support, profile, carrier } = tokens;
  const frequent = [dana, dana, support, support, carrier, profile];
  const mostlyFrequent = [...everyone, ...frequent, ...frequent];
  // Other callers are refused by the first check.
  const repeatedCarriers = Array<string[]>(20).fill(carriers).flat();
  return (operation: Operation) =>
    isForCarriers(operation) ? [...everyone, ...repeatedCarriers] : mostlyFrequent;
}

/** Restores deleted accounts and ended sessions, so that later requests do not stop at the first check. */
function restoreCallers({ store, base }: TestSandbox) {
  for (const account of base.accounts) {
    if (!store.get('accounts', account.id)) store.put('accounts', account);
  }
  for (const session of base.sessions) {
    if (!store.get('sessions', session.id)) store.put('sessions', session);
  }
}

describe('the responses of the sandbox', () => {
  it('match the API description for generated requests, valid and invalid: 100,000 in a week', async () => {
    const document = getOpenApiDocument();
    const operations = listOperations(document);
    const sandbox = createTestSandbox();
    const generate = createRequestGenerator(
      document,
      listKnownValues(sandbox.store),
      listCallers(sandbox),
    );
    const arbitraries = operations.map((operation) => {
      const { parameters, requestBody } = operation.source;
      const isSimple = parameters.length === 0 && !requestBody;
      const numRuns = isSimple ? simpleRequestsPerRound : requestsPerRound;
      return { id: operation.id, arbitrary: generate(operation), numRuns };
    });

    const violations = new Map<string, { count: number; firstRequest: string }>();
    /** For each operation, the number of responses by error code or status. */
    const counts = new Map<string, Map<string, number>>();
    const increment = (map: Map<string, number>, key: string) =>
      map.set(key, (map.get(key) ?? 0) + 1);
    const durations = new Map<string, number>();
    let sentCount = 0;
    let validCount = 0;
    let slowest = { duration: 0, request: '' };
    const { heartbeat, stop } = startWatchdog(hangTimeoutMs);

    const send = async (id: string, request: GeneratedRequest) => {
      if (sentCount % reloadInterval === 0) {
        const scenario = scenarioNames[(sentCount / reloadInterval) % scenarioNames.length] ?? '';
        loadScenario(sandbox, scenario);
      } else if (sentCount % advanceInterval === 0) {
        sandbox.clock.advance(advances[(sentCount / advanceInterval) % advances.length] ?? 1);
      }
      sentCount += 1;
      if (request.isValid) validCount += 1;
      heartbeat(`${id}: ${describeRequest(request)}`);
      const outcome = await sendGeneratedRequest(id, request, sandbox.fetch);
      durations.set(id, (durations.get(id) ?? 0) + outcome.duration);
      if (outcome.duration > slowest.duration) {
        slowest = {
          duration: outcome.duration,
          request: `${id} ${request.method} ${request.path}`,
        };
      }
      const operationCounts = counts.get(id) ?? new Map<string, number>();
      counts.set(id, operationCounts);
      increment(operationCounts, outcome.error ?? String(outcome.status));
      for (const violation of outcome.violations) {
        const key = `${id}: ${truncate(violation.replace(/\d+/g, '#'), 250)}`;
        const existing = violations.get(key);
        if (existing) existing.count += 1;
        else violations.set(key, { count: 1, firstRequest: describeRequest(request) });
      }
    };

    const run = async () => {
      const rounds = days.flatMap((day) =>
        Array.from({ length: roundsPerDay }, (_, index) => day * roundsPerDay + index),
      );
      for (const round of rounds) {
        const requestLists = arbitraries.map(({ id, arbitrary, numRuns }, operationIndex) => ({
          id,
          requests: fc.sample(arbitrary, {
            numRuns,
            seed: seed + round * 1000 + operationIndex,
          }),
        }));
        for (let index = 0; index < requestsPerRound; index += 1) {
          restoreCallers(sandbox);
          for (const { id, requests } of requestLists) {
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
      `${sentCount} requests (${validCount} valid) in ${seconds.toFixed(0)} s (${(user / 1e6).toFixed(0)} s of CPU time); the slowest response took ${slowest.duration.toFixed(0)} ms (${truncate(slowest.request, 200)})`,
    );
    if (process.env.SANDBOX_COUNTS) {
      for (const [id, operationCounts] of counts) {
        const milliseconds = (durations.get(id) ?? 0).toFixed(0);
        console.log(id, `${milliseconds} ms`, JSON.stringify(Object.fromEntries(operationCounts)));
      }
    }

    const list = [...violations].map(
      ([key, { count, firstRequest }]) => `${count} × ${key}\n    ${firstRequest}`,
    );
    expect(
      list.slice(0, maxListedViolations).join('\n'),
      `${list.length} different violations`,
    ).toBe('');
    expect(sentCount).toBeGreaterThanOrEqual((100_000 / rotationDays) * days.length);
    // Operations that always refuse would make this test meaningless.
    const alwaysRefused = operations
      .map(({ id }) => id)
      .filter((id) => !counts.get(id)?.has('200') && !counts.get(id)?.has('204'));
    expect(alwaysRefused).toEqual([]);
  }, 300_000);
});
