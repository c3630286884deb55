import { describe, expect, it } from 'vitest';
import {
  findLiteralAttributes,
  findWrongUsages,
  parseListedAttributes,
} from './data-attribute-rules';

const list = `
/**
 * Marks a thing.
 * @writer components/a.tsx
 * @writer lib/plugin.mjs
 * @reader components/a.css
 */
export const thingNameAttribute = 'data-thing-name';
`;
const attributes = parseListedAttributes(list);

const correct = {
  'components/a.tsx': 'export const A = () => <p data-thing-name="" />;',
  'lib/plugin.mjs': "node.properties.dataThingName = '';",
  'components/a.css': '/* [data-other] */ [data-thing-name] { color: red; }',
};
const findUsages = (changes: Record<string, string>) =>
  findWrongUsages(attributes, new Map(Object.entries({ ...correct, ...changes })));
const findLiterals = (path: string, text: string) =>
  findLiteralAttributes(attributes, new Map([[path, text]]));

describe('parseListedAttributes', () => {
  it('reads the constant, its writers, and its readers', () => {
    expect(attributes).toEqual([
      {
        constant: 'thingNameAttribute',
        attribute: 'data-thing-name',
        writers: ['components/a.tsx', 'lib/plugin.mjs'],
        readers: ['components/a.css'],
      },
    ]);
  });
});

describe('findWrongUsages', () => {
  it('finds nothing if the writers and readers are those that are listed', () => {
    expect(findUsages({})).toEqual([]);
  });

  it.each([
    ['a writer that does not use the constant', { 'components/a.tsx': 'export {};' }],
    ['JavaScript that does not use the property', { 'lib/plugin.mjs': 'export {};' }],
    ['a style sheet with another attribute', { 'components/a.css': '[data-thing] {}' }],
    ['a mention in a comment only', { 'components/a.css': '/* [data-thing-name] */' }],
    ['a user that is not listed', { 'lib/b.ts': 'get(thingNameAttribute);' }],
    ['a style sheet that is not listed', { 'lib/b.css': '[data-thing-name="x"] {}' }],
  ])('finds %s', (_name, changes) => {
    expect(findUsages(changes)).toEqual([expect.stringContaining(Object.keys(changes)[0] ?? '')]);
  });

  it('finds a file that does not exist', () => {
    const { 'components/a.css': _removed, ...files } = correct;
    expect(findWrongUsages(attributes, new Map(Object.entries(files)))).toEqual([
      'thingNameAttribute: components/a.css not found',
    ]);
  });

  it('finds an attribute without writers and readers', () => {
    const unused = parseListedAttributes("export const unusedAttribute = 'data-unused';");
    expect(findWrongUsages(unused, new Map())).toEqual([
      'unusedAttribute: has no @writer',
      'unusedAttribute: has no @reader',
    ]);
  });
});

describe('findLiteralAttributes', () => {
  it.each([
    ['a listed attribute', "element.closest('[data-thing-name]');", 'data-thing-name'],
    ['a selector', "document.querySelector('p[data-other] a');", 'data-other'],
    ['a template', `find(\`\${tag}[data-other="\${value}"]\`);`, 'data-other'],
    ['a property name', "const props = { 'data-other': 1 };", 'data-other'],
    ['a property of a type', "type Props = { 'data-other'?: string };", 'data-other'],
    ['a dataset property', 'element.dataset.other;', 'dataset'],
    ['a destructured dataset', 'const { dataset } = element;', 'dataset'],
    ['a hast property', 'element.properties.dataOther;', 'dataOther'],
  ])('finds %s', (_name, text, found) => {
    expect(findLiterals('components/b.tsx', text)).toEqual([
      `components/b.tsx:1: ${found} instead of a constant`,
    ]);
  });

  it.each([
    ['a comment', '// data-other'],
    ['an import', "import { a } from '@/lib/site/data-attributes';"],
    ['an option of a command', "run('--data-urlencode');"],
    ['a word that ends in "data"', "link('metadata-and-more');"],
  ])('ignores %s', (_name, text) => {
    expect(findLiterals('lib/b.ts', text)).toEqual([]);
  });

  it('finds only the attributes in JSX that are not listed', () => {
    expect(findLiterals('components/b.tsx', '<p data-thing-name="" data-other="" />')).toEqual([
      'components/b.tsx: data-other is not listed',
    ]);
  });

  it('finds only the attributes of a style sheet that are not listed', () => {
    expect(findLiterals('components/b.css', '[data-thing-name], [data-other] {}')).toEqual([
      'components/b.css: data-other is not listed',
    ]);
  });
});
