import { describe, expect, it } from 'vitest';
import type { ConsoleCall } from './console-call';
import { readSessionEnd } from './read-session-end';

const answer = (path: string, changed: object = {}): ConsoleCall => ({
  method: 'POST',
  url: `https://docs.example.com/sandbox/api/v2${path}`,
  hasToken: true,
  isSandbox: true,
  state: 'answered',
  status: 204,
  statusText: 'No Content',
  duration: 3,
  headers: [],
  body: new Blob([]),
  fileName: 'answer.bin',
  ...changed,
});

const refusal = (error: string, changed: object = {}) =>
  answer('/token/update', { status: 405, errorSummary: { error }, ...changed });

describe('the end of a session', () => {
  it('is a log-out that was answered, on any server', () => {
    expect(readSessionEnd(answer('/token/invalidate'))).toBe('logged-out');
    const elsewhere = { url: 'https://a.example/api/v2/token/invalidate', isSandbox: false };
    expect(readSessionEnd(answer('', { ...elsewhere, status: 200 }))).toBe('logged-out');
  });

  it('is the deletion of its user', () => {
    expect(readSessionEnd(answer('/token/delete-user'))).toBe('deleted');
  });

  it('is told by the sandbox where its user is gone', () => {
    expect(readSessionEnd(refusal('SANDBOX_USER_GONE'))).toBe('gone');
  });

  it.each([
    ['a log-out without a token', answer('/token/invalidate', { hasToken: false })],
    ['a log-out that was refused', answer('/token/invalidate', { status: 405 })],
    ['another call', answer('/token/update', { status: 200 })],
    ['another refusal', refusal('SANDBOX_TOKEN_UNKNOWN')],
    ['what another server says', refusal('SANDBOX_USER_GONE', { isSandbox: false })],
  ])('is not %s', (_, call) => {
    expect(readSessionEnd(call)).toBeUndefined();
  });
});
