import { beforeEach } from 'vitest';
import { sandboxUsers } from '@/lib/api/users/users';
import { resetSandbox } from '@/lib/sandbox/browser/control-sandbox';
import { fetchFromSandbox } from '@/lib/sandbox/browser/sandbox-client';
import { apiRoot } from '@/lib/sandbox/sandbox-protocol';

/** Gives each test of a file the sandbox's everyday data. The sandbox runs in the page. */
export const resetSandboxBeforeEach = (): void => beforeEach(() => resetSandbox());

/** Sends a request to the sandbox: a GET request, or a POST request with a body. */
export const callSandbox = (
  path: string,
  body?: unknown,
  token: string = sandboxUsers.patient.token,
): Promise<Response> =>
  fetchFromSandbox(apiRoot + path, {
    headers: { 'X-Token': token, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

/** Changes the notes of an appointment, for which the sandbox sends a webhook. */
export const changeNotes = (notes: string) =>
  callSandbox('/appointment', { appointmentId: 70412, notes });
