import {
  append,
  atParent,
  defineClasses,
  type Mutate,
  type MutationClass,
  replace,
} from '../mutation';

const folderSteps: ReadonlyArray<readonly [pattern: RegExp, step: string]> = [
  [/\.mdx$/, 'check-mdx'],
  [/^content\/(?:site|versions)\//, 'check-settings'],
  [/^content\/reference\//, 'check-reference-data'],
  [/^content\/elements\//, 'check-contract'],
  [/^content\/screens\//, 'check-screen-files'],
  [/^openapi\/history\//, 'check-releases'],
  [/^openapi\//, 'check-openapi'],
];

/** The build step that reads a file first. */
export const readingStep = (file: string): readonly [string] => [
  folderSteps.find(([pattern]) => pattern.test(file))?.[1] ?? 'check-files',
];

const bytes = (text: string, ...inserted: readonly number[]) => {
  const buffer = Buffer.from(text);
  const middle = buffer.indexOf('\n') + 1;
  return Buffer.concat([
    buffer.subarray(0, middle),
    Buffer.from(inserted),
    buffer.subarray(middle),
  ]);
};

const anyFile = { files: /^(?:content|openapi)\/.*\.(?:mdx|yaml|json)$/, steps: readingStep };
const yamlFile = { files: /\.yaml$/, steps: readingStep };
const jsonFile = { files: /\.json$/, steps: readingStep };

/** Aliases of aliases, whose value would have 9 ** 8 items. */
const manyAliases: Mutate = (text) => {
  const lists = Array.from({ length: 8 }, (_, index) => {
    const value = index === 0 ? '1' : `*a${index - 1}`;
    return `x${index}: &a${index} [${Array(9).fill(value).join(', ')}]`;
  });
  return `${lists.join('\n')}\n${text}`;
};

const duplicateKey: Mutate = (text) => {
  const [line] = /^\w+:/m.exec(text) ?? [];
  return line && `${text.trimEnd()}\n${line} again\n`;
};

const manySamples = { samples: 8 };

/** Files that are not texts, or not YAML or JSON. */
export const encodingClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('file', anyFile, [
    ['null character', (text) => bytes(text, 0), /control character.*U\+0000/, manySamples],
    ['invalid UTF-8', (text) => bytes(text, 0xff, 0xc3, 0x28), /not UTF-8/, manySamples],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), /not UTF-8/, manySamples],
    ['empty', () => '', /Missing key|no front matter|nothing|Invalid JSON/, manySamples],
    ['a folder', () => ({ is: 'folder' }), /not a file.*a folder/, manySamples],
    ['merge conflict', replace(/\n(.+)\n/, '\n<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> other\n'), /<<<<<<<|=======|>>>>>>>|valid (?:YAML|JSON|MDX)|Duplicate key/, manySamples],
  ]),
  // biome-ignore format: a table
  ...defineClasses('YAML', yamlFile, [
    ['tab as indentation', replace(/\n {2,}(?=\S)/g, '\n\t'), /tab|valid YAML/i, { samples: 5 }],
    ['text after the end', append('}}} ]] %%'), /valid YAML/, { samples: 5 }],
    ['quote that is not closed', replace(/: (\w)/g, ': "$1'), /quote|valid YAML/, { samples: 8, elsewhere: { reason: 'The text ends later' } }],
    ['second document', append('---', 'a: b'), /second YAML document/, { samples: 5 }],
    ['duplicate key', duplicateKey, /Duplicate key/, { samples: 5 }],
    ['unknown alias', append('zz: *z'), /Unknown alias/, { samples: 5 }],
    ['alias inside its anchor', append('zz: &z { a: *z }'), /inside its own anchor/, { samples: 5 }],
    ['aliases of aliases', manyAliases, /fewer aliases/, { elsewhere: atParent }],
    ['unknown tag', append('zz: !secret value'), /Unknown tag/],
    ['deep nesting', append(`zz: ${'['.repeat(300)}${']'.repeat(300)}`), /nested too deeply/],
    ['nesting that exceeds the stack', append(`zz: ${'['.repeat(20_000)}`), /nested too deeply/],
    ['a text', () => 'hello\n', /Wrong type/, { samples: 5 }],
    ['a list', () => '- a\n- b\n', /Wrong type/, { samples: 5 }],
    ['__proto__', append('__proto__: { a: 1 }'), /__proto__/],
  ]),
  // biome-ignore format: a table
  ...defineClasses('JSON', jsonFile, [
    ['trailing comma', replace(/"\n(\s*)\}/g, '",\n$1}'), /valid JSON/, { samples: 4 }],
    ['comment', replace(/\{\n/, '{ // a comment\n'), /valid JSON/],
    ['hash comment', replace(/\{\n/, '{ # a comment\n'), /valid JSON/],
    ['single quotes', replace(/"(\w+)":/g, "'$1':"), /valid JSON/, { samples: 4 }],
    ['missing comma', replace(/",\n(\s*")/g, '"\n$1'), /valid JSON/, { samples: 4 }],
    ['missing end', (text) => text.slice(0, text.length / 2), /valid JSON/, { samples: 4 }],
    ['duplicate key', replace(/\n(\s+"[\w$]+": "[^"]*",)\n/g, '\n$1\n$1\n'), /Duplicate key/, { samples: 4 }],
    ['deep nesting', () => `${'['.repeat(300)}${']'.repeat(300)}`, /nested too deeply/],
    ['a list', () => '[]\n', /Wrong type/],
    ['null', () => 'null\n', /Missing key|Wrong type/],
  ]),
];
