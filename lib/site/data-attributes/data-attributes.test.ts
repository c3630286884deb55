import { describe, expect, it } from 'vitest';
import {
  findLiteralAttributes,
  findWrongUsages,
  parseListedAttributes,
} from '../../../tests/support/data-attribute-rules';
import { listFiles, readText } from '../../kit/files/project-files';

const folder = 'lib/site/data-attributes';
const attributes = listFiles(folder, '.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => parseListedAttributes(readText(file)));

/** The contract renderer has attributes of its own and imports nothing from the site. */
const isRenderer = (path: string) => path.startsWith('components/elements/renderer/');
/** Tests spell attributes out, so that they fail if a name changes. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const files = new Map(
  ['app', 'components', 'lib', 'scripts']
    .flatMap((folder) => ['.ts', '.tsx', '.mjs', '.css'].flatMap((end) => listFiles(folder, end)))
    .filter((path) => !path.startsWith(`${folder}/`) && !isRenderer(path) && !isTest(path))
    .map((path): [string, string] => [path, readText(path)]),
);

/** Files that may spell attributes out, by the start of their path, with the reason. */
const literalsAllowed = {
  'components/api/stoplight/': 'handles the attributes of Stoplight Elements',
  'lib/content/plugins/rehype-cell-labels.mjs': 'is JavaScript, which cannot import TypeScript',
  'lib/content/plugins/rehype-code-meta.mjs': 'is JavaScript, which cannot import TypeScript',
};

describe('the data attributes', () => {
  it('are named after their attribute', () => {
    const toConstant = (attribute: string) =>
      `${attribute.replace('data-', '').replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())}Attribute`;
    expect(attributes.length).toBeGreaterThan(40);
    expect(attributes.map(({ constant }) => constant)).toEqual(
      attributes.map(({ attribute }) => toConstant(attribute)),
    );
  });

  it('list exactly the files that write or read them', () => {
    expect(findWrongUsages(attributes, files)).toEqual([]);
  });

  it('are spelled out in no other file', () => {
    const prefixes = Object.keys(literalsAllowed);
    const checkedFiles = [...files].filter(([path]) => !prefixes.some((p) => path.startsWith(p)));
    expect(checkedFiles.length).toBeGreaterThan(400);
    expect(findLiteralAttributes(attributes, new Map(checkedFiles))).toEqual([]);
  });
});
