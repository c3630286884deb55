import { describe, expect, it } from 'vitest';
import { readStepResponse } from './read-step-response';

const read = async (body: string | Uint8Array<ArrayBuffer> | null, type?: string) =>
  (await readStepResponse(new Response(body, type ? { headers: { 'Content-Type': type } } : {})))
    .body;

describe('the body of a step’s response', () => {
  it('is a value if it is JSON', async () => {
    expect(await read('{"a":[1]}', 'application/json; charset=utf-8')).toEqual({ a: [1] });
  });

  it('is text if it is text or has parts', async () => {
    expect(await read('a,b\r\n', 'text/csv')).toBe('a,b\r\n');
    expect(await read('--part', 'multipart/mixed; boundary=part')).toBe('--part');
  });

  it('is described as a text if it is another file', async () => {
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 255]);
    expect(await read(zip, 'application/zip')).toBe('A file of type application/zip with 5 bytes.');
  });

  it('is empty if there is none', async () => {
    expect(await read(null)).toBe('');
  });
});
