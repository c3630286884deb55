import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';

async function download(id: 'downloadFile' | 'downloadAsset', name: string, accept?: string) {
  return callAndValidate(createTestSandbox(), id, {
    path: { name },
    token: null,
    headers: accept === undefined ? {} : { Accept: accept },
  });
}

const readBytes = async ({ response }: { response: Response }) =>
  new Uint8Array(await response.arrayBuffer());

describe('a file', () => {
  it('is downloaded without a token', async () => {
    const result = await download('downloadFile', 'visit-summary-70412.pdf', 'application/pdf');
    expect(result.status).toBe(200);
    expect(result.response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await readBytes(result)).toString('latin1', 0, 8)).toBe('%PDF-1.4');
  });

  it('is refused if the Accept header excludes its type', async () => {
    const result = await download('downloadFile', 'visit-summary-70412.pdf', 'image/*');
    expect(result.json).toMatchObject({
      error: 'SANDBOX_NOT_ACCEPTABLE',
      data: { field: 'Accept', help: 'Send Accept: application/pdf.' },
    });
  });

  it('is refused if its name is unknown', async () => {
    const result = await download('downloadFile', '../no (such) file %.pdf');
    expect(result.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'name' } });
  });
});

describe('an asset', () => {
  it('is an image', async () => {
    const result = await download('downloadAsset', 'clinic-logo.png', 'image/*');
    expect(result.response.headers.get('content-type')).toBe('image/png');
    expect(imageSize(await readBytes(result))).toMatchObject({ type: 'png', width: 256 });
  });

  it('is not served as a file, and the error record contains its endpoint', async () => {
    const result = await download('downloadFile', 'clinic-logo.png');
    expect(result.json).toMatchObject({
      data: { help: 'It is available at GET /asset/clinic-logo.png.' },
    });
  });

  it('can also be downloaded with a token', async () => {
    const { status } = await createTestSandbox().call('downloadAsset', {
      path: { name: 'clinic-logo.png' },
      token: tokens.patient,
    });
    expect(status).toBe(200);
  });
});
