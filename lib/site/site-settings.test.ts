import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  append,
  atList,
  atParent,
  type Change,
  type Fault,
  gone,
  remove,
  replace,
  testFaults,
  tryFault,
} from '../../tests/support/author-faults';
import { listFiles, readText } from '../kit/files/project-files';
import { checkSiteSettings } from './site-settings';

const files = listFiles('tests/fixture-site/content/site', '.yaml').map((file) =>
  file.slice('tests/fixture-site/'.length),
);
const ofAnyFile: Fault[] = [
  ['an unknown key', append('nope: 1'), /Unknown key "nope"/],
  ['a missing file', gone, /file is missing/],
];

/** What the schemas refuse. */
const values: Record<string, Fault[]> = {
  // biome-ignore format: a table
  settings: [
    ['brand color for one mode', replace(/$/, '\nbrand: { color: { light: "#1f4fe0" } }\n'), /dark/],
    ['brand color without contrast', replace(/$/, '\nbrand:\n  color: { light: "#ffd700", dark: "#8fb0ff" }\n'), /contrast of 4\.5.*#ffffff: #ffd700/],
    ['host with a path', replace(/$/, '\nimageHosts: [https://img.example.com/a]\n'), /an origin/],
    ['base URL without slashes', replace(/baseUrl: \//, 'baseUrl: hub'), /baseUrl: Wrong format.*\/hub\//],
    ['origin with a path', replace(/url: https:\/\/docs\.example\.com/, 'url: https://docs.example.com/x'), /origin without a path/],
    ['server twice', replace(/id: dev,/, 'id: test,'), /servers\.1\.id.*no other item/],
    ['server without a scheme', replace(/https:\/\/api\.dev\.example\.com\/api\/v2/, 'api.dev'), /servers\.1\.url.*a URL/],
    ['no servers', replace(/servers:\n[\s\S]*?(?=mainDoc:)/, 'servers: []\n'), /at least 1 item/, atList],
    ['a sandbox that is no switch', append('\nsandbox: maybe\n'), /sandbox.*boolean/],
    ['color name', replace(/"#173fbd"/, 'blue'), /background.*a color like/],
    ['one of two colors', remove(/ {2}text: .*\n/), /both `background` and `text`/, atParent],
    ['contrast', replace(/"#173fbd"/, '"#fffffe"'), /contrast of 4\.5/],
    ['tool without a placeholder', replace(/q=\{prompt\}/, 'q=x'), /pageMenu\.openIn\.0\.url.*contains \{url\}/],
    ['unknown placeholder', replace(/q=\{prompt\}/, 'q={page}'), /pageMenu\.openIn\.0\.url.*only the placeholders/],
    ['tool without TLS', replace(/https:\/\/reader/, 'http://reader'), /pageMenu\.openIn\.1\.url.*https/],
    ['tool twice', replace(/label: Reader/, 'label: Assistant'), /openIn\.1\.label.*no other item/],
    ['prompt without the page', replace(/Explain \{url\}/, 'Explain this'), /prompt.*contains \{url\}/],
    ['feedback without TLS', replace(/https:\/\/github\.com\/example\/fixture\/issues/, 'http://github.com/x'), /feedback\.issues.*https/],
    ['feedback twice', replace(/feedback: \{ /, 'feedback: { email: a@example.com, '), /feedback.*either `issues` or `email`/],
    ['measurement id', replace(/G-TEST123456/, 'UA-1'), /measurement id like/],
    ['text as boolean', replace(/closeable: true/, 'closeable: "yes"'), /closeable: Wrong type.*boolean/],
  ],
  // biome-ignore format: a table
  navbar: [
    ['unknown type', replace(/type: search/, 'type: serch'), /Unknown type.*serch.*search/],
    ['two targets', replace(/href: "https:\/\/status/, 'to: /x, href: "https://status'), /either `to`/],
    ['position', replace(/position: left/, 'position: center'), /position: Unknown value.*"left" or "right"/],
    ['search twice', replace(/( {2}- \{ type: search \}\n)/, '$1$1'), /at most one item of the type search/, atList],
    ['dropdown in a dropdown', replace(/\{ label: Operations, to: \/api\/operations \}/, '{ label: X, items: [{ label: Y, to: /docs }] }'), /dropdowns do not nest/],
  ],
  // biome-ignore format: a table
  sidebar: [
    ['category without items', replace(/items: \[doctor-app\/sdk-integration\]/, 'items: []'), /items: Too few items/],
    ['path without a slash', replace(/to: \/api/, 'to: api'), /a path of this site/],
  ],
  // biome-ignore format: a table
  footer: [
    ['three columns', remove(/ {2}- title: Download[\s\S]*/), /exactly 4 items/, atList],
    ['two targets', replace(/href: "https:\/\/www/, 'to: /docs, href: "https://www'), /either `to`/],
    ['script as URL', replace(/"https:\/\/www\.example\.com\/about"/, '"javascript:alert(1)"'), /a URL that starts with https/],
    ['unknown icon', replace(/icon: apple/, 'icon: aple'), /icon: Unknown value.*aple/],
  ],
  // biome-ignore format: a table
  redirects: [
    ['of all pages below a path', replace(/from: \S+,/, 'from: /guides/*,'), /hosts differ/],
    ['protocol-relative', replace(/to: \/docs/, 'to: //docs'), /a path of this site/],
  ],
  // biome-ignore format: a table
  search: [
    ['id', replace(/id: api/, 'id: API!'), /lowercase letters/],
    ['id twice', replace(/id: screens/, 'id: api'), /no other item/],
    ['suggestion twice', replace(/highlight: true/, 'highlight: true\nsuggestions: [visit, visit]'), /no other item/],
    ['context without pages', replace(/screens: true/, 'screens: false'), /`paths` or `screens: true`/],
  ],
  // biome-ignore format: a table
  synonyms: [
    ['one word', replace(/\[log in, sign in\]/, '[log in]'), /at least 2 items/],
    ['word twice', replace(/\[log in, sign in\]/, '[log in, log in]'), /no other item/],
  ],
  // biome-ignore format: a table
  home: [
    ['long headline', replace(/headline: .*/, `headline: ${'x'.repeat(61)}`), /at most 60 characters/],
  ],
};

testFaults(
  checkSiteSettings,
  Object.fromEntries(
    files.map((file) => {
      const name = file.slice('content/site/'.length, -'.yaml'.length);
      return [file, [...ofAnyFile, ...(values[name] ?? [])]];
    }),
  ),
);

/** Every place in the settings that a pattern matches. */
const listPlaces = (pattern: RegExp) =>
  files.flatMap((file) => [...readText(file).matchAll(pattern)].map((match) => ({ file, match })));

// Every key of these files has a schema.
test.each([
  [
    'a key with another name',
    /(?<=[\n{,] *(?:- )?)(\w+)(?=: )/g,
    '$1x',
    /Unknown (?:key|type)|Missing key|Wrong/,
    atParent,
  ],
  [
    'a list instead of a value',
    /(?<=\n *(?:- )?\w+: )[^\n{["&#]*[^\n{["&#,](?=\n)|(?<=[{,] *\w+: )[^,{}[\]"\n]+(?=[,}])/g,
    '[1]',
    /Wrong|Unknown|Invalid/,
    undefined,
  ],
] as const)('reports %s', async (name, pattern, replacement, reports, elsewhere) => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...listPlaces(pattern)), async ({ file, match }) => {
      const change: Change = (text) =>
        text.slice(0, match.index) +
        replacement.replace('$1', match[0]) +
        text.slice(match.index + match[0].length);
      expect(await tryFault(checkSiteSettings, file, [name, change, reports, elsewhere])).toEqual(
        [],
      );
    }),
    { numRuns: 25 },
  );
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['SITE_URL', 'docs', /a URL/],
  ['SITE_URL', 'https://docs.example.com/hub', /an origin without a path/],
  ['SITE_BASE_URL', 'hub', /starts and ends with a slash/],
  ['SITE_BASE_URL', '/hub', /starts and ends with a slash/],
])('reports the environment variable %s with the value %s', (name, value, expected) => {
  vi.stubEnv(name, value);
  expect(checkSiteSettings()).toContainEqual({
    severity: 'error',
    file: `environment variable ${name}`,
    message: 'Wrong value',
    found: `"${value}"`,
    expected: expect.stringMatching(expected),
  });
});
