/**
 * Makes hundreds of faults in the files of a small site, and checks that the build reports each with its file, its line,
 * what was found and what was expected. Each run of the checks has faults in several files and must report all of them.
 *
 * `MUTATION_SEED=7` makes other random choices, `MUTATION="front matter"` only the mutations whose id has this text.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../lib/files/project-files';
import { acceptances } from './acceptances';
import { contractClasses } from './classes/contract';
import { encodingClasses } from './classes/encoding';
import { fileClasses } from './classes/files';
import { frontMatterClasses } from './classes/front-matter';
import { linkClasses } from './classes/links';
import { mdxClasses } from './classes/mdx';
import { openApiClasses } from './classes/openapi';
import { referenceClasses } from './classes/reference';
import { releaseClasses } from './classes/releases';
import { sampleClasses } from './classes/samples';
import { screenClasses } from './classes/screens';
import { settingsClasses } from './classes/settings';
import { findViolations } from './find-violations';
import { combine, generateMutations, type Mutation } from './generate-mutations';
import type { MutationClass } from './mutation';
import {
  createMutationSite,
  readSiteFile,
  type SiteChecker,
  startSiteChecker,
} from './site-checker';

const seed = Number(process.env.MUTATION_SEED ?? 1);
const only = process.env.MUTATION ?? '';

const classes: MutationClass[] = [
  ...encodingClasses,
  ...frontMatterClasses,
  ...mdxClasses,
  ...sampleClasses,
  ...linkClasses,
  ...settingsClasses,
  ...referenceClasses,
  ...contractClasses,
  ...screenClasses,
  ...openApiClasses,
  ...releaseClasses,
  ...fileClasses,
];

const site = createMutationSite();
const relative = site.slice(process.cwd().length + 1);
const siteFiles = ['content', 'openapi']
  .flatMap((folder) => listFiles(`${relative}/${folder}`, ''))
  .filter((file) => /\.(?:mdx|yaml|json)$/.test(file))
  .map((file) => file.slice(relative.length + 1));
const generate = (kind: readonly MutationClass[]) =>
  generateMutations(kind, siteFiles, (file) => readSiteFile(site, file), seed).filter(({ id }) =>
    id.includes(only),
  );

const mutations = generate(classes);
const accepted = generate(acceptances);
const batches = combine(mutations, seed);

let checker: SiteChecker;

const check = (batch: ReadonlyArray<Pick<Mutation, 'file' | 'content'>>) =>
  checker.check(Object.fromEntries(batch.map(({ file, content }) => [file, content])));

/** Lists the violations of a run. If it fails, each of its mutations runs again alone, to find the one that did it. */
async function listViolations(batch: readonly Mutation[]): Promise<string[]> {
  const response = await check(batch);
  if (!('crash' in response) || batch.length === 1) return findViolations(batch, response);
  const violations: string[] = [];
  for (const mutation of batch) {
    const found = findViolations([mutation], await check([mutation]));
    violations.push(...found.map((violation) => `${mutation.id}: ${violation}`));
  }
  return violations;
}

beforeAll(async () => {
  checker = await startSiteChecker(site);
}, 120_000);

afterAll(() => checker?.stop());

it('makes at least 300 mutations, and some of every class', () => {
  if (only !== '') return;
  const made = new Set([...mutations, ...accepted].map(({ mutationClass }) => mutationClass));
  const missing = [...classes, ...acceptances].filter((mutationClass) => !made.has(mutationClass));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(batches.flat().length).toBeGreaterThanOrEqual(300);
});

it('reports nothing without a fault', async () => {
  expect(await checker.check({})).toEqual({ diagnostics: [] });
});

it('reports a fault in each kind of file in one run, and each once', async () => {
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = String(readSiteFile(site, file));
    const edited = text.replace(from, to);
    expect(edited, file).not.toBe(text);
    return [file, edited] as const;
  };
  const edits = [
    // Its form is wrong, which must not hide what the checks of other files find.
    edit('content/site/footer.yaml', /^ {2}- title: .*/m, '  - title: 7'),
    edit('content/site/sidebar.yaml', 'doctor-app/introduction', 'doctor-app/no-such-doc'),
    edit('content/docs/doctor-app/introduction.mdx', /\n$/, '\n<NoSuchComponent />\n'),
    edit('content/screens/welcome-screen.json', '"type": "title"', '"type": "no-such-element"'),
    edit('openapi/paths/token.yaml', 'summary: Create a token', 'summary: 7'),
  ];
  const response = await check(edits.map(([file, content]) => ({ file, content })));
  const files = 'diagnostics' in response ? response.diagnostics.map(({ file }) => file) : response;
  expect(files).toEqual(expect.arrayContaining(edits.map(([file]) => file)));
  expect(files).toHaveLength(new Set(Array.isArray(files) ? files : []).size);
});

describe.each(batches.map((batch, index) => [index + 1, batch] as const))('run %i', (_, batch) => {
  it(`reports ${batch.length} faults`, async () => {
    expect(await listViolations(batch)).toEqual([]);
  });
});

it.each(combine(accepted, seed).map((batch) => [batch]))(
  'accepts what is documented as no fault',
  async (batch) => {
    const reasons = batch.map(({ id, mutationClass }) => `${id}: ${mutationClass.accepted}`);
    expect(await check(batch), reasons.join('\n')).toEqual({ diagnostics: [] });
  },
);

it.each([
  [{ SITE_URL: 'docs' }, 'SITE_URL', /a URL/],
  [{ SITE_URL: 'https://docs.example.com/hub' }, 'SITE_URL', /an origin without a path/],
  [{ SITE_BASE_URL: 'hub' }, 'SITE_BASE_URL', /starts and ends with a slash/],
  [{ SITE_BASE_URL: '/hub' }, 'SITE_BASE_URL', /starts and ends with a slash/],
])('reports the environment %o', async (env, name, expected) => {
  const response = await checker.check({ 'content/site/footer.yaml': 'columns: []\n' }, env);
  expect(response).toMatchObject({
    diagnostics: expect.arrayContaining([
      expect.objectContaining({
        file: `environment variable ${name}`,
        expected: expect.stringMatching(expected),
      }),
      expect.objectContaining({ file: 'content/site/footer.yaml' }),
    ]),
  });
});
