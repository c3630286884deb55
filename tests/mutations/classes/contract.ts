import { atParent, defineClasses, type MutationClass, remove, replace } from '../mutation';

const form = { files: /^content\/elements\/title\.json$/, steps: ['check-contract'] } as const;
const definition = { ...form, steps: ['check-definitions'] } as const;
const examples = { files: /^content\/elements\/title\.json$/, steps: ['check-elements'] } as const;
const shared = (name: string, step: string) =>
  ({ files: new RegExp(`^content/elements/shared/${name}\\.json$`), steps: [step] }) as const;
const once = { samples: 1 };
const nearby = { ...once, elsewhere: { reason: 'The list has the position' } };

/** Faults in the schemas and the examples of elements. */
export const contractClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('element', form, [
    ['unknown group', replace(/"group": "text"/, '"group": "txt"'), /group: Unknown value.*"text"/, once],
    ['another major version', replace(/"since": "1.0"/, '"since": "2.0"'), /since: Wrong format/, once],
    ['unknown shared fields', replace(/"uses": \[\]/, '"uses": ["controls"]'), /uses\.0: Unknown value.*"control"/, once],
    ['unknown key', replace(/"group": /, '"grup": 1, "group": '), /Unknown key "grup"/, once],
    ['missing schema', replace(/"schema": \{/, '"schemas": {'), /Missing key "schema"/, { ...once, elsewhere: atParent }],
    ['reference to a file', replace(/#\/\$defs\/text/, 'text.json'), /\$ref: Wrong format/, once],
    ['text as number', replace(/"minimum": 1/, '"minimum": "1"'), /minimum: Wrong type.*number/, once],
    ['null as field', replace(/"level": \{[\s\S]*?\},/, '"level": null,'), /level: Wrong type.*object/, once],
    ['two examples', replace(/,\n {4}\{\n {6}"title": "Translated"[\s\S]*/, '\n  ]\n}\n'), /examples: Too few items/, nearby],
  ]),
  // biome-ignore format: a table
  ...defineClasses('element', definition, [
    ['another name than the file', replace(/"name": "title"/, '"name": "titel"'), /differs from the name of the file.*titel/, once],
    ['name of another element', replace(/"name": "title"/, '"name": "caption"'), /differs from the name of the file/, once],
    ['another type than the name', replace(/"const": "title"/, '"const": "titel"'), /type differs from the name/, once],
    ['newer than the contract', replace(/"since": "1.0"/, '"since": "1.9"'), /newer than the contract/, once],
    ['unknown definition', replace(/#\/\$defs\/text/, '#/$defs/txt'), /Unknown definition.*txt.*text/, once],
    ['unknown type', replace(/"type": "integer"/, '"type": "int"'), /Invalid JSON Schema.*"int".*integer/, once],
    ['unknown keyword', replace(/"minimum": 1/, '"minimun": 1'), /Unknown keyword.*minimun.*minimum/, once],
    ['invalid pattern', replace(/"type": "integer",/, '"type": "string", "pattern": "[a",'), /pattern is invalid/, once],
    ['minimum above maximum', replace(/"minimum": 1/, '"minimum": 9'), /minimum is above maximum/, once],
    ['default out of range', replace(/"default": 2/, '"default": 7'), /default does not fit/, once],
    ['default of another type', replace(/"default": 2/, '"default": "two"'), /default does not fit/, once],
    ['default that is no value', replace(/"default": "m"/, '"default": "xl"'), /default does not fit/, once],
    ['empty enumeration', replace(/\["s", "m", "l"\]/, '[]'), /enumeration has no values/, once],
    ['value twice', replace(/\["s", "m", "l"\]/, '["s", "s", "l"]'), /one of them twice/, once],
    ['required field that does not exist', replace(/"required": \["type", "text"\]/, '"required": ["type", "txt"]'), /does not have.*"txt"/, once],
    ['field without a description', replace(/,\n\s+"description": "The words."/, ''), /no description.*text/, once],
    ['title twice', replace(/"title": "Large"/, '"title": "Heading of a part"'), /same title/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('example', examples, [
    ['unknown field', replace(/"text": "Upcoming visits"/, '"text": "x", "txt": "y"'), /txt.*type, text/, once],
    ['missing field', remove(/,\n\s+"text": "Upcoming visits"/), /text/, once],
    ['value out of range', replace(/"level": 1/, '"level": 9'), /out of bounds.*9.*<= 4/, once],
    ['unknown value', replace(/"size": "l"/, '"size": "xl"'), /not one of the values.*"xl".*s, m, l/, once],
    ['type of another element', replace(/"type": "title",\n\s+"text": "Upcoming/, '"type": "caption",\n        "text": "Upcoming'), /type of another element.*"caption"/, once],
    ['binding without data', replace(/"requests": 3/, '"request": 3'), /no data for this binding.*\/requests/, nearby],
    ['binding without a slash', replace(/"\/requests"/, '"requests"'), /another form.*"requests"/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('shared definition', shared('values', 'check-contract'), [
    ['number instead of a schema', replace(/"\$defs": \{/, '"$defs": {\n    "zz": 3,'), /zz: Wrong type.*object/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('shared fields', shared('common', 'check-contract'), [
    ['unknown part', replace(/"control": \{/, '"contrl": {'), /Unknown key "contrl".*common, control, input/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('shared definition', shared('values', 'check-definitions'), [
    ['unknown type', replace(/"type": "string"/g, '"type": "txt"'), /Invalid JSON Schema.*"txt"/, once],
    ['name of an element', replace(/"\$defs": \{/, '"$defs": {\n    "title": { "type": "string" },'), /also in content\/elements\/title\.json/, { ...once, isAlone: true }],
    ['renamed', replace(/"text": \{\n/, '"txt": {\n'), /Unknown definition.*text/, { ...once, elsewhere: { file: /^content\/elements\//, reason: 'The references to it have the position' } }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('shared fields', shared('common', 'check-definitions'), [
    ['none', replace(/"parts": \{[\s\S]*$/, '"$defs": {}\n}\n'), /definition is missing.*parts\.common/, { ...once, elsewhere: { file: /^content\/elements\/shared$/, reason: 'Any file can have the parts' } }],
  ]),
];
