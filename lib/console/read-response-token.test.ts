import { describe, expect, it } from 'vitest';
import type { ConsoleCall } from './console-call';
import { readResponseToken } from './read-response-token';

const answer = (text: string, changed: object = {}): ConsoleCall => ({
  method: 'POST',
  url: 'https://docs.example.com/sandbox/api/v2/token',
  hasToken: false,
  isSandbox: true,
  state: 'answered',
  status: 200,
  statusText: 'OK',
  duration: 3,
  headers: [],
  body: new Blob([text]),
  fileName: 'answer.json',
  ...changed,
});

describe('the token of an answer', () => {
  it('is read off a log-in', async () => {
    expect(await readResponseToken(answer('{"token":"abc"}'))).toBe('abc');
  });

  it.each([
    ['another call', answer('{"token":"abc"}', { url: 'https://a.example/api/v2/token/update' })],
    ['a video token', answer('{"token":"a"}', { url: 'https://a.example/api/v2/x/video-token' })],
    ['a refused log-in', answer('{"token":"abc"}', { status: 405 })],
    ['a body that is no JSON', answer('<html>')],
    ['a body without a token', answer('[1]')],
    ['a token that is no text', answer('{"token":{}}')],
  ])('is not read off %s', async (_, call) => {
    expect(await readResponseToken(call)).toBeUndefined();
  });
});
