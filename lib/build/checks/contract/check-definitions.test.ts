import {
  atList,
  atParent,
  content,
  replace,
  testFaults,
} from '../../../../tests/support/author-faults';
import { readContractFiles } from '../../../elements/load-contract';
import { checkDefinitions } from './check-definitions';

const inReferences = {
  file: /^content\/elements\//,
  reason: 'The references to it have the position',
};
const inFolder = { file: /^content\/elements\/shared$/, reason: 'Any file can have the parts' };

// As the build does: the definitions are checked when all files have their form.
function check() {
  const { diagnostics } = readContractFiles();
  return diagnostics.length > 0 ? diagnostics : checkDefinitions();
}

// biome-ignore format: a table
testFaults(check, {
  'content/elements/title.json': [
    ['unknown group', replace(/"group": "text"/, '"group": "txt"'), /group: Unknown value.*"text"/],
    ['another major version', replace(/"since": "1.0"/, '"since": "2.0"'), /since: Wrong format/],
    ['unknown shared fields', replace(/"uses": \[\]/, '"uses": ["controls"]'), /uses\.0: Unknown value.*"control"/],
    ['unknown key', replace(/"group": /, '"grup": 1, "group": '), /Unknown key "grup"/],
    ['missing schema', replace(/"schema": \{/, '"schemas": {'), /Missing key "schema"/, atParent],
    ['reference to a file', replace(/#\/\$defs\/text/, 'text.json'), /\$ref: Wrong format/],
    ['text as number', replace(/"minimum": 1/, '"minimum": "1"'), /minimum: Wrong type.*number/],
    ['null as field', replace(/"level": \{[\s\S]*?\},/, '"level": null,'), /level: Wrong type.*object/],
    ['two examples', replace(/,\n {4}\{\n {6}"title": "Translated"[\s\S]*/, '\n  ]\n}\n'), /examples: Too few items/, atList],
    ['a list as the file', content('[]'), /Wrong type/],
    ['null as the file', content('null'), /Missing key|Wrong type/],
    ['another name than the file', replace(/"name": "title"/, '"name": "titel"'), /differs from the name of the file.*titel/],
    ['name of another element', replace(/"name": "title"/, '"name": "caption"'), /differs from the name of the file/],
    ['another type than the name', replace(/"const": "title"/, '"const": "titel"'), /type differs from the name/],
    ['newer than the contract', replace(/"since": "1.0"/, '"since": "1.9"'), /newer than the contract/],
    ['unknown definition', replace(/#\/\$defs\/text/, '#/$defs/txt'), /Unknown definition.*txt.*text/],
    ['unknown type', replace(/"type": "integer"/, '"type": "int"'), /Invalid JSON Schema.*"int".*integer/],
    ['unknown keyword', replace(/"minimum": 1/, '"minimun": 1'), /Unknown keyword.*minimun.*minimum/],
    ['invalid pattern', replace(/"type": "integer",/, '"type": "string", "pattern": "[a",'), /pattern is invalid/],
    ['minimum above maximum', replace(/"minimum": 1/, '"minimum": 9'), /minimum is above maximum/],
    ['default out of range', replace(/"default": 2/, '"default": 7'), /default does not fit/],
    ['default of another type', replace(/"default": 2/, '"default": "two"'), /default does not fit/],
    ['default that is no value', replace(/"default": "m"/, '"default": "xl"'), /default does not fit/],
    ['empty enumeration', replace(/\["s", "m", "l"\]/, '[]'), /enumeration has no values/],
    ['value twice', replace(/\["s", "m", "l"\]/, '["s", "s", "l"]'), /one of them twice/],
    ['required field that does not exist', replace(/"required": \["type", "text"\]/, '"required": ["type", "txt"]'), /does not have.*"txt"/],
    ['field without a description', replace(/,\n\s+"description": "The words."/, ''), /no description.*text/],
    ['title twice', replace(/"title": "Large"/, '"title": "Heading of a part"'), /same title/],
  ],
  'content/elements/shared/values.json': [
    ['number instead of a schema', replace(/"\$defs": \{/, '"$defs": {\n    "zz": 3,'), /zz: Wrong type.*object/],
    ['unknown type', replace(/"type": "string"/, '"type": "txt"'), /Invalid JSON Schema.*"txt"/],
    ['name of an element', replace(/"\$defs": \{/, '"$defs": {\n    "title": { "type": "string" },'), /also in content\/elements\/title\.json/],
    ['renamed', replace(/"text": \{\n/, '"txt": {\n'), /Unknown definition.*text/, inReferences],
  ],
  'content/elements/shared/common.json': [
    ['unknown part', replace(/"control": \{/, '"contrl": {'), /Unknown key "contrl".*common, control, input/],
    ['no parts', replace(/"parts": \{[\s\S]*$/, '"$defs": {}\n}\n'), /definition is missing.*parts\.common/, inFolder],
  ],
});
