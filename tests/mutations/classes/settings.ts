import { append, atParent, defineClasses, type MutationClass, remove, replace } from '../mutation';

const file = (name: string) => new RegExp(`^content/site/${name}\\.yaml$`);
const settings = (name: string) => ({ files: file(name), steps: ['check-settings'] }) as const;
const navigation = (name: string) => ({ files: file(name), steps: ['check-navigation'] }) as const;
const once = { samples: 1 };

/** Values that the schemas of content/site refuse. */
const valueClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('settings', settings('settings'), [
    ['base URL without slashes', replace(/baseUrl: \//, 'baseUrl: hub'), /baseUrl: Wrong format.*\/hub\//, once],
    ['origin with a path', replace(/url: https:\/\/docs\.example\.com/, 'url: https://docs.example.com/x'), /origin without a path/, once],
    ['server twice', replace(/id: dev,/, 'id: test,'), /servers\.1\.id.*no other item/, once],
    ['server without a scheme', replace(/https:\/\/api\.dev\.example\.com\/api\/v2/, 'api.dev'), /servers\.1\.url.*a URL/, once],
    ['four servers', remove(/ {2}- \{ id: test.*\n/), /exactly 5 items/, once],
    ['color name', replace(/"#173fbd"/, 'blue'), /background.*a color like/, once],
    ['one of two colors', remove(/ {2}text: .*\n/), /both `background` and `text`/, { ...once, elsewhere: atParent }],
    ['contrast', replace(/"#173fbd"/, '"#fffffe"'), /contrast of 4\.5/, once],
    ['tool without a placeholder', replace(/q=\{prompt\}/, 'q=x'), /pageMenu\.openIn\.0\.url.*contains \{url\}/, once],
    ['unknown placeholder', replace(/q=\{prompt\}/, 'q={page}'), /pageMenu\.openIn\.0\.url.*only the placeholders/, once],
    ['tool without TLS', replace(/https:\/\/reader/, 'http://reader'), /pageMenu\.openIn\.1\.url.*https/, once],
    ['tool twice', replace(/label: Reader/, 'label: Assistant'), /openIn\.1\.label.*no other item/, once],
    ['prompt without the page', replace(/Explain \{url\}/, 'Explain this'), /prompt.*contains \{url\}/, once],
    ['feedback without TLS', replace(/https:\/\/github\.com\/example\/fixture\/issues/, 'http://github.com/x'), /feedback\.issues.*https/, once],
    ['feedback twice', replace(/feedback: \{ /, 'feedback: { email: a@example.com, '), /feedback.*either `issues` or `email`/, once],
    ['measurement id', replace(/G-TEST123456/, 'UA-1'), /measurement id like/, once],
    ['text as boolean', replace(/closeable: true/, 'closeable: "yes"'), /closeable: Wrong type.*boolean/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('navbar', settings('navbar'), [
    ['unknown type', replace(/type: search/, 'type: serch'), /Unknown type.*serch.*search/, once],
    ['two targets', replace(/href: "https:\/\/status/, 'to: /x, href: "https://status'), /either `to`/, once],
    ['position', replace(/position: left/g, 'position: center'), /position: Unknown value.*"left" or "right"/],
    ['search twice', replace(/( {2}- \{ type: search \}\n)/, '$1$1'), /at most one item of the type search/, { ...once, elsewhere: { reason: 'The list has the position' } }],
    ['dropdown in a dropdown', replace(/\{ label: Operations, to: \/api\/operations \}/, '{ label: X, items: [{ label: Y, to: /docs }] }'), /dropdowns do not nest/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('sidebar', settings('sidebar'), [
    ['category without items', replace(/items: \[doctor-app\/sdk-integration\]/, 'items: []'), /items: Too few items/, once],
    ['path without a slash', replace(/to: \/api/, 'to: api'), /a path of this site/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('footer', settings('footer'), [
    ['three columns', remove(/ {2}- title: Download[\s\S]*/), /exactly 4 items/, { ...once, elsewhere: { reason: 'The list has the position' } }],
    ['two targets', replace(/href: "https:\/\/www/g, 'to: /docs, href: "https://www'), /either `to`/, once],
    ['script as URL', replace(/"https:\/\/www\.example\.com\/about"/, '"javascript:alert(1)"'), /a URL that starts with https/, once],
    ['unknown icon', replace(/icon: apple/, 'icon: aple'), /icon: Unknown value.*aple/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('redirects', settings('redirects'), [
    ['to another site', replace(/to: \/docs/, 'to: https://x.example.com/docs'), /a path of this site/, once],
    ['protocol-relative', replace(/to: \/docs/, 'to: //docs'), /a path of this site/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('search', settings('search'), [
    ['id', replace(/id: api/, 'id: API!'), /lowercase letters/, once],
    ['id twice', replace(/id: screens/, 'id: api'), /no other item/, once],
    ['suggestion twice', replace(/highlight: true/, 'highlight: true\nsuggestions: [visit, visit]'), /no other item/, once],
    ['context without pages', replace(/screens: true/, 'screens: false'), /`paths` or `screens: true`/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('synonyms', settings('synonyms'), [
    ['one word', replace(/\[log in, sign in\]/, '[log in]'), /at least 2 items/, once],
    ['word twice', replace(/\[log in, sign in\]/, '[log in, log in]'), /no other item/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('home', settings('home'), [
    ['long headline', replace(/headline: .*/, `headline: ${'x'.repeat(61)}`), /at most 60 characters/, once],
    ['two tasks', remove(/ {2}- title: Read it once more[\s\S]*?(?=areas:)/), /exactly 3 items/, { ...once, elsewhere: { reason: 'The list has the position' } }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'version',
    { files: /^content\/versions\/.*\.yaml$/, steps: ['check-settings'] },
    [
      ['missing label', remove(/label: .*\n/), /Missing key "label"/, { ...once, elsewhere: atParent }],
    ],
  ),
];

/** Names in content/site that nothing has. */
const nameClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('sidebar', navigation('sidebar'), [
    ['unknown doc', replace(/doctor-app\/quick-start/, 'doctor-app/quikstart'), /Unknown doc id.*quikstart.*quick-start/, once],
    ['unknown doc of a category', replace(/doc: doctor-app\/sdk\n/, 'doc: doctor-app/sdkk\n'), /Unknown doc id.*sdkk/, once],
    ['doc twice', replace(/( {6}- doctor-app\/quick-start\n)/, '$1$1'), /has this doc twice/, once],
    ['unknown topic', replace(/\[sandbox,/, '[sandbx,'), /Unknown doc id.*sandbx.*sandbox/, once],
    ['topic twice', replace(/\[sandbox,/, '[sandbox, sandbox,'), /has this doc twice/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('settings', navigation('settings'), [
    ['unknown latest version', replace(/latest: current/, 'latest: "9.0"'), /Unknown docs version.*9\.0.*current, 1\.0/, once],
    ['unknown main doc', replace(/mainDoc: \S+/, 'mainDoc: doctor-app/intro'), /Unknown doc id.*intro/, once],
    ['all docs excluded', replace(/\[patient-app\]/, '[doctor-app]'), /Unknown doc id/, { ...once, isAlone: true, elsewhere: { file: /(?:sidebar|version|undocumented)\.yaml$/, reason: 'The sidebars have the docs, and the register has links from them' } }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'version',
    { files: /^content\/versions\/.*\.yaml$/, steps: ['check-navigation'] },
    [
      ['unknown doc', replace(/doctor-app\/introduction/, 'doctor-app/nope'), /Unknown doc id.*nope/, once],
    ],
  ),
  // biome-ignore format: a table
  ...defineClasses('navbar', { files: file('navbar'), steps: ['check-navbar'] }, [
    ['unknown doc', replace(/doc: doctor-app\/api-security/, 'doc: doctor-app/api'), /no doc with the id "doctor-app\/api".*one of/, once],
    ['unknown sidebar', replace(/sidebar: docs/, 'sidebar: doc'), /no sidebar "doc".*docs, api/, once],
    ['unknown version', replace(/type: docsVersion, /, 'type: docsVersion, version: "7", '), /no docs version "7".*current, 1\.0/, once],
    ['unknown version of a dropdown', replace(/type: docsVersionDropdown/, 'type: docsVersionDropdown, versions: ["3"]'), /no docs version "3"/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('search', { files: file('search'), steps: ['check-search-contexts'] }, [
    ['path without pages', replace(/\[\/api\]/, '[/apis]'), /no pages at this path.*\/apis/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('home', { files: file('home'), steps: ['check-api-names'] }, [
    ['unknown operation', replace(/operation: getAppointment/, 'operation: getApointment'), /Unknown operation.*getAppointment/, once],
  ]),
];

const dataFiles = {
  files: /^content\/(?:site|versions)\/.*\.yaml$/,
  steps: ['check-settings'],
} as const;

/** Keys and types: every key of these files has a schema. */
// biome-ignore format: a table
const shapeClasses = defineClasses('settings', dataFiles, [
  ['key renamed', replace(/(?<=[\n{,] *(?:- )?)(\w+)(?=: )/g, '$1x'), /Unknown (?:key|type)|Missing key|Wrong/, { samples: 24, elsewhere: atParent }],
  ['list as value', replace(/(?<=\n *(?:- )?\w+: )[^\n{["&#]*[^\n{["&#,](?=\n)|(?<=[{,] *\w+: )[^,{}[\]"\n]+(?=[,}])/g, '[1]'), /Wrong|Unknown|Invalid/, { samples: 24 }],
  ['unknown key', append('nope: 1'), /Unknown key "nope"/, { samples: 9 }],
]);

export const settingsClasses = [...valueClasses, ...nameClasses, ...shapeClasses];
