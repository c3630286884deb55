import { describe, expect, it } from 'vitest';
import { removeBuildId } from '../site/page-code';
import { getSite } from '../site/site-settings';
import { deferHydration } from './defer-hydration';
import { readPage } from './read-pages';

/** A page as Next exports it. */
function exportPage(buildId: string, text = 'Text') {
  const payload = `0:{"b":"${buildId}"}\n`;
  const push = `self.__next_f.push(${JSON.stringify([1, payload])})`;
  const html =
    '<html><head><meta charset="utf-8"/><title>Page</title><script src="/_next/a.js" async=""></script></head>' +
    `<body><main><h1>Page</h1><p>${text}</p></main>` +
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});</script>' +
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push}</script></body></html>`;
  return { html, payload };
}

const deferPage = (buildId: string, text?: string) =>
  deferHydration({
    ...exportPage(buildId, text),
    payloadPath: '/docs/page.txt',
    script: 'wake()',
    speculationRules: '{}',
    selectStyles: () => '',
  });

const file = { file: 'out/docs/page.html', path: '/docs/page' };
const read = (html: string) => readPage(file, html, getSite());

describe('pages of two builds', () => {
  it('are read in the same way if they hydrate on demand and differ in the ID of the build', () => {
    const [first, second] = [deferPage('build-1'), deferPage('build-2')];
    expect(first).not.toBe(second);
    expect(removeBuildId(first)).toBe(removeBuildId(second));
    expect(read(first)).toEqual(read(second));
  });

  it('are not the same page if anything else differs', () => {
    expect(removeBuildId(deferPage('build', 'Text'))).not.toBe(
      removeBuildId(deferPage('build', 'Other text')),
    );
  });

  it('are not the same page if it is an application, whose policy allows a script with the ID', () => {
    const [first, second] = [exportPage('build-1').html, exportPage('build-2').html];
    expect(read(first).policy).not.toEqual(read(second).policy);
    expect(removeBuildId(first)).not.toBe(removeBuildId(second));
  });
});
