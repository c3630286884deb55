import { content, defineClasses, type MutationClass } from '../mutation';

const page = content(
  '---',
  'title: T',
  'description: A page that a test adds, with a sentence of at least fifty characters.',
  '---',
  '',
  'Text.',
);
const newFile = (step: string, ...files: readonly string[]) => ({ files, steps: [step] as const });
const gone = () => ({ is: 'missing' as const });

const element = (name: string) =>
  JSON.stringify({
    name,
    group: 'text',
    since: '1.0',
    uses: [],
    schema: {
      title: 'X',
      description: 'X.',
      type: 'object',
      required: ['type'],
      properties: { type: { const: name, description: 'The name.' } },
    },
    examples: [1, 2, 3].map((index) => ({ title: `Example ${index}`, value: { type: name } })),
  });

/** Files that are missing, that the portal does not read, or whose names are not valid. */
export const fileClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses(
    'new file',
    newFile(
      'check-files',
      'content/site/extra.yaml',
      'content/site/navbar.yml',
      'content/reference/extra.yaml',
      'content/docs/doctor-app/page.md',
      'content/docs/page.markdown',
      'content/elements/x.yaml',
      'content/screens/x.jsonc',
      'content/pages/x.mdx',
      'openapi/schemas/x.yml',
    ),
    [['that nothing reads', page, /does not read this file/, { samples: 9 }]],
  ),
  // biome-ignore format: a table
  ...defineClasses('new file', newFile('check-settings', 'content/versions/2.0/docs/x.mdx'), [
    ['docs without version.yaml', page, /file is missing/, { samples: 1, elsewhere: { file: /2\.0\/version\.yaml$/, reason: 'That file is missing' } }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'new file',
    newFile(
      'check-files',
      'content/docs/doctor-app/My page.mdx',
      'content/docs/doctor-app/what?.mdx',
      'content/docs/doctor-app/a#b.mdx',
      'content/api/über.mdx',
    ),
    [['name that is not valid in a URL', page, /not valid in a URL/, { samples: 4 }]],
  ),
  // biome-ignore format: a table
  ...defineClasses('new file', newFile('check-navigation', 'content/api/operations.mdx'), [
    ['path of a page of the site', page, /Duplicate route.*\/api\/operations/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'new file',
    newFile('check-navigation', 'content/docs/doctor-app/Overview.mdx'),
    [
      ['path that differs only in case', page, /Duplicate route.*overview/i, { samples: 1, elsewhere: { file: /overview\.mdx$/, reason: 'Either file can be renamed' } }],
    ],
  ),
  // biome-ignore format: a table
  ...defineClasses('new file', newFile('lint-openapi', 'openapi/schemas/x.yaml'), [
    ['no reference', content('X:', '  type: object'), /No file refers to this file/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('new file', newFile('check-elements', 'content/elements/x.json'), [
    ['element without a page', () => element('x'), /has no page.*elements\/x\.mdx/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('missing file', { files: /^content\/site\//, steps: ['check-settings'] }, [
    ['settings', gone, /file is missing/, { samples: 8 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'missing file',
    { files: /^content\/reference\//, steps: ['check-reference-data'] },
    [['reference data', gone, /file is missing/, { samples: 3 }]],
  ),
  // biome-ignore format: a table
  ...defineClasses('missing file', { files: /version\.yaml$/, steps: ['check-settings'] }, [
    ['version', gone, /file is missing/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'missing file',
    { files: /^openapi\/doctor-api\.yaml$/, steps: ['check-openapi'] },
    [['API description', gone, /file is missing/, { samples: 1 }]],
  ),
  // biome-ignore format: a table
  ...defineClasses(
    'missing file',
    { files: /^openapi\/(?:paths|schemas)\//, steps: ['check-openapi'] },
    [
      ['part of the API description', gone, /Broken reference/, { samples: 2, elsewhere: { file: /^openapi\//, reason: 'The references to it have the position' } }],
    ],
  ),
  // biome-ignore format: a table
  ...defineClasses(
    'missing file',
    { files: /^content\/docs\/.*\/(?:overview|sdk)\.mdx$/, steps: ['check-navigation'] },
    [
      ['page', gone, /Unknown doc id/, { samples: 2, isAlone: true, elsewhere: { file: /(?:sidebar|undocumented)\.yaml$/, reason: 'The sidebar names the page, and it has the only link to an entry' } }],
    ],
  ),
  // biome-ignore format: a table
  ...defineClasses(
    'missing file',
    { files: /^content\/docs\/.*\/elements\/title\.mdx$/, steps: ['check-navigation', 'check-elements'] },
    [
      ['page of an element', gone, /has no page/, { samples: 1, elsewhere: { file: /title\.json$|sidebar\.yaml$/, reason: 'The element needs the page' } }],
    ],
  ),
  // biome-ignore format: a table
  ...defineClasses(
    'missing file',
    {
      files: /^content\/(?:elements\/title|screens\/welcome-screen)\.json$/,
      steps: ['check-mdx', 'check-contract', 'check-screen-files'],
    },
    [
      ['element or screen', gone, /Unknown (?:element|screen)/, { samples: 2, elsewhere: { file: /\.(?:mdx|json)$|data-paths\.yaml$/, reason: 'What names it has the position' } }],
    ],
  ),
];
