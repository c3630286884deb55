import { sandboxTokens } from '../sandbox/credentials';
import { apiRoot, controlPaths } from '../sandbox/protocol';
import type { SampleCall } from './sample-call';

/** Sends a request to the sandbox: `/api/v2/appointments`. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** What a call of a sample came to. */
export type SampleAnswer = {
  call: SampleCall;
  /** In whose name it was made: `as Dana Example`. */
  as: string;
  response: Response;
  /** Milliseconds that the answer took. */
  duration: number;
};

type Session = { token: string; as: string };

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
  const { token, firstName, lastName, email } = await readJson(response);
  if (typeof token !== 'string' || token === '') return undefined;
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  return { token, as: `as ${name || String(email)}` };
}

export type SampleRunner = {
  run: (call: SampleCall) => Promise<SampleAnswer>;
  /** Puts the sandbox back to its beginning. */
  reset: () => Promise<void>;
};

/**
 * Runs samples as a reader of a page would: with the token of the page's last log-in, else with one of the
 * sandbox's own.
 */
export function createSampleRunner(send: Send): SampleRunner {
  /** What the page's samples logged in as. */
  let session: Session | undefined;

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

  const run = async (call: SampleCall): Promise<SampleAnswer> => {
    const { as: who, operation } = call;
    const start = performance.now();
    let used = who && findSession(who);
    let response = await sendAs(call, used?.token ?? call.token);
    if (who && !response.ok && (await readJson(response)).error === 'SANDBOX_TOKEN_UNKNOWN') {
      // The session was ended elsewhere, in the console for one. Logging in would register a deleted user anew.
      session = undefined;
      if (await reopen(who)) {
        used = findSession(who);
        response = await sendAs(call, used.token);
      }
    }
    const duration = Math.round(performance.now() - start);
    const begun = operation === 'createToken' ? await readSession(response) : undefined;
    if (begun) session = begun;
    if (who && operation === 'invalidateToken' && response.ok) {
      // Other samples, the cases and the console need the session that the sandbox begins with.
      session = undefined;
      await reopen(who);
    }
    const made = call.token === undefined ? 'without a token' : 'with the token of the sample';
    return { call, as: used?.as ?? made, response, duration };
  };

  return {
    run,
    reset: async () => {
      session = undefined;
      const response = await send(controlPaths.reset, { method: 'POST' });
      if (!response.ok) throw new Error(`The sandbox was not reset, status ${response.status}`);
    },
  };
}
