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
  ...['lib', 'components', 'tests'].flatMap((folder) => listFiles(folder, 'README.md')),
].filter((file) => !file.includes('/node_modules/'));

const trees = new Map<string, ReturnType<typeof parseMdxSource>>();

/** Parses a document, once for all tests: chapters have many links to the headings of others. */
function parseDocument(file: string) {
  const tree =
    trees.get(file) ?? parseMdxSource(readText(file).replace(/<!--[\s\S]*?-->/g, ''), file);
  trees.set(file, tree);
  return tree;
}

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
  visit(parseDocument(file), (node) => {
    if (node.type === 'inlineCode') found.push(node.value);
    if (node.type === 'code' && node.lang !== 'mdx') found.push(...node.value.split('\n'));
  });
  return found;
}

function listAnchors(file: string): string[] {
  const slugger = new GithubSlugger();
  const anchors: string[] = [];
  visit(parseDocument(file), 'heading', (node) => {
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
    visit(parseDocument(file), (node) => {
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
      .map((word) => word.replace(/(?::\d+)+$|[).;:]+$/, ''));
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

  it('imports only modules beside it that exist', () => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const modules = listCode(file).flatMap((code) =>
      [...code.matchAll(/ from '\.\/([^']+)'/g)].map(([, name = '']) => `${folder}${name}`),
    );
    const isModule = (path: string) => isFile(`${path}.ts`) || isFile(`${path}.tsx`);
    expect(modules.filter((path) => !isModule(path))).toEqual([]);
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

const chapters = documents.filter(
  (file) => file.startsWith('.github/decisions/') && !file.endsWith('/README.md'),
);

describe.each(chapters)('the decisions in %s', (file) => {
  const headings: { depth: number; text: string }[] = [];
  visit(parseDocument(file), 'heading', (node) => {
    headings.push({ depth: node.depth, text: textOf(node) });
  });
  const decisions = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);

  it('say why, what follows, and when to revisit them', () => {
    const parts = ['Context', 'Decision', 'Consequences', 'When to revisit'];
    const expected = decisions.flatMap((title) => [title, ...parts]);
    expect(decisions).not.toEqual([]);
    expect(headings.slice(1).map(({ text }) => text)).toEqual(expected);
  });

  it('have a text in each part', () => {
    const kinds = parseDocument(file).children.map(({ type }) => type);
    const isEmpty = (index: number) => [undefined, 'heading'].includes(kinds[index + 1]);
    const parts = parseDocument(file).children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 3 && isEmpty(index) ? [textOf(node)] : [],
    );
    expect(parts).toEqual([]);
  });

  it('are in the list of decisions', () => {
    const list = readText('.github/decisions/README.md');
    const links = decisions.map(
      (title) => `${file.split('/').at(-1)}#${new GithubSlugger().slug(title)}`,
    );
    expect(links.filter((link) => !list.includes(`(${link})`))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('explains every npm script that a contributor runs', () => {
    const text = readText('.github/CONTRIBUTING.md') + readText('README.md');
    // The parts of a tier, which .github/decisions/tests.md is about.
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
