import { zlibSync } from 'fflate';

/** Pixels of a side, and the radius of the square's corners. */
const side = 256;
const radius = 48;

/** Half the width and half the length of the white cross in the middle. */
const cross = { width: 22, length: 70 };

const fallback = '#475569';

/** What a pixel is: its number in the palette. */
const transparent = 0;
const coloured = 1;
const white = 2;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The check sum of a part of a PNG (CRC-32). */
function sumUp(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** A part of a PNG: length, name, content, check sum. */
function writeChunk(name: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(content.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(content, 8);
  view.setUint32(content.length + 8, sumUp(chunk.subarray(4, content.length + 8)));
  return chunk;
}

function pickPixel(x: number, y: number): number {
  const [fromMiddleX, fromMiddleY] = [x, y].map((value) => Math.abs(value + 0.5 - side / 2));
  if (fromMiddleX === undefined || fromMiddleY === undefined) return coloured;
  const straight = side / 2 - radius;
  const isOutside =
    Math.hypot(Math.max(0, fromMiddleX - straight), Math.max(0, fromMiddleY - straight)) > radius;
  if (isOutside) return transparent;
  const short = Math.min(fromMiddleX, fromMiddleY);
  const long = Math.max(fromMiddleX, fromMiddleY);
  return short <= cross.width && long <= cross.length ? white : coloured;
}

/** Each row begins with its filter: none. */
function drawPixels(): Uint8Array {
  const pixels = new Uint8Array(side * (side + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) pixels[y * (side + 1) + x + 1] = pickPixel(x, y);
  }
  return pixels;
}

const readColour = (colour: string): number[] => {
  const known = /^#[0-9a-f]{6}$/i.test(colour) ? colour : fallback;
  return [1, 3, 5].map((start) => Number.parseInt(known.slice(start, start + 2), 16));
};

/**
 * A PNG of 256 by 256 pixels: a rounded square of a colour with a white cross, on nothing.
 * @param colour as `#rrggbb`; anything else counts as grey
 */
export function createPng(colour = fallback): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  // Eight bits per pixel, each the number of a colour in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Uint8Array.from([255, 255, 255, ...readColour(colour), 255, 255, 255]);
  const parts = [
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    writeChunk('IHDR', header),
    writeChunk('PLTE', palette),
    writeChunk('tRNS', Uint8Array.from([0])),
    writeChunk('IDAT', zlibSync(drawPixels())),
    writeChunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}
