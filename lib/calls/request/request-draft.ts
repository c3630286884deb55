import { nobody } from '../../api/users/nobody';
import { writeExactJson } from '../../kit/json/exact-json';
import { formatValue } from '../../kit/json/format-value';
import { isRecord, isTextRecord } from '../../kit/json/is-record';
import type { RequestDescription, RequestPreset } from './request-description';

/** The value of `server` for the sandbox in the browser. */
export const sandboxServer = 'sandbox';
/** The value of `user` for a request with the reader's own token. */
export const ownToken = 'own';

/** What the reader has entered, without a token. */
export type RequestDraft = {
  /** `sandbox`, or the base URL of a server. */
  server: string;
  /** The id of a sandbox user, `nobody`, or `own`. */
  user: string;
  /** The texts of the fields, by `{location}.{name}`. An empty one is not sent. */
  parameters: Record<string, string>;
  /** The JSON text of the body. An empty one is not sent. */
  body: string;
};

export const formatBody = (body: unknown): string =>
  body === undefined ? '' : writeExactJson(body, 2);

/** The draft of a preset. */
export const draftPreset = ({ user, parameters, body, isText }: RequestPreset): RequestDraft => ({
  server: sandboxServer,
  user,
  parameters,
  body: isText ? formatValue(body) : formatBody(body),
});

/** The draft on a site without a sandbox: it is sent to the first server, with the reader's token if it needs one. */
function withoutSandbox(
  draft: RequestDraft,
  {
    hasSandbox = true,
    servers,
    token,
  }: Pick<RequestDescription, 'hasSandbox' | 'servers' | 'token'>,
): RequestDraft {
  const [server] = servers;
  if (hasSandbox || !server) return draft;
  return { ...draft, server: server.url, user: token === 'required' ? ownToken : nobody };
}

/**
 * The draft of an example, sent as another user than the one for whom it works. The users of cases are part of them, and
 * operations that need no token are not sent with one.
 * @param user the id of a sandbox user, or `nobody`; undefined for the example's own user
 */
export function draftExample(
  preset: RequestPreset,
  description: RequestDescription,
  user: string | undefined,
): RequestDraft {
  const { token, users } = description;
  const draft = withoutSandbox(draftPreset(preset), description);
  const known = [nobody, ...users.map(({ id }) => id)].find((id) => id === user);
  const isReplaced = known !== undefined && preset.group === 'example' && token === 'required';
  return isReplaced ? { ...draft, user: known } : draft;
}

/**
 * The draft with which the panel of an operation opens.
 * @param user as whom it is sent; undefined for the user for whom the first example works
 */
export function createDraft(description: RequestDescription, user?: string): RequestDraft {
  const [first] = description.presets;
  return first
    ? draftExample(first, description, user)
    : withoutSandbox(
        { server: sandboxServer, user: nobody, parameters: {}, body: '' },
        description,
      );
}

/** Returns whether two drafts send the same request as the same user. */
export const isSameDraft = (one: RequestDraft, other: RequestDraft): boolean =>
  one.user === other.user &&
  one.body === other.body &&
  JSON.stringify(Object.entries(one.parameters).sort()) ===
    JSON.stringify(Object.entries(other.parameters).sort());

/** Selects a server. A server other than the sandbox gets no token of a sandbox user. */
export function selectServer(draft: RequestDraft, server: string): RequestDraft {
  const keepsUser = server === sandboxServer || draft.user === nobody || draft.user === ownToken;
  return { ...draft, server, user: keepsUser ? draft.user : ownToken };
}

/**
 * Parses a draft from a link or from storage, which are untrusted. Servers and users that the operation does not have
 * are replaced, so that a link cannot choose where a token goes.
 * @returns undefined if it is no draft
 */
export function parseDraft(
  value: unknown,
  description: RequestDescription,
): RequestDraft | undefined {
  if (!isRecord(value) || !isTextRecord(value.parameters)) return undefined;
  const { servers, users, parameters, hasSandbox = true } = description;
  const { server, user, body, parameters: texts } = value;
  if (typeof body !== 'string') return undefined;
  const known = new Set(parameters.map(({ in: location, name }) => `${location}.${name}`));
  const draft: RequestDraft = {
    server: sandboxServer,
    user: [nobody, ownToken, ...users.map(({ id }) => id)].find((id) => id === user) ?? nobody,
    parameters: Object.fromEntries(Object.entries(texts).filter(([key]) => known.has(key))),
    body,
  };
  if (servers.some(({ url }) => url === server)) return selectServer(draft, String(server));
  return hasSandbox ? draft : { ...draft, server: servers[0]?.url ?? draft.server };
}
