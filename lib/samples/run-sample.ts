import { danaAccount, sandboxTokens } from '../sandbox/sandbox-credentials';
import {
  apiRoot,
  controlPaths,
  unknownTokenErrorCode,
  userGoneErrorCode,
} from '../sandbox/sandbox-protocol';
import type { ScenarioName } from '../sandbox/scenarios';
import type { SampleCall } from './sample-call';

/** Sends a request to the sandbox: `/api/v2/appointments`. */
export type SendToSandbox = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Why an answer may not be the one that the page speaks of: a sample of the page logged out before, the user was
 * deleted, or the log-in has registered somebody with the address of the deleted user.
 */
export type SampleProblem = 'logged-out' | 'gone' | 'stand-in';

/** What a call of a sample came to. */
export type SampleResponse = {
  call: SampleCall;
  /** In whose name it was made: `as Dana Example`. */
  as: string;
  /** The sandbox's own token that it was sent with, where it was sent with one. */
  token?: string;
  response: Response;
  /** Milliseconds that the answer took. */
  duration: number;
  problem?: SampleProblem;
};

type Session = { token: string; as: string; isStandIn?: boolean };

/** The users of the sandbox in whose names samples are run. */
const users = {
  user: { token: sandboxTokens.dana, as: 'as Dana Example' },
  carrier: { token: sandboxTokens.carrier, as: 'as the carrier user' },
} as const;
type Who = keyof typeof users;

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await response.clone().json());
  } catch {
    return {};
  }
}

/** The session that an answer of createToken begins, where it has one. */
async function readSession(response: Response): Promise<Session | undefined> {
  if (!response.ok) return undefined;
  const { token, firstName, lastName, email, subscriberId } = await readJson(response);
  if (typeof token !== 'string' || token === '') return undefined;
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  const isStandIn = email === danaAccount.email && subscriberId !== danaAccount.id;
  return { token, as: `as ${name || String(email)}`, isStandIn };
}

function findTrouble(found: Record<'isGone' | 'isLoggedOut' | 'isStandIn', boolean>) {
  if (found.isGone) return 'gone';
  if (found.isLoggedOut) return 'logged-out';
  return found.isStandIn ? 'stand-in' : undefined;
}

const nameUser = (used: Session | undefined, isEnded: boolean): string | undefined =>
  used && (isEnded ? 'with the token that was logged out' : used.as);

export type SampleRunner = {
  run: (call: SampleCall) => Promise<SampleResponse>;
  /** Puts the sandbox back to its beginning, or to that of another scenario. */
  reset: (scenario?: ScenarioName) => Promise<void>;
  /** Lets the page's samples be run after a log-out as if they were the first ones. */
  clearSession: () => void;
  /** The name of the scenario that answers. */
  findScenario: () => Promise<unknown>;
};

/**
 * Runs samples as a reader of a page would: with the token of the page's last log-in, else with one of the
 * sandbox's own.
 */
export function createSampleRunner(send: SendToSandbox): SampleRunner {
  /** What the page's samples logged in as. */
  let session: Session | undefined;
  /** The tokens with which the page's samples logged out. They stay in use, so that the reader sees them refused. */
  const ended = new Set<string>();

  const findSession = (who: Who): Session => (who === 'user' && session) || users[who];

  /** Opens the session that the sandbox began with, where it was ended. It fails where its account was deleted. */
  const reopen = async (who: Who): Promise<boolean> => {
    const headers = { 'X-Token': users[who].token };
    return (await send(controlPaths.session, { method: 'POST', headers })).ok;
  };

  const sendAs = ({ method, path, accept, body }: SampleCall, token: string | undefined) =>
    send(apiRoot + path, {
      method,
      headers: {
        ...(token !== undefined && { 'X-Token': token }),
        ...(accept && { Accept: accept }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const startAnew = () => {
    session = undefined;
    ended.clear();
  };

  const run = async (call: SampleCall): Promise<SampleResponse> => {
    const { as: who, operation } = call;
    const start = performance.now();
    let used = who && findSession(who);
    const isEnded = used !== undefined && ended.has(used.token);
    let response = await sendAs(call, used?.token ?? call.token);
    const refusal = who && !response.ok ? (await readJson(response)).error : undefined;
    let isGone = refusal === userGoneErrorCode;
    if (who && refusal === unknownTokenErrorCode && !isEnded) {
      // The session was ended elsewhere, in the console for one. Logging in would register a deleted user anew.
      session = undefined;
      isGone = !(await reopen(who));
      if (!isGone) {
        used = findSession(who);
        response = await sendAs(call, used.token);
      }
    }
    const duration = Math.round(performance.now() - start);
    const begun = operation === 'createToken' ? await readSession(response) : undefined;
    if (begun) {
      startAnew();
      session = begun;
    }
    // Other pages and the console open the session again that the sandbox begins with.
    if (used && operation === 'invalidateToken' && response.ok) ended.add(used.token);
    const made = call.token === undefined ? 'without a token' : 'with the token of the sample';
    const isLoggedOut = isEnded && refusal === unknownTokenErrorCode;
    const isStandIn = (begun ?? used)?.isStandIn ?? false;
    const trouble = findTrouble({ isGone, isLoggedOut, isStandIn });
    const as = nameUser(used, isEnded) ?? made;
    return { call, as, token: used?.token, response, duration, problem: trouble };
  };

  return {
    run,
    reset: async (scenario) => {
      startAnew();
      const response = await send(controlPaths.reset, {
        method: 'POST',
        ...(scenario && { body: JSON.stringify({ scenario }) }),
      });
      if (!response.ok) throw new Error(`The sandbox was not reset, status ${response.status}`);
    },
    clearSession: startAnew,
    findScenario: async () =>
      (await readJson(await send(controlPaths.state, { method: 'GET' }))).scenario,
  };
}
