import { append, type Mutate, type MutationClass, remove, replace } from './mutation';

type Row = readonly [name: string, mutate: Mutate, reason: string, samples?: number];

const accept = (files: RegExp, rows: readonly Row[]): MutationClass[] =>
  rows.map(([name, mutate, reason, samples = 2]) => ({
    name: `accepted: ${name}`,
    files,
    mutate,
    samples,
    accepted: reason,
    // No step reports it.
    steps: [],
    reports: /^$/,
  }));

const siteFiles = /^(?:content|openapi)\/.*\.(?:mdx|yaml|json)$/;

/** What looks like a fault and is none, with the reason why the build accepts it. */
export const acceptances: MutationClass[] = [
  // biome-ignore format: a table
  ...accept(siteFiles, [
    ['byte order mark', (text) => `\ufeff${text}`, 'Editors on Windows write it; it is removed', 6],
    ['CRLF', (text) => text.replaceAll('\n', '\r\n'), 'Git on Windows writes it; lines end with \\n when read', 6],
    ['CR', (text) => text.replaceAll('\n', '\r'), 'It also ends a line'],
    ['no line break at the end', (text) => text.trimEnd(), 'It changes nothing'],
    ['space at the end', append('   ', ''), 'It changes nothing'],
  ]),
  // biome-ignore format: a table
  ...accept(/\.yaml$/, [
    ['comment', append('# A comment'), 'Comments explain data'],
    ['key in quotes', replace(/(?<=\n)(\w+)(?=:)/g, '"$1"'), 'It is the same key'],
  ]),
  // biome-ignore format: a table
  ...accept(/\.mdx$/, [
    ['closing braces', append('A sentence with }} in it.'), 'Only an opening brace starts an expression'],
    ['text that ends early', (text) => text.slice(0, text.lastIndexOf('\n## ')), 'A shorter page is a page'],
    ['expression', append('It takes {1 + 2} days.'), 'MDX has expressions; their names are checked'],
    ['heading twice', append('## One title', '', 'Text.', '', '## One title', '', 'Text.'), 'The second gets the id one-title-1'],
    ['definition without a link', append('[nope]: /docs'), 'It has no effect on the page'],
    ['unlisted page', replace(/^---\n/, '---\nunlisted: true\n'), 'Unlisted pages are a feature'],
  ]),
  // biome-ignore format: a table
  ...accept(/^openapi\/doctor-api\.yaml$/, [
    ['schema without a description', remove(/ {6}description: A visit\.\n/), 'A description that says nothing is worse'],
    ['field of its own type', replace(/(message: \{ .* \})/, '$1\n        cause: { $ref: "#/components/schemas/ErrorRecord" }'), 'Trees have such fields; pages link to the type'],
    ['another success status', replace(/"200": \{ description: Received\. \}/, '"202": { description: Received. }'), 'An operation can return it'],
  ]),
  // biome-ignore format: a table
  ...accept(/navbar\.yaml$/, [
    ['HTML that is not closed', replace(/<b>Beta<\/b>/, '<b>Beta'), 'The HTML is the site owner’s, and the parser of browsers repairs it'],
    ['no items', replace(/items:\n[\s\S]*/, 'items: []\n'), 'A site can do without'],
  ]),
];
