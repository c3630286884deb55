import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImages } from '../build/checks/mdx/check-images';
import { switchProject } from '../kit/files/project-files';
import { findImageFile, measureImage } from './image-file';
import { parseMdxSource } from './mdx';
import rehypeHtmlImages from './plugins/rehype-html-images.mjs';

const names = [
  'plain.png',
  'my pic.png',
  'pic (1).png',
  'gr\u00f6\u00dfe.png',
  'gro\u0308sse.png',
  '100%.png',
  'a%20b.png',
  'a#b.png',
  'a?b.png',
  'a+b & c.PNG',
  'it\'s "x".png',
  '日本.png',
  '🎉.png',
];
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let restore: () => void;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'public/images', name), pixel);
  restore = switchProject(folder);
});
afterAll(() => {
  restore();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of an image as a page gets it. */
async function readSrc(text: string): Promise<string> {
  const code = String(await compile(text, { jsx: true, rehypePlugins: [rehypeHtmlImages] }));
  const json = /\bsrc=("[^"]*")/.exec(code)?.[1] ?? '""';
  return json.slice(1, -1).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe('an image with any name', () => {
  it.each(names)('%s', async (name) => {
    const encoded = encodeURIComponent(name).replace(
      /[()]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16)}`,
    );
    const forms = [
      `![A](/images/${encoded})`,
      `![A](/images/${encoded} "A title")`,
      `![A](</images/${encoded}>)`,
      `![A][a]\n\n[a]: /images/${encoded}`,
      `<img src="/images/${encoded}" alt="A" />`,
      // Markdown reads an escape in a literal name, as browsers do.
      ...(/%20/.test(name) ? [] : [`![A](</images/${name}>)`]),
      ...(/["%]/.test(name) ? [] : [`<img src="/images/${name}" alt="A" />`]),
    ];
    for (const form of forms) {
      expect(checkImages(parseMdxSource(form), 'content/docs/a.mdx'), form).toEqual([]);
      const file = findImageFile(await readSrc(form));
      expect(file?.path.normalize('NFC'), form).toBe(`/images/${name}`.normalize('NFC'));
      if (!file) continue;
      const { pathname, search, hash } = new URL(file.url, 'https://x.example');
      expect([decodeURIComponent(pathname), search, hash]).toEqual([file.path, '', '']);
      expect(measureImage(file).width).toBe(1);
    }
  });

  it('has the letters of its name in either normalization', () => {
    expect(findImageFile('/images/gro\u0308\u00dfe.png')?.path).toBe('/images/gr\u00f6\u00dfe.png');
    expect(findImageFile('/images/gr%C3%B6sse.png')?.path).toBe('/images/gro\u0308sse.png');
  });

  it('keeps a query', () => {
    expect(findImageFile('/images/my%20pic.png?v=2')).toEqual({
      path: '/images/my pic.png',
      url: '/images/my%20pic.png?v=2',
    });
  });

  it('is undefined if there is no file', () => {
    expect(findImageFile('/images/none.png')).toBeUndefined();
    expect(findImageFile('/images/%E9.png')).toBeUndefined();
    expect(findImageFile('/images')).toBeUndefined();
  });
});
