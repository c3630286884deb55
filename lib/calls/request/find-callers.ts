import { toRequestInit } from '../../api/call/api-call';
import type { Operation } from '../../api/description/operations';
import { nobody } from '../../api/users/nobody';
import { userList } from '../../api/users/users';
import { isRecord } from '../../kit/json/is-record';
import { createSandbox } from '../../sandbox/create-sandbox';
import { createSandboxApp } from '../../sandbox/http/sandbox-app';
import { apiRoot, refusalStatus, sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import { createHttpRequest } from './http-request';
import type { RequestDescription, RequestUser } from './request-description';
import type { RequestDraft } from './request-draft';

/** The users that a reader can always select. */
export const roleUsers: readonly RequestUser[] = userList.map(
  ({ id, name, description, label, token }) => ({
    id,
    name: `${name}, ${description}`,
    label,
    token,
  }),
);

/** The outcome of a request, as far as two requests with the same effect have it in common. */
export type RequestEffect = {
  status: number;
  /** The names of the response's fields, and the tables of the changed records. */
  summary: string;
};

async function readFieldNames(response: Response): Promise<string[]> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return [];
  const value: unknown = await response.json();
  return isRecord(value) ? Object.keys(value).sort() : [];
}

/** Sends a draft to a new sandbox. */
export async function tryDraft(
  description: RequestDescription,
  draft: RequestDraft,
): Promise<RequestEffect> {
  const app = createSandboxApp(createSandbox());
  const token = description.users.find(({ id }) => id === draft.user)?.token;
  const base = `https://sandbox.example.com${apiRoot}`;
  const request = createHttpRequest(description, draft, base, token);
  const response = await app.fetch(new Request(request.url, toRequestInit(request)));
  const changes = (response.headers.get(sandboxChangesHeader) ?? '').replace(/ \S+ /g, ' ');
  const summary = [...(await readFieldNames(response)), changes].join(' ');
  return { status: response.status, summary };
}

/**
 * Returns the first user with whom a request succeeds, and the status; the first user with the status of the refusal if
 * there is none. Operations that need no token are tried without one first.
 */
export async function findAllowedUser(
  description: RequestDescription,
  draft: RequestDraft,
  { source }: Operation,
): Promise<{ user: string; status: number }> {
  const roles = roleUsers.map(({ id }) => id);
  // An operation for carrier users is described as such; other users get 403.
  const isForCarriers = source['x-visible-to']?.includes('Insurance carrier users') ?? false;
  const ordered = isForCarriers ? ['carrier', ...roles] : roles;
  const candidates = description.token === 'required' ? ordered : [nobody, ...ordered];
  let refusal: { user: string; status: number } | undefined;
  for (const user of candidates) {
    const { status } = await tryDraft(description, { ...draft, user });
    if (status < 400) return { user, status };
    refusal ??= { user, status };
  }
  return refusal ?? { user: nobody, status: refusalStatus };
}
