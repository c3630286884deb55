import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

const email = 'dana@example.com';
const password = 'correct-horse-battery';

describe('GET /token/user-data.zip', () => {
  async function download(sandbox: TestSandbox, token: string = tokens.patient) {
    const { response } = await callAndValidate(sandbox, 'downloadUserData', { token });
    const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const files = Object.fromEntries(
      Object.entries(archive).map(([name, content]) => [name, new TextDecoder().decode(content)]),
    );
    return { response, files };
  }

  it('returns an archive of JSON files with the data of the user', async () => {
    const { response, files } = await download(createTestSandbox());
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'appointments.json',
      'companies.json',
      'insurer-contacts.json',
      'messages.json',
      'people.json',
      'policies.json',
    ]);
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email, subscriberId: 48213 });
    expect(JSON.parse(files['policies.json'] ?? '')).toEqual(
      expect.arrayContaining([expect.objectContaining({ policyNumber: 'TRV-0020417' })]),
    );
  });

  it('contains no password and no token', async () => {
    const { files } = await download(createTestSandbox());
    const text = Object.values(files).join('\n');
    expect(text).not.toContain(password);
    expect(text).not.toContain(tokens.patient);
  });

  it('returns an archive for a user without data', async () => {
    const sandbox = createTestSandbox();
    const { json } = await sandbox.call('createToken', { token: null, body: {} });
    const { token } = z.object({ token: z.string() }).parse(json);
    const { files } = await download(sandbox, token);
    expect(JSON.parse(files['people.json'] ?? '')).toEqual([]);
  });
});
