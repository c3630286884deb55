import {
  append,
  atParent,
  content,
  type Fault,
  gone,
  remove,
  replace,
  testFaults,
} from '../../../tests/support/author-faults';
import { checkReferenceData, referencePaths } from './reference-data';

const limit = (target: string) =>
  content(
    'limits:',
    '  - title: A',
    '    value: 1 s',
    '    meaning: B.',
    `    ${target}`,
    'units: []',
  );
const list = (name: string, ...items: readonly string[]) =>
  content(`${name}:`, ...items.map((item) => `  - { ${item} }`));

const ofAnyFile: Fault[] = [
  ['an unknown key', append('nope: 1'), /Unknown key "nope"/],
  ['a missing file', gone, /file is missing/],
];

const values: Record<string, Fault[]> = {
  // biome-ignore format: a table
  [referencePaths.limits]: [
    ['no target', limit('# nothing'), /one of `operation`/],
    ['two targets', limit('operation: createToken\n    parameter: x'), /one of `operation`/],
    ['schema without a field', limit('schema: Token'), /both `schema` and `field`/],
  ],
  // biome-ignore format: a table
  [referencePaths.glossary]: [
    ['term twice', list('terms', 'term: A, meaning: b', 'term: A, meaning: c'), /no other item/],
    ['link without a slash', list('terms', 'term: A, meaning: b, to: docs'), /a path of this site/],
  ],
  // biome-ignore format: a table
  [referencePaths.dataPaths]: [
    ['path twice', replace(/( {2}- path: \/name\n[\s\S]*)$/, '$1$1'), /no other item/],
    ['path without a slash', replace(/path: \/name/, 'path: name'), /a path such as/],
    ['unknown source', replace(/source: app/, 'source: ap'), /source: Unknown value.*"app"/],
  ],
  // biome-ignore format: a table
  [referencePaths.messageReferences]: [
    ['prefix twice', list('references', 'prefix: A, meaning: b', 'prefix: A, meaning: c'), /no other item/],
  ],
  // biome-ignore format: a table
  [referencePaths.systemParameters]: [
    ['text as example', replace(/example: \d+/, 'example: many'), /example: Wrong type.*many.*number/],
    ['unknown unit', replace(/unit: seconds/, 'unit: second'), /unit: Unknown value.*second.*"seconds"/],
    ['name with a space', replace(/name: (\w+)/, 'name: a $1'), /name: Wrong format/],
    ['parameter twice', replace(/( {6}- name: [^-]*\n)/, '$1$1'), /no other item/],
    ['no unit', remove(/\n\s+unit: [^\n]+/), /Missing key.*unit/, atParent],
  ],
  // biome-ignore format: a table
  [referencePaths.wording]: [
    ['nothing to avoid', replace(/avoid: \[sign in\]/, 'avoid: []'), /avoid: Too few items/],
  ],
};

testFaults(
  checkReferenceData,
  Object.fromEntries(
    Object.values(referencePaths).map((file) => [file, [...ofAnyFile, ...(values[file] ?? [])]]),
  ),
);
