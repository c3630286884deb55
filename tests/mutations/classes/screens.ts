import { atParent, defineClasses, type MutationClass, replace } from '../mutation';

const files = /^content\/screens\/welcome-screen\.json$/;
const once = { samples: 1 };
const atOverride = {
  ...once,
  elsewhere: { reason: 'The change that leads to the fault has the position' },
};

/** Faults in the screens of the reference app. */
export const screenClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('screen', { files, steps: ['check-screen-files'] }, [
    ['unknown group', replace(/"group": "start"/, '"group": "strt"'), /group: Unknown value.*"start"/, once],
    ['unknown kind of state', replace(/"kind": "loaded"/, '"kind": "load"'), /kind: Unknown value.*"loaded"/, once],
    ['one state', replace(/(\n {4}\}),\n {4}\{\n {6}"kind": "empty"[\s\S]*?\n {2}\],/, '$1\n  ],'), /states: Too few items/, { ...once, elsewhere: { reason: 'The list has the position' } }],
    ['no overrides', replace(/"overrides": \[[\s\S]*\]/, '"overrides": []'), /overrides: Too few items/, once],
    ['null as screen', replace(/"screen": \{[\s\S]*?\n {2}\},/, '"screen": null,'), /screen: Wrong type.*object/, once],
    ['unknown key', replace(/"group": /, '"grup": 1, "group": '), /Unknown key "grup"/, once],
    ['missing fields', replace(/"fields": \[[\s\S]*?\],\n/, ''), /Missing key "fields"/, { ...once, elsewhere: atParent }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('screen', { files, steps: ['check-screens', 'emit-openapi'] }, [
    ['another name than the file', replace(/"screen": "welcome-screen"/, '"screen": "welcome"'), /differs from the name of its file.*welcome/, once],
    ['unknown version', replace(/"contract": "1.0"/, '"contract": "9.0"'), /another form.*"9\.0"/, once],
    ['unknown element', replace(/"type": "title"/, '"type": "titel"'), /"titel".*title/, once],
    ['unknown field', replace(/"id": "greeting"/, '"id": "greeting", "txt": "x"'), /txt/, once],
    ['id twice', replace(/"id": "about"/, '"id": "greeting"'), /same id.*greeting/, once],
    ['binding without data', replace(/"A screen for tests\."/, '{ "bind": "/nope" }'), /No state.*\/nope/, once],
    ['path that is not declared', replace(/"name": "Dana"([\s\S]*)"A screen for tests\."/, '"name": "Dana", "nickname": "D"$1{ "bind": "/nickname" }'), /not declared.*nickname/, { ...once, steps: ['check-data-paths', 'emit-openapi', 'check-reference-data'], elsewhere: { reason: 'The data and the binding change together' } }],
    ['text instead of a list', replace(/"content": \[[\s\S]*?\n {4}\]/, '"content": "x"'), /another type.*"x".*array/, { ...once, isAlone: true, elsewhere: { file: /data-paths\.yaml$/, reason: 'Nothing reads the data any more' } }],
    ['null as element', replace(/\{\n\s+"type": "caption"[\s\S]*?\}/, 'null'), /null.*object/, once],
    ['two states with one title', replace(/"title": "Without a name"/, '"title": "With a name"'), /same title/, once],
    ['first state with data', replace(/"title": "With a name"/, '"title": "With a name", "data": { "name": "X" }'), /first state/, once],
    ['unknown screen as target', replace(/"title": "Welcome",/, '"title": "Welcome", "onOpen": { "type": "navigate", "target": "nope" },'), /unknown screen.*nope/, once],
    ['unknown operation', replace(/"title": "Welcome",/, '"title": "Welcome", "onOpen": { "type": "call", "operation": "nope" },'), /unknown API operation.*nope/, once],
    ['unknown schema', replace(/"schema": "Appointment"/, '"schema": "Appointmnt"'), /does not have this field.*Appointmnt/, once],
    ['unknown field of a schema', replace(/"name": "status"/, '"name": "stauts"'), /does not have this field.*stauts/, once],
    ['unknown target of an override', replace(/"target": "greeting"/, '"target": "greting"'), /no target.*greting/, atOverride],
    ['unknown operator of an override', replace(/"op": "merge"/, '"op": "mrge"'), /not one of the values.*merge/, once],
    ['unknown field of an override', replace(/"text": "Welcome"/, '"txt": "Welcome"'), /txt/, atOverride],
  ]),
];
