import { afterEach, describe, expect, it, vi } from 'vitest';
import { readText } from '../../lib/kit/files/project-files';
import { importSource, readSample } from '../support/import-sample';
import { createTestSandbox, tokens } from '../support/sandbox/test-sandbox';

const page = 'content/docs/doctor-app/api-making-calls.mdx';
const source = readSample(page, 'call.ts');
/** The calls in the list below the function. */
const lines = [...readText(page).matchAll(/`await (call\(.+?\))`/g)].map(([, line = '']) => line);

/** Runs a call with the function of the page. Returns the requests that it sends to the sandbox. */
async function runCall(line: string): Promise<Array<{ call: string; token: string | null }>> {
  const sandbox = createTestSandbox();
  const requests: Array<{ call: string; token: string | null }> = [];
  vi.stubEnv('BASE_URL', 'http://sandbox/api/v2');
  vi.stubEnv('TOKEN', tokens.patient);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const call = `${request.method} ${new URL(url).pathname.replace('/api/v2', '')}`;
    requests.push({ call, token: request.headers.get('X-Token') });
    return sandbox.fetch(request);
  });
  const program = `${source}\nexport const run = () => ${line};`;
  const { run } = await importSource<{ run: () => Promise<unknown> }>(program);
  await run();
  return requests;
}

describe('the function for all calls', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('has four calls as examples', () => {
    expect(lines).toHaveLength(4);
  });

  it.each([
    ['GET /appointments/70412', tokens.patient],
    ['POST /token/policies', tokens.patient],
    ['POST /token/invalidate', tokens.patient],
    ['POST /token/reset-password', null],
  ])('sends %s with the token %s', async (call, token) => {
    const path = call.split(' ')[1] ?? '';
    const line = lines.find((candidate) => candidate.includes(`'${path}`)) ?? '';
    expect(await runCall(line)).toEqual([{ call, token }]);
  });

  it('throws what the error record says', async () => {
    await expect(runCall("call('GET', '/appointments/1')")).rejects.toThrow(
      /^GET \/appointments\/1: 405 There is no appointment 1 .*\(trace sandbox-\d+ at \S+\)$/,
    );
  });
});
