import { append, content, defineClasses, type MutationClass, remove, replace } from '../mutation';

const releases = {
  files: /^openapi\/history\/releases\.yaml$/,
  steps: ['check-releases'],
} as const;
const snapshot = { files: /^openapi\/history\/.*\.json$/, steps: ['check-releases'] } as const;
const once = { samples: 1 };
const inReleases = {
  ...once,
  elsewhere: { file: /releases\.yaml$/, reason: 'The release has the position' },
};

/** Faults in the released descriptions and in what is declared about them. */
export const releaseClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('releases', releases, [
    ['unknown key', append('nope: 1'), /Unknown key "nope"/, once],
    ['version of another form', replace(/version: "2.0"/, 'version: "2"'), /a version such as/, once],
    ['version without quotes', replace(/version: "2.0"/, 'version: 2.0'), /version: Wrong type/, once],
    ['version twice', replace(/version: "1.9"/, 'version: "2.0"'), /that no other release has/, once],
    ['unknown day', replace(/2026-10-01/, '2026-10-41'), /a date such as/, once],
    ['newest release last', replace(/2026-10-01/, '2027-10-01'), /2026-11-20 or earlier/, once],
    ['change without a reason', remove(/ {8}reason: .*\n/), /Missing key.*reason/, { ...once, elsewhere: { reason: 'A missing key is reported at the object that lacks it' } }],
    ['change of another form', replace(/property-removed Appointment.notes/, 'notes'), /an id of npm run api-diff/, once],
    ['unknown change', replace(/Appointment\.notes/, 'Appointment.note'), /not a breaking change.*closest is property-removed Appointment\.notes/, { ...inReleases, isAlone: true }],
    ['change that is not declared', remove(/ {6}- change: property-req.*\n.*\n/), /not declared.*createToken\.body\.email/, { ...inReleases, isAlone: true }],
    ['change twice', replace(/( {6}- change: .*\n.*\n)/, '$1$1'), /not declared twice/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('unreleased', { ...releases, steps: ['emit-api-changes'] }, [
    ['unknown change', append('unreleased:', '  breaking:', '    - change: operation-removed nope', '      reason: A.'), /not a breaking change/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('release', snapshot, [
    ['another version', replace(/"version":"[^"]*"/, '"version":"3.0"'), /description of another version/, { samples: 2 }],
    ['another version of OpenAPI', replace(/"openapi":"[^"]*"/, '"openapi":"3.0.3"'), /a version 3\.1/, once],
    ['operation without an id', replace(/"operationId":"createToken",/, ''), /operationId/, { ...once, elsewhere: { reason: 'A missing key is reported at the object that lacks it' } }],
    ['missing file', () => ({ is: 'missing' }), /file is missing/, { samples: 2 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses(
    'new file',
    { files: ['openapi/history/1.0.json'], steps: ['check-releases'] },
    [['description without a release', content('{}'), /No release .* has this file/, once]],
  ),
];
