import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseMdxSource } from '../lib/content/mdx';
import { isFile, listFiles, readText } from '../lib/kit/files/project-files';

const documents = [
  'README.md',
  'CHANGELOG.md',
  ...listFiles('.github', '.md').filter((file) => !file.endsWith('pull_request_template.md')),
];

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  wireit: z.record(z.string(), z.object({ output: z.array(z.string()).default([]) })),
});
const { scripts, wireit } = packageSchema.parse(JSON.parse(readText('package.json')));
const benchSchema = packageSchema.pick({ scripts: true });
const bench = benchSchema.parse(JSON.parse(readText('tests/bench/package.json')));

/** Paths and names that a document mentions in code type. */
function listCode(file: string): string[] {
  const found: string[] = [];
  visit(parseMdxSource(readText(file).replace(/<!--[\s\S]*?-->/g, ''), file), (node) => {
    if (node.type === 'inlineCode') found.push(node.value);
    if (node.type === 'code' && node.lang !== 'mdx') found.push(...node.value.split('\n'));
  });
  return found;
}

function listAnchors(file: string): string[] {
  const slugger = new GithubSlugger();
  const anchors: string[] = [];
  visit(parseMdxSource(readText(file), file), 'heading', (node) => {
    anchors.push(slugger.slug(textOf(node)));
  });
  return anchors;
}

const sources = ['app', 'components', 'lib', 'scripts', 'tests', '.generated']
  .flatMap((folder) => listFiles(folder, ''))
  .concat(['next.config.mjs', 'vitest.config.ts']);

const exists = (path: string) => isFile(path) || listFiles(path.replace(/\/$/, ''), '').length > 0;

describe.each(documents)('%s', (file) => {
  it('links only to files and headings that exist', () => {
    const broken: string[] = [];
    visit(parseMdxSource(readText(file), file), (node) => {
      if ((node.type !== 'link' && node.type !== 'image') || /^https?:/.test(node.url)) return;
      const [path = '', anchor] = node.url.split('#');
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      const target = path === '' ? file : new URL(path, `file:///${folder}`).pathname.slice(1);
      if (!isFile(target)) broken.push(node.url);
      else if (anchor !== undefined && !listAnchors(target).includes(anchor)) broken.push(node.url);
    });
    expect(broken).toEqual([]);
  });

  it('names only files of the repository that exist', () => {
    const roots = /^(?:app|components|content|lib|openapi|scripts|tests|\.github)\//;
    const paths = listCode(file)
      .flatMap((code) => code.split(/[\s,]+/))
      .filter((word) => roots.test(word) && !/[*…{}[\]"<>]|\bx\.|my-|content\/versions/.test(word))
      .map((word) => word.replace(/[).;:]+$/, ''));
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('names only modules that exist, also without their folder', () => {
    const modules = listCode(file)
      .flatMap((code) => code.split(/[\s,:()]+/))
      .filter(
        (word) => /^[a-z][\w/-]*\.(?:ts|tsx|mjs)$/.test(word) && !/\bx\.|my-|version\./.test(word),
      );
    const isKnown = (module: string) =>
      sources.some((source) => `/${source}`.endsWith(`/${module}`));
    expect(modules.filter((module) => !isKnown(module))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = listCode(file).flatMap((code) =>
      [...code.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    const known = [...Object.keys(scripts), ...Object.keys(bench.scripts)];
    // The changelog names scripts that are gone.
    if (file !== 'CHANGELOG.md') expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('explains every npm script that a contributor runs', () => {
    const text = readText('.github/CONTRIBUTING.md') + readText('README.md');
    // The parts of a tier, which decision 15 is about.
    const isPart = (name: string) => scripts[name] === 'wireit' && name.includes(':');
    const unexplained = Object.keys(scripts)
      .filter((name) => !isPart(name))
      .map((name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`))
      .filter((command) => !text.includes(command));
    expect(unexplained).toEqual([]);
  });
});

describe('.gitignore', () => {
  it('ignores what tasks write', () => {
    const ignored = readFileSync('.gitignore', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const outputs = Object.values(wireit).flatMap(({ output }) => output);
    const isIgnored = (path: string) => ignored.some((entry) => path.startsWith(entry));
    expect(outputs.length).toBeGreaterThan(5);
    expect(outputs.filter((output) => !isIgnored(output))).toEqual([]);
  });
});
