import type { HttpRequest } from '../../../api/call/api-call';
import { parseJson } from '../../../kit/files/parse-json';
import { isRecord } from '../../../kit/json/is-record';
import { apiRoot, tokenHeader } from '../../../sandbox/sandbox-protocol';
import type { ApiResponse } from '../../console/api-response';
import { loadRequestDescription } from '../../request/browser/load-request-description';
import { type Outcome, sendRequest } from '../../request/browser/send-request';
import { compareOutcome, type ValueComparison } from '../../request/compare-outcome';
import type { RequestDescription, RequestUser } from '../../request/request-description';
import { findHeader } from '../find-header';
import type { CallDetail } from '../view/traffic-messages';

/** A value of the request for which the sandbox has another one. */
export type MappedId = { field: string; from: string; to: string };

/** A call that was sent to the sandbox. */
export type Replay = {
  outcome: Outcome;
  description: RequestDescription;
  /** The sandbox's user whose token was sent; undefined without a token. */
  user: RequestUser | undefined;
  mapped: MappedId[];
  /** The first value that differs from the recorded response; undefined if it is the same, or was not recorded. */
  difference: ValueComparison | undefined;
};

/** Attempts: each maps one id that the sandbox doesn't have. */
const maxAttempts = 6;

/** The id that the sandbox does not have, from its error record. For a company, it is that of the request. */
function readMissingId(
  { content }: ApiResponse,
  body: string,
): { field: string; found: string } | undefined {
  const [record] = content.kind === 'json' ? content.values : [];
  if (!isRecord(record)) return undefined;
  const company = listIds(parseJson(body)).get('companyId');
  if (record.error === 'SANDBOX_FORBIDDEN' && company !== undefined)
    return { field: 'companyId', found: company };
  if (record.error !== 'SANDBOX_NOT_FOUND' || !isRecord(record.data)) return undefined;
  const { field, found } = record.data;
  return typeof field === 'string' && found !== undefined
    ? { field, found: String(found) }
    : undefined;
}

/** The name of a field that has an id. */
export const idName = /(?:^id|Ids?)$/;

/** The ids in a body, by the names of their fields. Of a list, those of its first item. */
function listIds(body: unknown): Map<string, string> {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const fields = isRecord(first) ? Object.entries(first) : [];
  return new Map(
    fields.flatMap(([name, value]) =>
      idName.test(name) && (typeof value === 'number' || typeof value === 'string')
        ? [[name, String(value)]]
        : [],
    ),
  );
}

/** Finds the ids of the first example that the sandbox accepts and that has a value of a field, and that value. */
function findExample(
  field: string,
  { presets }: RequestDescription,
): { to: string; ids: ReadonlyMap<string, string> } | undefined {
  const name = field.split(/[./]/).at(-1) ?? field;
  for (const { status, body, parameters } of presets) {
    if (status >= 400) continue;
    const ids = listIds(body);
    const to =
      ids.get(name) ??
      parameters[`path.${name}`] ??
      parameters[`query.${name}`] ??
      (name === 'id' || ids.size === 0 ? parameters['path.id'] : undefined);
    if (to !== undefined) return { to, ids };
  }
  return undefined;
}

/** Replaces ids where they are whole numbers, words, or segments, in one pass: a file can have thousands. */
const replaceIds = (
  text: string,
  ids: ReadonlyMap<string, MappedId>,
  onReplace: (id: MappedId) => void = () => {},
): string =>
  text.replace(/[\w.-]+/g, (word) => {
    const id = ids.get(word);
    if (id) onReplace(id);
    return id?.to ?? word;
  });

/** The headers that decide about the outcome. The token is one of the sandbox: no other is valid there. */
const listHeaders = ({ call }: CallDetail, token: string | undefined): HttpRequest['headers'] => [
  ...(call.request?.headers ?? []).flatMap(({ name, value }): HttpRequest['headers'] =>
    /^(?:accept|content-type)$/i.test(name) ? [[name, value]] : [],
  ),
  ...(token === undefined ? [] : [[tokenHeader, token] satisfies [string, string]]),
];

const readToken = ({ call }: CallDetail): string | undefined =>
  findHeader(call.request?.headers ?? [], tokenHeader)?.value.trim() || undefined;

/** What calls that are sent one after the other have in common. */
export type ReplaySession = {
  /** The ids for which the sandbox has others. */
  mapped: Map<string, MappedId>;
  /** The sandbox's users by the tokens of the recorded calls. */
  users: Map<string, string>;
  /** By the ids of operations. */
  descriptions: Map<string, RequestDescription>;
};

export const createReplaySession = (): ReplaySession => ({
  mapped: new Map(),
  users: new Map(),
  descriptions: new Map(),
});

/** Whether a call was sent without a token, which the check has found. A record such as a log has no tokens. */
const lacksToken = ({ findings }: CallDetail): boolean =>
  findings.some(({ ruleId }) => ruleId === 'missing-token' || ruleId === 'wrong-credential');

/** The user who sends a call: the one of the earlier calls with its token, or that of the example. */
function findUser(
  detail: CallDetail,
  { users, presets }: RequestDescription,
  session: ReplaySession,
): RequestUser | undefined {
  const token = readToken(detail);
  const exampleUser = users.find(({ id }) => id === presets[0]?.user);
  if (token === undefined) return lacksToken(detail) ? undefined : exampleUser;
  const user = users.find(({ id }) => id === session.users.get(token)) ?? exampleUser ?? users[0];
  if (user) session.users.set(token, user.id);
  return user;
}

/** Finds the first value in which the sandbox's response differs from the recorded one. */
function compare({ call }: CallDetail, response: ApiResponse): ValueComparison | undefined {
  const { status, body } = call.response ?? {};
  if (!status) return undefined;
  // Error records differ between the API and the sandbox, which has codes of its own.
  const expected = status < 400 ? parseJson(body?.content ?? '') : undefined;
  return compareOutcome({ status, expected }, response).find(({ isMet }) => !isMet);
}

/**
 * Sends a recorded call to the sandbox in this browser. If the sandbox does not have an id, that of its example replaces
 * it.
 * @param session the calls before it, whose ids and users it has, too
 */
export async function replayCall(
  operationId: string,
  detail: CallDetail,
  signal: AbortSignal,
  session: ReplaySession = createReplaySession(),
): Promise<Replay> {
  const description =
    session.descriptions.get(operationId) ?? (await loadRequestDescription(operationId));
  session.descriptions.set(operationId, description);
  const user = findUser(detail, description, session);
  const { request } = detail.call;
  const content = request?.body?.encoding === 'text' ? request.body.content : '';
  const mapped = new Set<MappedId>();
  const onReplace = (id: MappedId) => mapped.add(id);
  let path = replaceIds(detail.path, session.mapped, onReplace);
  let body = replaceIds(content, session.mapped, onReplace);
  const send = () =>
    sendRequest(
      {
        method: request?.method.toUpperCase() ?? 'GET',
        url: apiRoot + path,
        headers: listHeaders(detail, user?.token),
        ...(body !== '' && { body }),
      },
      apiRoot + path,
      user?.token,
      signal,
    );
  let outcome = await send();
  for (let attempt = 1; attempt < maxAttempts && outcome.state === 'completed'; attempt += 1) {
    const missing = readMissingId(outcome.response, body);
    const example = missing && findExample(missing.field, description);
    if (!missing || !example || example.to === missing.found) break;
    const found = { field: missing.field, from: missing.found, to: example.to };
    // The revision of an appointment belongs to its id.
    const stem = (found.field.split(/[./]/).at(-1) ?? '').replace(/Ids?$/, '');
    const others = [...listIds(parseJson(body))].flatMap(([field, from]): MappedId[] => {
      const to = stem !== '' && field.startsWith(stem) ? example.ids.get(field) : undefined;
      return to === undefined || to === from ? [] : [{ field, from, to }];
    });
    const ids = new Map([found, ...others].map((id) => [id.from, id]));
    for (const [from, id] of ids) {
      mapped.add(id);
      session.mapped.set(from, id);
    }
    path = replaceIds(path, ids);
    body = replaceIds(body, ids);
    outcome = await send();
  }
  const difference = outcome.state === 'completed' ? compare(detail, outcome.response) : undefined;
  return { outcome, description, user, mapped: [...mapped], difference };
}
