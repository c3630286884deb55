import { findHeader, toRequestInit } from '../../api/call/api-call';
import { sandboxUsers } from '../../api/users/users';
import type { UserId } from '../../api/users/users-schema';
import { isRecord } from '../../kit/json/is-record';
import {
  apiRoot,
  controlPaths,
  tokenHeader,
  unknownTokenErrorCode,
  userGoneErrorCode,
} from '../../sandbox/sandbox-protocol';
import type { ScenarioName } from '../../sandbox/scenarios';
import { type CapturedIds, captureIds, resolveCapturedIds, usesMissingId } from './captured-ids';
import type { SampleCall } from './sample-call';

/** Sends a request to the sandbox. The path is relative to where it is mounted: `/api/v2/appointments`. */
export type SendToSandbox = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Why a response may differ from the one on the page: a sample of the page has logged out, the user was deleted, a
 * login has registered a substitute with the email of the deleted user, or the sample that creates the record was not
 * run before.
 */
export type SampleProblem = 'logged-out' | 'gone' | 'substitute' | 'not-created';

/** A call of a sample with its response. */
export type SampleResponse = {
  call: SampleCall;
  /** Describes the user who made the call: `as Dana Example`. */
  as: string;
  /** The sandbox token with which it was sent, if any. */
  token?: string | undefined;
  response: Response;
  /** In milliseconds. */
  duration: number;
  problem?: SampleProblem | undefined;
};

type SampleSession = { token: string; as: string; isSubstitute?: boolean };

const createSession = (id: UserId): SampleSession => {
  const { token, name } = sandboxUsers[id];
  return { token, as: `as ${name}` };
};

/** As whom samples of users are sent instead of Dana Example; without a token if it has none. */
export type SampleUser = { token?: string | undefined; as: string };

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    const value: unknown = await response.clone().json();
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the session that a response of createToken starts; `undefined` if the login failed. */
async function readSession(response: Response): Promise<SampleSession | undefined> {
  if (!response.ok) return undefined;
  const { token, firstName, lastName, email, subscriberId } = await readJson(response);
  if (typeof token !== 'string' || token === '') return undefined;
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  const { patient } = sandboxUsers;
  const isSubstitute = email === patient.email && subscriberId !== patient.accountId;
  return { token, as: `as ${name || String(email)}`, isSubstitute };
}

function findProblem(
  flags: Record<'isGone' | 'isLoggedOut' | 'isSubstitute' | 'isNotCreated', boolean>,
): SampleProblem | undefined {
  if (flags.isGone) return 'gone';
  if (flags.isLoggedOut) return 'logged-out';
  if (flags.isSubstitute) return 'substitute';
  return flags.isNotCreated ? 'not-created' : undefined;
}

const describeUser = (used: SampleSession | undefined, isEnded: boolean): string | undefined =>
  used && (isEnded ? 'with the token that was logged out' : used.as);

export type SampleRunner = {
  run: (call: SampleCall) => Promise<SampleResponse>;
  /** Resets the sandbox to the start of the current or another scenario. */
  reset: (scenario?: ScenarioName) => Promise<void>;
  /** Discards the session and the logout of earlier samples. */
  clearSession: () => void;
  /** Returns the name of the current scenario. */
  findScenario: () => Promise<unknown>;
};

/**
 * Creates a runner for the samples of a page. They use the token of the page's last login, or else a sandbox token, and
 * the ids of the records that earlier samples have created.
 * @param sampleUser as whom samples of users are sent before a login; by default as Dana Example
 */
export function createSampleRunner(send: SendToSandbox, sampleUser?: SampleUser): SampleRunner {
  /** The session of the page's last login. */
  let session: SampleSession | undefined;
  /** The tokens that the page's samples have logged out. They are still sent, so that the reader sees the refusal. */
  const endedTokens = new Set<string>();
  const capturedIds: CapturedIds = new Map();

  const { token: startToken, as: startAs }: SampleUser = sampleUser ?? createSession('patient');
  /** As whom samples of users are sent before a login. */
  const startSession: SampleSession | undefined =
    startToken === undefined ? undefined : { token: startToken, as: startAs };

  const findSession = (user: UserId): SampleSession | undefined =>
    user === 'patient' ? (session ?? startSession) : createSession(user);

  /** Restores a session of the scenario. Returns false if its account was deleted. */
  const restoreSession = async (user: UserId): Promise<boolean> => {
    const headers = { [tokenHeader]: findSession(user)?.token ?? sandboxUsers[user].token };
    return (await send(controlPaths.session, { method: 'POST', headers })).ok;
  };

  const sendWithToken = (call: SampleCall, token: string | undefined) => {
    const headers = [...call.headers];
    if (token !== undefined) headers.push([tokenHeader, token]);
    return send(apiRoot + call.url, toRequestInit({ ...call, headers }));
  };

  const clearSession = () => {
    session = undefined;
    endedTokens.clear();
  };

  const run = async (sample: SampleCall): Promise<SampleResponse> => {
    const call = resolveCapturedIds(sample, capturedIds);
    const { as: user, operation } = call;
    const start = performance.now();
    let used = user && findSession(user);
    const isEnded = used !== undefined && endedTokens.has(used.token);
    let response = await sendWithToken(call, used?.token);
    const errorCode = user && !response.ok ? (await readJson(response)).error : undefined;
    let isGone = errorCode === userGoneErrorCode;
    if (user && errorCode === unknownTokenErrorCode && !isEnded) {
      // The session was ended elsewhere, such as in the console. It is restored, because a login would register a
      // new user if the account was deleted.
      session = undefined;
      isGone = !(await restoreSession(user));
      if (!isGone) {
        used = findSession(user);
        response = await sendWithToken(call, used?.token);
      }
    }
    const duration = Math.round(performance.now() - start);
    if (response.ok && call.captures) captureIds(call, await readJson(response), capturedIds);
    const newSession = operation === 'createToken' ? await readSession(response) : undefined;
    if (newSession) {
      clearSession();
      session = newSession;
    }
    // Other pages and the console restore the sessions of the scenario, so a logout only affects this page.
    if (used && operation === 'invalidateToken' && response.ok) endedTokens.add(used.token);
    const withoutUser =
      findHeader(call, tokenHeader) === undefined ? 'without a token' : 'with the sample’s token';
    const isLoggedOut = isEnded && errorCode === unknownTokenErrorCode;
    const isSubstitute = (newSession ?? used)?.isSubstitute ?? false;
    const isNotCreated = !response.ok && usesMissingId(sample, capturedIds);
    const problem = findProblem({ isGone, isLoggedOut, isSubstitute, isNotCreated });
    const as = describeUser(used, isEnded) ?? withoutUser;
    return { call, as, token: used?.token, response, duration, problem };
  };

  return {
    run,
    reset: async (scenario) => {
      clearSession();
      capturedIds.clear();
      const response = await send(controlPaths.reset, {
        method: 'POST',
        ...(scenario && { body: JSON.stringify({ scenario }) }),
      });
      if (!response.ok) {
        throw new Error(`Expected the sandbox to be reset, found status ${response.status}`);
      }
    },
    clearSession,
    findScenario: async () =>
      (await readJson(await send(controlPaths.state, { method: 'GET' }))).scenario,
  };
}
