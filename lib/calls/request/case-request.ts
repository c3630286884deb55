import type { HttpRequest } from '../../api/call/api-call';
import { apiRoot } from '../../sandbox/sandbox-protocol';
import { createHttpRequest } from './http-request';
import type { RequestDescription } from './request-description';
import { draftPreset } from './request-draft';

/** The file with the requests of all sandbox cases, without the base URL. */
export const caseRequestsPath = '/requests/sandbox-cases.json';

/** The request of a sandbox case, with its documented outcome. */
export type CaseRequest = {
  id: string;
  request: HttpRequest;
  /** The token of the user, whose session is restored if it has ended. */
  token?: string | undefined;
  status: number;
  expected?: unknown;
};

/** Returns the requests of the cases of an operation. */
export function listCaseRequests(description: RequestDescription): CaseRequest[] {
  return description.presets
    .filter(({ group }) => group === 'case')
    .map((preset) => {
      const token = description.users.find(({ id }) => id === preset.user)?.token;
      const request = createHttpRequest(description, draftPreset(preset), apiRoot, token);
      return { id: preset.id, request, token, status: preset.status, expected: preset.expected };
    });
}
