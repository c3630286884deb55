import { describe, expect, it } from 'vitest';
import type { ConsoleCall } from './console-call';
import { readSessionEnd } from './read-session-end';

type Changes = Partial<{
  status: number;
  error: string;
  url: string;
  token: string | undefined;
  isSandbox: boolean;
}>;

const createCall = (
  path: string,
  { status = 204, error, ...changes }: Changes = {},
): ConsoleCall => ({
  operationId: 'a',
  method: 'POST',
  url: `https://docs.example.com/sandbox/api/v2${path}`,
  token: 'abc',
  isSandbox: true,
  ...changes,
  state: 'completed',
  response: {
    status,
    statusText: '',
    duration: 3,
    headers: [],
    body: new Blob([]),
    fileName: 'a.bin',
    content: { kind: 'none' },
    errorSummary: error === undefined ? undefined : { error },
    changes: [],
  },
});

const createRefusedCall = (error: string, changes: Changes = {}) =>
  createCall('/token/update', { status: 405, error, ...changes });

describe('readSessionEnd', () => {
  it('recognizes a successful logout on any server', () => {
    expect(readSessionEnd(createCall('/token/invalidate'))).toBe('logged-out');
    const elsewhere = { url: 'https://a.example/api/v2/token/invalidate', isSandbox: false };
    expect(readSessionEnd(createCall('', { ...elsewhere, status: 200 }))).toBe('logged-out');
  });

  it('recognizes the deletion of the user', () => {
    expect(readSessionEnd(createCall('/token/delete-user'))).toBe('deleted');
  });

  it('recognizes the sandbox error for a missing user', () => {
    expect(readSessionEnd(createRefusedCall('SANDBOX_USER_GONE'))).toBe('gone');
  });

  it.each([
    ['a logout without a token', createCall('/token/invalidate', { token: undefined })],
    ['a refused logout', createCall('/token/invalidate', { status: 405 })],
    ['another call', createCall('/token/update', { status: 200 })],
    ['another error', createRefusedCall('SANDBOX_TOKEN_UNKNOWN')],
    [
      'the same error from another server',
      createRefusedCall('SANDBOX_USER_GONE', { isSandbox: false }),
    ],
  ])('returns undefined for %s', (_, call) => {
    expect(readSessionEnd(call)).toBeUndefined();
  });
});
