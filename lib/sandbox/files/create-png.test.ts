import { crc32 } from 'node:zlib';
import { unzlibSync } from 'fflate';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { createPng } from './create-png';

/** The parts of a PNG by their names, and whether each check sum is right. */
function readChunks(
  file: Uint8Array,
): Array<{ name: string; content: Uint8Array; isRight: boolean }> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [];
  for (let offset = 8; offset < file.length; ) {
    const end = offset + 8 + view.getUint32(offset);
    chunks.push({
      name: Buffer.from(file.subarray(offset + 4, offset + 8)).toString('latin1'),
      content: file.subarray(offset + 8, end),
      isRight: crc32(file.subarray(offset + 4, end)) === view.getUint32(end),
    });
    offset = end + 4;
  }
  return chunks;
}

const pixelAt = (pixels: Uint8Array, x: number, y: number) => pixels[y * 257 + x + 1];

describe('a PNG', () => {
  it('is an image of 256 by 256 pixels', () => {
    expect(imageSize(createPng('#2563eb'))).toMatchObject({ width: 256, height: 256, type: 'png' });
  });

  it('has its parts in order, with right check sums', () => {
    const chunks = readChunks(createPng());
    expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    expect(chunks.every(({ isRight }) => isRight)).toBe(true);
  });

  it('is a square of the colour with round corners and a white cross', () => {
    const chunks = readChunks(createPng('#2563eb'));
    const palette = chunks.find(({ name }) => name === 'PLTE')?.content ?? new Uint8Array();
    expect([...palette.subarray(3, 6)]).toEqual([0x25, 0x63, 0xeb]);
    const pixels = unzlibSync(
      chunks.find(({ name }) => name === 'IDAT')?.content ?? new Uint8Array(),
    );
    expect(pixels).toHaveLength(256 * 257);
    expect(pixelAt(pixels, 0, 0)).toBe(0);
    expect(pixelAt(pixels, 128, 2)).toBe(1);
    expect(pixelAt(pixels, 128, 80)).toBe(2);
    expect(pixelAt(pixels, 80, 80)).toBe(1);
  });

  it('is grey where its colour is none', () => {
    expect(createPng('red')).toEqual(createPng());
  });
});
