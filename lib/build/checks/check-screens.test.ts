import { atList, atParent, gone, replace, testFaults } from '../../../tests/support/author-faults';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { readScreens } from '../../elements/screens/load-screens';
import { checkScreens } from './check-screens';

const atOverride = { reason: 'The change that leads to the fault has the position' };
const inScreen = { file: /welcome-screen\.json$/, reason: 'The screen needs the page' };

const onOpen = (action: string) =>
  replace(/"title": "Welcome",/, `"title": "Welcome", "onOpen": { ${action} },`);

// biome-ignore format: a table
testFaults(() => [...readScreens().diagnostics, ...checkScreens(getOpenApiDocument())], {
  'content/screens/welcome-screen.json': [
    ['unknown group', replace(/"group": "start"/, '"group": "strt"'), /group: Unknown value.*"start"/],
    ['unknown kind of state', replace(/"kind": "loaded"/, '"kind": "load"'), /kind: Unknown value.*"loaded"/],
    ['one state', replace(/(\n {4}\}),\n {4}\{\n {6}"kind": "empty"[\s\S]*?\n {2}\],/, '$1\n  ],'), /states: Too few items/, atList],
    ['no overrides', replace(/"overrides": \[[\s\S]*\]/, '"overrides": []'), /overrides: Too few items/],
    ['null as screen', replace(/"screen": \{[\s\S]*?\n {2}\},/, '"screen": null,'), /screen: Wrong type.*object/],
    ['unknown key', replace(/"group": /, '"grup": 1, "group": '), /Unknown key "grup"/],
    ['missing fields', replace(/"fields": \[[\s\S]*?\],\n/, ''), /Missing key "fields"/, atParent],
    ['another name than the file', replace(/"screen": "welcome-screen"/, '"screen": "welcome"'), /differs from the name of its file.*welcome/],
    ['unknown version', replace(/"contract": "1.0"/, '"contract": "9.0"'), /another form.*"9\.0"/],
    ['unknown element', replace(/"type": "title"/, '"type": "titel"'), /There is no element "titel"/],
    ['unknown field', replace(/"id": "greeting"/, '"id": "greeting", "txt": "x"'), /txt/],
    ['id twice', replace(/"id": "about"/, '"id": "greeting"'), /same id.*greeting/],
    ['binding without data', replace(/"A screen for tests\."/, '{ "bind": "/nope" }'), /No state.*\/nope/],
    ['text instead of a list', replace(/"content": \[[\s\S]*?\n {4}\]/, '"content": "x"'), /another type.*"x".*a list/],
    ['null as element', replace(/\{\n\s+"type": "caption"[\s\S]*?\}/, 'null'), /null.*object/],
    ['two states with one title', replace(/"title": "Without a name"/, '"title": "With a name"'), /same title/],
    ['first state with data', replace(/"title": "With a name"/, '"title": "With a name", "data": { "name": "X" }'), /first state/],
    ['unknown screen as target', onOpen('"type": "navigate", "target": "nope"'), /unknown screen.*nope/],
    ['unknown screen in a deep link', onOpen('"type": "deepLink", "target": "nope={id}"'), /unknown screen.*nope/],
    ['unknown operation', onOpen('"type": "call", "operation": "nope"'), /unknown API operation.*nope/],
    ['unknown schema', replace(/"schema": "Appointment"/, '"schema": "Appointmnt"'), /does not have this field.*Appointmnt/],
    ['unknown field of a schema', replace(/"name": "status"/, '"name": "stauts"'), /does not have this field.*stauts/],
    ['unknown target of an override', replace(/"target": "greeting"/, '"target": "greting"'), /no target.*greting/, atOverride],
    ['unknown operator of an override', replace(/"op": "merge"/, '"op": "mrge"'), /not one of the values.*merge/],
    ['unknown field of an override', replace(/"text": "Welcome"/, '"txt": "Welcome"'), /txt/, atOverride],
  ],
  'content/docs/doctor-app/welcome-screen.mdx': [
    ['missing page', gone, /has no page/, inScreen],
  ],
});
