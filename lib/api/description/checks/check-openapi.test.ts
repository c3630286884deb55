import {
  atParent,
  content,
  gone,
  remove,
  replace,
  testFaults,
} from '../../../../tests/support/author-faults';
import { checkOpenApi, checkOpenApiSchemas, lintOpenApi } from './check-openapi';

const inReferences = { file: /^openapi\//, reason: 'The references to it have the position' };
const noPaths = { file: /^openapi\//, reason: 'Nothing refers to the other files any more' };

/** Adds a keyword to the schema of the field `usersLimit`, whose type is integer. */
const keyword = (text: string) =>
  replace(/type: integer, description: How many/, `type: integer, ${text}, description: How many`);
/** Adds a keyword to the enumeration. */
const enumKeyword = (text: string) =>
  replace(/enum: \[APPOINTMENT/, `${text}\n      enum: [APPOINTMENT`);
/** Adds groups to the schema of appointments, which has three fields. */
const groups = (text: string) =>
  replace(/( {6}description: A visit\.\n)/, `$1      x-field-groups: { ${text} }\n`);
const schemaRef = (to: string) =>
  replace(/\$ref: "#\/components\/schemas\/Appointment" /, `$ref: ${to} `);

/** As in the build, the linter needs valid references. */
async function check() {
  const diagnostics = checkOpenApi();
  return diagnostics.length > 0
    ? [...diagnostics, ...checkOpenApiSchemas()]
    : [...checkOpenApiSchemas(), ...(await lintOpenApi())];
}

// biome-ignore format: a table
testFaults(check, {
  'openapi/doctor-api.yaml': [
    // References that lead nowhere or in a circle.
    ['to no schema', schemaRef('"#/components/schemas/Appointmnt"'), /Broken reference.*Appointmnt.*Appointment/],
    ['to no file', schemaRef('"schemas/nope.yaml#/X"'), /Broken reference.*a file in openapi/],
    ['to no key of a file', schemaRef('"schemas/token.yaml#/Tokn"'), /Broken reference.*Token/],
    ['to another site', schemaRef('"https://x.example.com/x.yaml#/X"'), /another site/],
    ['a number', schemaRef('12'), /not a path and a pointer.*12/],
    ['empty', schemaRef('""'), /not a path and a pointer/],
    ['invalid percent-encoding', schemaRef('"#/components/schemas/App%zz"'), /Broken reference/],
    ['to a response', schemaRef('"#/components/responses/Error"'), /to a schema.*responses\/Error/],
    ['to itself', replace(/( {4}AppointmentStatus:\n)/, '$1      $ref: "#/components/schemas/AppointmentStatus"\n'), /is circular/],
    ['in a circle', replace(/( {4})ErrorRecord:\n/, '$1Loop: { $ref: "#/components/schemas/Ring" }\n$1Ring: { $ref: "#/components/schemas/Loop" }\n$1ErrorRecord:\n'), /is circular/],
    ['composed of itself', replace(/( {4}ErrorRecord:\n)/, '$1      allOf: [{ $ref: "#/components/schemas/ErrorRecord" }]\n'), /is circular/],
    ['to no path', replace(/paths\/token\.yaml#\/token/, 'paths/token.yaml#/tokn'), /Broken reference.*token/],
    // Schemas whose keywords the linter, the pages or the sandbox cannot use.
    ['unknown keyword', keyword('minimun: 3'), /minimun/],
    ['unknown type', replace(/type: integer, description: How many/, 'type: int, description: How many'), /type.*"integer"/],
    ['text as number', keyword('minimum: one'), /Expected type `number`/],
    ['minimum above maximum', keyword('minimum: 5, maximum: 1'), /minimum is above the maximum/],
    ['default of another type', keyword('default: many'), /default has another type.*many.*integer/],
    ['example of another type', keyword('examples: [many]'), /type must be integer/],
    ['invalid pattern', replace(/type: string, description: The class/, 'type: string, pattern: "[a", description: The class'), /pattern is invalid/],
    ['empty enumeration', replace(/\[APPOINTMENT_SCHEDULED, APPOINTMENT_COMPLETED\]/, '[]'), /no values/],
    ['value twice', replace(/APPOINTMENT_COMPLETED\]/, 'APPOINTMENT_SCHEDULED]'), /Duplicated enum value/],
    ['text as enumeration', replace(/\[APPOINTMENT_SCHEDULED, APPOINTMENT_COMPLETED\]/, 'APPOINTMENT_SCHEDULED'), /Expected type `array`/],
    ['null as field', replace(/usersLimit: \{.*\}/, 'usersLimit:'), /Expected type `Schema`/],
    ['text as field', replace(/usersLimit: \{.*\}/, 'usersLimit: integer'), /Expected type `Schema`/],
    ['number as description', replace(/description: A visit\./, 'description: 12'), /Expected type `string`/],
    ['that nothing uses', replace(/( {4})ErrorRecord:\n/, '$1Unused: { type: object, description: Nothing. }\n$1ErrorRecord:\n'), /never used/],
    ['name with a space', replace(/ {4}AppointmentStatus:/, '    "Appointment Status":'), /Broken reference|map key/, { reason: 'The references to it are broken, too' }],
    ['name that differs in case', replace(/( {4})ErrorRecord:\n/, '$1errorrecord: { type: object, description: X. }\n$1ErrorRecord:\n'), /only in case.*ErrorRecord/],
    // Extensions.
    ['unknown of an operation', replace(/x-rules:/, 'x-rulez:'), /does not read this extension.*x-rulez.*x-rules/],
    ['unknown of a field', keyword('x-visble-to: [Privileged callers]'), /does not read.*x-visble-to.*x-visible-to/],
    ['text as rules', replace(/x-rules:\n.*\n/, 'x-rules: none\n'), /x-rules: Wrong type.*array/],
    ['no rules', replace(/x-rules:\n.*\n/, 'x-rules: []\n'), /x-rules: Too few items/],
    ['rule with an unknown key', replace(/title: Access, rule/, 'titel: Access, rule'), /Unknown key "titel".*title, rule/],
    ['text as viewers', keyword('x-visible-to: me'), /x-visible-to: Wrong type.*array/],
    ['unknown viewer', keyword('x-visible-to: [Nobody]'), /x-visible-to.*Unknown value.*Nobody.*Privileged/],
    ['unknown code list', enumKeyword('x-code-list: planets'), /Unknown code list.*planets.*countries/],
    ['code list of a field', keyword('x-code-list: countries'), /Misplaced code list/],
    ['explanation of an unknown value', enumKeyword('x-enum-descriptions: { NOPE: No. }'), /unknown value.*NOPE/],
    ['unknown field in a group', groups('Visit: [appointmentId, status, usersLimit, usersLimt]'), /unknown field.*usersLimt.*usersLimit/],
    ['field in two groups', groups('Visit: [appointmentId, status, usersLimit], People: [usersLimit]'), /in two groups.*usersLimit/],
    ['field in no group', groups('Visit: [appointmentId, status]'), /in no group.*usersLimit.*Visit/, { reason: 'The field has the position' }],
    ['text as group', groups('Visit: appointmentId'), /x-field-groups.*Wrong type.*array/],
    ['rule that the description has', replace(/Returns one appointment\./, 'Returns it. The token must belong to the patient.'), /this rule twice.*must belong/, { reason: 'The rule has the position' }],
    ['text as boolean', enumKeyword('x-open-list: "yes"'), /x-open-list: Wrong type.*boolean/],
    // The document.
    ['no version', remove(/openapi: 3\.1\.0\n/), /Unknown version.*3\.1/],
    ['Swagger', replace(/openapi: 3\.1\.0/, 'swagger: "2.0"'), /Unknown version/],
    ['number as version', replace(/openapi: 3\.1\.0/, 'openapi: 3.1'), /Unknown version.*3\.1/],
    ['no info', remove(/info:\n(?: {2}.*\n)+/), /`info`/, atParent],
    ['no tags', remove(/tags:\n(?: {2}.*\n)+/), /tags/, { file: /^openapi\//, reason: 'The operations have the tags' }],
    ['tag twice', replace(/\{ name: Appointments, description: Visits\. \}/, '{ name: Token, description: Visits. }'), /Duplicate tag/],
    ['misspelled paths', replace(/paths:/, 'pathes:'), /pathes.*paths/, noPaths],
    ['list of paths', replace(/paths:\n[\s\S]*?\nwebhooks:/, 'paths: []\nwebhooks:'), /Paths.*array/, noPaths],
    ['path without a slash', replace(/ {2}\/token:/, '  token:'), /token.*not expected/],
    ['path twice', replace(/ {2}\/appointments\/\{id\}:/, '  /token:'), /Duplicate key/],
    ['servers', replace(/tags:\n/, 'servers: [{ url: "https://api.test", description: x }]\ntags:\n'), /servers are settings/],
    // Operations that lack something, or that contradict other parts.
    ['misspelled method', replace(/ {4}get:/, '    gte:'), /gte.*get/],
    ['id twice', replace(/operationId: getAppointment/, 'operationId: appointmentChanged'), /unique `operationId`/, { reason: 'Either of the two has the position' }],
    ['id that differs in case', replace(/operationId: getAppointment/, 'operationId: createtoken'), /only in case.*createtoken/i, { file: /^openapi\//, reason: 'Either of the two has the position' }],
    ['unknown parameter of the path', replace(/\/appointments\/\{id\}:/, '/appointments/{appointmentId}:'), /appointmentId/, { reason: 'The parameters have the position' }],
    ['parameter in a cookie', replace(/in: path,/, 'in: cookie,'), /does not define the path parameter/, atParent],
    ['parameter without a position', remove(/ {12}in: path,\n/), /`in`/, atParent],
    ['optional parameter of the path', replace(/required: true,\n {12}description: The id\./, 'required: false,\n            description: The id.'), /required.*true/],
    ['parameter without a schema', remove(/ {12}schema: \{ type: integer, format: int64 \},\n/), /schema/, atParent],
    ['parameter without a description', remove(/ {12}description: The id\.,\n/), /description/, atParent],
    ['parameter example that does not fit', replace(/example: 70412,/, 'example: many,'), /type must be integer.*fits the schema/],
    ['unknown security scheme', replace(/ {8}- XToken: \[\]\n {6}x-rules/, '        - YToken: []\n      x-rules'), /YToken.*securitySchemes/],
    ['response example that does not fit', replace(/value: \{ appointmentId: 70412/, 'value: { appointmentId: many'), /type must be integer/],
    ['unknown tag', replace(/tags: \[Appointments\]/, 'tags: [Apointments]'), /tags.*Apointments/],
    ['a missing file', gone, /file is missing/],
  ],
  'openapi/paths/token.yaml': [
    ['no id', remove(/ {4}operationId: createToken\n/), /`operationId`/, atParent],
    ['id with a space', replace(/operationId: createToken/, 'operationId: create token'), /letters and digits/],
    ['number as id', replace(/operationId: createToken/, 'operationId: 12'), /Expected type `string`/],
    ['no summary', remove(/ {4}summary: Create a token\n/), /summary/, atParent],
    ['no description', remove(/ {4}description: Returns the token of a user\.\n/), /description/, atParent],
    ['no tag', remove(/ {4}tags: \[Token\]\n/), /tags/, atParent],
    ['unknown key', replace(/ {4}summary: /, '    sumary: x\n    summary: '), /sumary.*summary/],
    ['no error response', remove(/ {6}"405": .*\n/), /`4XX` response/, atParent],
    ['unknown status', replace(/"200":/, '"2000":'), /2000/, { file: /^openapi\//, reason: 'What only the response uses is unused, too' }],
    ['response without a description', remove(/ {8}description: The token\.\n/), /description/, atParent],
    ['misspelled media type', replace(/application\/json:/, 'aplication/json:'), /aplication\/json.*media type/],
    ['body without content', remove(/ {6}content:\n {8}application\/json:\n {10}schema:\n[\s\S]*?secret \} \}\n/), /content/, atParent],
    ['required field that does not exist', replace(/required: \[email\]/, 'required: [emial]'), /emial/],
    ['boolean as required', replace(/required: \[email\]/, 'required: true'), /Expected type `array`/],
    ['example without a required field', replace(/email: dana@example\.com, /, ''), /required property 'email'/],
    ['example with an unknown field', replace(/password: secret/, 'pasword: secret'), /pasword/],
    ['a missing file', gone, /Broken reference/, inReferences],
  ],
  'openapi/schemas/x.yaml': [
    ['a file to which nothing refers', content('X:', '  type: object'), /No file refers to this file/],
  ],
}, {
  'openapi/doctor-api.yaml': [
    ['a schema without a description, because one that says nothing is worse', remove(/ {6}description: A visit\.\n/)],
    ['a field of its own type, to which pages link', replace(/(message: \{ .* \})/, '$1\n        cause: { $ref: "#/components/schemas/ErrorRecord" }')],
    ['several types', replace(/type: integer, description: How many/, 'type: [integer, "null"], description: How many')],
    ['a reference to a field', replace(/usersLimit: \{.*\}/, 'usersLimit: { $ref: "#/components/schemas/Appointment/properties/appointmentId" }')],
    ['extensions of other tools', replace(/( +)operationId: getAppointment/, '$1x-amazon-apigateway-integration: { uri: x }\n$1x-codeSamples: []\n$1operationId: getAppointment')],
    ['another success status', replace(/"200": \{ description: Received\. \}/, '"202": { description: Received. }')],
  ],
  'openapi/paths/token.yaml': [
    ['two tags', replace(/tags: \[Token\]/, 'tags: [Token, Appointments]')],
    ['the security of the document', remove(/ {4}security: \[\]\n/)],
    ['a body without a description', remove(/ {6}description: The credentials\.\n/)],
    ['an example without a summary', replace(/summary: Dana, /, '')],
    ['a single example', replace(/examples:\n.*dana: \{ summary: Dana, value: (\{.*\}) \}/, 'example: $1')],
  ],
});
