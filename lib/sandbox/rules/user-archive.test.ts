import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';

const email = 'dana@example.com';
const password = 'correct-horse-battery';

describe('GET /token/user-data.zip', () => {
  async function download(sandbox: TestSandbox, token: string = tokens.dana) {
    const answer = await sandbox.call('downloadUserData', { token });
    await expectToSatisfyApiSpec('downloadUserData', answer);
    const archive = unzipSync(new Uint8Array(await answer.response.arrayBuffer()));
    const files = Object.fromEntries(
      Object.entries(archive).map(([name, content]) => [name, new TextDecoder().decode(content)]),
    );
    return { answer, files };
  }

  it('is an archive of JSON files with the data of the user', async () => {
    const { answer, files } = await download(createTestSandbox());
    expect(answer.response.headers.get('content-type')).toBe('application/zip');
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

  it('holds no password and no token', async () => {
    const { files } = await download(createTestSandbox());
    const text = Object.values(files).join('\n');
    expect(text).not.toContain(password);
    expect(text).not.toContain(tokens.dana);
  });

  it('of a user without anything is an archive as well', async () => {
    const sandbox = createTestSandbox();
    const { json } = await sandbox.call('createToken', { token: null, body: {} });
    const { files } = await download(sandbox, Object(json).token);
    expect(JSON.parse(files['people.json'] ?? '')).toEqual([]);
  });
});
