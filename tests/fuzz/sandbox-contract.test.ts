import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { listOperations, type Operation } from '../../lib/api/description/operations';
import { isForCarriers } from '../../lib/api/description/visibility';
import { isCarrierUser } from '../../lib/sandbox/rules/permissions';
import { loadScenario, scenarioNames } from '../../lib/sandbox/scenarios';
import { scale, seed } from '../support/depth';
import { createTestSandbox, type TestSandbox, tokens } from '../support/sandbox/test-sandbox';
import {
  createRequestGenerator,
  type GeneratedRequest,
} from '../support/sandbox-contract/generate-request';
import { listKnownValues } from '../support/sandbox-contract/known-values';
import { sendGeneratedRequest } from '../support/sandbox-contract/send-generated-request';
import { startWatchdog } from '../support/sandbox-contract/watchdog';

/** Number of rounds, and of requests for each operation per round: more than 10,000 in all. */
const roundCount = scale(4);
const requestsPerRound = 100;
/** For operations without parameters and body, whose requests differ only in the caller. */
const simpleRequestsPerRound = 15;

/** Number of requests after which a scenario is loaded, and after which the clock is advanced. */
const reloadInterval = 300;
const advanceInterval = 40;

/** Minutes by which the clock is advanced, in turn: a little, past each timeout, a day, and half a year. */
const advances = [3, 50, 130, 1440, 262_800];

/** A request without a response after this time hangs. */
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
  const { patient, support, doctor, carrier } = tokens;
  const frequent = [patient, patient, support, support, carrier, doctor];
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
  it('match the API description for generated requests, valid and invalid', async () => {
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
    let sentCount = 0;
    const { heartbeat, stop } = startWatchdog(hangTimeoutMs);

    const send = async (id: string, request: GeneratedRequest) => {
      if (sentCount % reloadInterval === 0) {
        const scenario = scenarioNames[(sentCount / reloadInterval) % scenarioNames.length] ?? '';
        loadScenario(sandbox, scenario);
      } else if (sentCount % advanceInterval === 0) {
        sandbox.clock.advance(advances[(sentCount / advanceInterval) % advances.length] ?? 1);
      }
      sentCount += 1;
      heartbeat(`${id}: ${describeRequest(request)}`);
      const outcome = await sendGeneratedRequest(id, request, sandbox.fetch);
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
      for (let round = 0; round < roundCount; round += 1) {
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

    await run().finally(stop);

    const list = [...violations].map(
      ([key, { count, firstRequest }]) => `${count} × ${key}\n    ${firstRequest}`,
    );
    expect(
      list.slice(0, maxListedViolations).join('\n'),
      `${list.length} different violations`,
    ).toBe('');
    expect(sentCount).toBeGreaterThan(scale(10_000));
    // Operations that always refuse would make this test meaningless.
    const alwaysRefused = operations
      .map(({ id }) => id)
      .filter((id) => !counts.get(id)?.has('200') && !counts.get(id)?.has('204'));
    expect(alwaysRefused).toEqual([]);
  }, 900_000);
});
