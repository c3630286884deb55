import { describe, expect, it } from 'vitest';
import type { ConsoleCall } from './console-call';
import { readResponseToken } from './read-response-token';

const createCall = (text: string, changes: object = {}): ConsoleCall => ({
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
  fileName: 'createCall.json',
  ...changes,
});

describe('readResponseToken', () => {
  it('returns the token of a login', async () => {
    expect(await readResponseToken(createCall('{"token":"abc"}'))).toBe('abc');
  });

  it.each([
    [
      'another call',
      createCall('{"token":"abc"}', { url: 'https://a.example/api/v2/token/update' }),
    ],
    [
      'a video token',
      createCall('{"token":"a"}', { url: 'https://a.example/api/v2/x/video-token' }),
    ],
    ['a refused login', createCall('{"token":"abc"}', { status: 405 })],
    ['a body that is not JSON', createCall('<html>')],
    ['a body without a token', createCall('[1]')],
    ['a token that is not a string', createCall('{"token":{}}')],
  ])('returns undefined for %s', async (_, call) => {
    expect(await readResponseToken(call)).toBeUndefined();
  });
});
