import {
  append,
  atParent,
  content,
  gone,
  remove,
  replace,
  testFaults,
} from '../../../tests/support/author-faults';
import { checkReleases, checkUnreleased } from './check-releases';

const inReleases = { file: /releases\.yaml$/, reason: 'The release has the position' };

/** Also what is declared for the next release, of which nothing has changed yet. */
const check = () => [...checkReleases(), ...checkUnreleased([])];

// biome-ignore format: a table
testFaults(check, {
  'openapi/history/releases.yaml': [
    ['unknown key', append('nope: 1'), /Unknown key "nope"/],
    ['version of another form', replace(/version: "2.0"/, 'version: "2"'), /a version such as/],
    ['version without quotes', replace(/version: "2.0"/, 'version: 2.0'), /version: Wrong type/],
    ['version twice', replace(/version: "1.9"/, 'version: "2.0"'), /that no other release has/],
    ['unknown day', replace(/2026-10-01/, '2026-10-41'), /a date such as/],
    ['newest release last', replace(/2026-10-01/, '2027-10-01'), /2026-11-20 or earlier/],
    ['change without a reason', remove(/ {8}reason: .*\n/), /Missing key.*reason/, atParent],
    ['change of another form', replace(/property-removed Appointment.notes/, 'notes'), /an id of npm run api-diff/],
    ['unknown change', replace(/Appointment\.notes/, 'Appointment.note'), /not a breaking change.*closest is property-removed Appointment\.notes/, inReleases],
    ['change that is not declared', remove(/ {6}- change: property-req.*\n.*\n/), /not declared.*createToken\.body\.email/, inReleases],
    ['change twice', replace(/( {6}- change: .*\n.*\n)/, '$1$1'), /not declared twice/],
    ['unknown change of the next release', append('unreleased:', '  breaking:', '    - change: operation-removed nope', '      reason: A.'), /not a breaking change/],
  ],
  'openapi/history/2.0.json': [
    ['another version', replace(/"version":"[^"]*"/, '"version":"3.0"'), /description of another version/],
    ['another version of OpenAPI', replace(/"openapi":"[^"]*"/, '"openapi":"4.0.0"'), /a version 3\.0 or 3\.1/],
    ['missing file', gone, /file is missing/],
  ],
  'openapi/history/1.0.json': [
    ['description without a release', content('{}'), /No release .* has this file/],
  ],
});
