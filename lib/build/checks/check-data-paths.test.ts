import { replace, testFaults } from '../../../tests/support/author-faults';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { checkDataPaths } from './check-data-paths';

const inBinding = { reason: 'The data and the binding change together' };

// biome-ignore format: a table
testFaults(() => checkDataPaths(getOpenApiDocument()), {
  'content/reference/data-paths.yaml': [
    ['path that no screen reads', replace(/( {2}- path: \/name)/, '  - { path: /nope, source: host-app, contents: Nothing. }\n$1'), /No screen reads.*nope/],
    ['unknown schema', replace(/(path: \/name)/, '$1\n    schema: Appointmnt'), /no such schema.*Appointment/],
  ],
  'content/screens/welcome-screen.json': [
    ['path that is not declared', replace(/"name": "Dana"([\s\S]*)"A screen for tests\."/, '"name": "Dana", "nickname": "D"$1{ "bind": "/nickname" }'), /not declared.*nickname/, inBinding],
  ],
});
