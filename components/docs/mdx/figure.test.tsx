import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkImages } from '@/lib/build/checks/mdx/check-images';
import { parseMdxSource } from '@/lib/content/mdx';
import rehypeHtmlImages from '@/lib/content/plugins/rehype-html-images.mjs';
import { switchProject } from '@/lib/kit/files/project-files';
import { MdxAudio, MdxSource, MdxTrack, MdxVideo } from './figure';

const names = [
  'plain.mp4',
  'a visit (1).mp4',
  'größe.mp4',
  '100%.mp4',
  'a#b.mp4',
  'a?b.mp4',
  '🎉.mp4',
];

let restore: () => void;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  mkdirSync(join(folder, 'public/media'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'public/media', name), '');
  restore = switchProject(folder);
});
afterAll(() => {
  restore();
  rmSync(folder, { recursive: true, force: true });
});

const forms = [
  ['video', (src: string) => `<video src="${src}" />`],
  ['poster', (src: string) => `<video poster="${src}" />`],
  ['audio', (src: string) => `<audio src="${src}" />`],
  ['source', (src: string) => `<video>\n  <source src="${src}" type="video/mp4" />\n</video>`],
  ['source in a line', (src: string) => `<audio><source src="${src}" /></audio>`],
  ['track', (src: string) => `<video><track src="${src}" kind="captions" default /></video>`],
] as const;

async function render(text: string): Promise<string> {
  const options = { ...runtime, rehypePlugins: [rehypeHtmlImages] };
  // The types of MDX are those of another version of React.
  const content: unknown = (await evaluate(text, options)).default;
  if (typeof content !== 'function') throw new Error('Expected a component');
  const components = { video: MdxVideo, audio: MdxAudio, source: MdxSource, track: MdxTrack };
  return renderToStaticMarkup(content({ components }));
}

it.each(names.flatMap((name) => forms.map(([form, write]) => [form, name, write] as const)))(
  '%s finds %s',
  async (_form, name, write) => {
    const text = write(`/media/${encodeURIComponent(name)}`);
    expect(checkImages(parseMdxSource(text), 'content/docs/a.mdx')).toEqual([]);
    const [, url = ''] = /(?:src|poster)="([^"]*)"/.exec(await render(text)) ?? [];
    const { pathname, search, hash } = new URL(url, 'https://x.example');
    expect([decodeURIComponent(pathname), search, hash]).toEqual([`/media/${name}`, '', '']);
  },
);

it.each(forms)('%s is reported if its file is missing or on another site', (_form, write) => {
  for (const src of ['/media/none.mp4', 'https://x.example/a.mp4', 'data:video/mp4;base64,AA'])
    expect(checkImages(parseMdxSource(write(src)), 'content/docs/a.mdx'), src).toHaveLength(1);
});
