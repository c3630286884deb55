import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';

async function download(id: 'downloadFile' | 'downloadAsset', name: string, accept?: string) {
  const answer = await createTestSandbox().call(id, {
    path: { name },
    token: null,
    headers: accept === undefined ? {} : { Accept: accept },
  });
  await expectToSatisfyApiSpec(id, answer);
  return answer;
}

const bytesOf = async ({ response }: { response: Response }) =>
  new Uint8Array(await response.arrayBuffer());

describe('a file', () => {
  it('is downloaded without a token', async () => {
    const answer = await download('downloadFile', 'visit-summary-70412.pdf', 'application/pdf');
    expect(answer.status).toBe(200);
    expect(answer.response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await bytesOf(answer)).toString('latin1', 0, 8)).toBe('%PDF-1.4');
  });

  it('is refused where the Accept header leaves out its type', async () => {
    const answer = await download('downloadFile', 'visit-summary-70412.pdf', 'image/*');
    expect(answer.json).toMatchObject({
      error: 'SANDBOX_NOT_ACCEPTABLE',
      data: { field: 'Accept', help: 'Send Accept: application/pdf.' },
    });
  });

  it('is refused where nothing has its name', async () => {
    const answer = await download('downloadFile', '../no (such) file %.pdf');
    expect(answer.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'name' } });
  });
});

describe('an asset', () => {
  it('is an image', async () => {
    const answer = await download('downloadAsset', 'clinic-logo.png', 'image/*');
    expect(answer.response.headers.get('content-type')).toBe('image/png');
    expect(imageSize(await bytesOf(answer))).toMatchObject({ type: 'png', width: 256 });
  });

  it('is not a file, and the refusal says where it is', async () => {
    const answer = await download('downloadFile', 'clinic-logo.png');
    expect(answer.json).toMatchObject({
      data: { help: 'It is there under GET /asset/clinic-logo.png.' },
    });
  });

  it('may be downloaded with a token too', async () => {
    const { status } = await createTestSandbox().call('downloadAsset', {
      path: { name: 'clinic-logo.png' },
      token: tokens.dana,
    });
    expect(status).toBe(200);
  });
});
