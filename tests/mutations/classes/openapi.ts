import { atParent, defineClasses, type MutationClass, remove, replace } from '../mutation';

const root = { files: /^openapi\/doctor-api\.yaml$/, steps: ['lint-openapi'] } as const;
const path = { files: /^openapi\/paths\/token\.yaml$/, steps: ['lint-openapi'] } as const;
const once = { samples: 1 };
const first = { samples: 1, steps: ['check-openapi'] } as const;
const ofSchemas = { samples: 1, steps: ['check-openapi-schemas'] } as const;
const noPaths = {
  ...once,
  elsewhere: { file: /^openapi\//, reason: 'Nothing refers to the other files any more' },
};
const parent = { ...once, elsewhere: atParent };

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

/** Words that readers do not search for. */
const wordingClasses = defineClasses('wording', { ...root, steps: ['check-wording'] }, [
  [
    'word to avoid',
    replace(/description: How many/, 'description: Sign in first. How many'),
    /Sign in.*log in/,
    { samples: 1 },
  ],
]);

/** References that lead nowhere or in a circle. */
const referenceClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('reference', root, [
    ['to no schema', schemaRef('"#/components/schemas/Appointmnt"'), /Broken reference.*Appointmnt.*Appointment/, first],
    ['to no file', schemaRef('"schemas/nope.yaml#/X"'), /Broken reference.*a file in openapi/, first],
    ['to no key of a file', schemaRef('"schemas/token.yaml#/Tokn"'), /Broken reference.*Token/, first],
    ['to another site', schemaRef('"https://x.example.com/x.yaml#/X"'), /another site/, first],
    ['a number', schemaRef('12'), /not a path and a pointer.*12/, first],
    ['empty', schemaRef('""'), /not a path and a pointer/, first],
    ['invalid percent-encoding', schemaRef('"#/components/schemas/App%zz"'), /Broken reference/, first],
    ['to a response', schemaRef('"#/components/responses/Error"'), /named schema.*responses\/Error/, first],
    ['to a field', schemaRef('"#/components/schemas/Appointment/properties/status"'), /named schema/, first],
    ['to itself', replace(/( {4}AppointmentStatus:\n)/, '$1      $ref: "#/components/schemas/AppointmentStatus"\n'), /is circular/, first],
    ['in a circle', replace(/( {4})ErrorRecord:\n/, '$1Loop: { $ref: "#/components/schemas/Ring" }\n$1Ring: { $ref: "#/components/schemas/Loop" }\n$1ErrorRecord:\n'), /is circular/, first],
    ['composed of itself', replace(/( {4}ErrorRecord:\n)/, '$1      allOf: [{ $ref: "#/components/schemas/ErrorRecord" }]\n'), /is circular/, first],
    ['to no path', replace(/paths\/token\.yaml#\/token/, 'paths/token.yaml#/tokn'), /Broken reference.*token/, first],
  ]),
];

/** Schemas whose keywords the linter, the pages or the sandbox cannot use. */
const schemaClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('schema', root, [
    ['unknown keyword', keyword('minimun: 3'), /minimun/, ofSchemas],
    ['keyword that pages do not show', keyword('multipleOf: 2'), /do not render.*multipleOf/, ofSchemas],
    ['unknown type', replace(/type: integer, description: How many/, 'type: int, description: How many'), /type.*"integer"/, once],
    ['list of types', replace(/type: integer, description: How many/, 'type: [integer, "null"], description: How many'), /type: Unknown value/, once],
    ['text as number', keyword('minimum: one'), /Expected type `number`/, once],
    ['minimum above maximum', keyword('minimum: 5, maximum: 1'), /minimum is above the maximum/, ofSchemas],
    ['default of another type', keyword('default: many'), /default has another type.*many.*integer/, ofSchemas],
    ['example of another type', keyword('examples: [many]'), /type must be integer/, once],
    ['invalid pattern', replace(/type: string, description: The class/, 'type: string, pattern: "[a", description: The class'), /pattern is invalid/, ofSchemas],
    ['enumeration of numbers', replace(/\[APPOINTMENT_SCHEDULED, APPOINTMENT_COMPLETED\]/, '[1, 2]'), /enum/, once],
    ['empty enumeration', replace(/\[APPOINTMENT_SCHEDULED, APPOINTMENT_COMPLETED\]/, '[]'), /no values/, ofSchemas],
    ['value twice', replace(/APPOINTMENT_COMPLETED\]/, 'APPOINTMENT_SCHEDULED]'), /Duplicated enum value/, once],
    ['text as enumeration', replace(/\[APPOINTMENT_SCHEDULED, APPOINTMENT_COMPLETED\]/, 'APPOINTMENT_SCHEDULED'), /Expected type `array`/, once],
    ['null as field', replace(/usersLimit: \{.*\}/, 'usersLimit:'), /Expected type `Schema`/, once],
    ['text as field', replace(/usersLimit: \{.*\}/, 'usersLimit: integer'), /Expected type `Schema`/, once],
    ['number as description', replace(/description: A visit\./, 'description: 12'), /Expected type `string`/, once],
    ['that nothing uses', replace(/( {4})ErrorRecord:\n/, '$1Unused: { type: object, description: Nothing. }\n$1ErrorRecord:\n'), /never used/, once],
    ['name with a space', replace(/ {4}AppointmentStatus:/, '    "Appointment Status":'), /Broken reference|map key/, { ...first, elsewhere: { reason: 'The references to it are broken, too' } }],
    ['name that differs in case', replace(/( {4})ErrorRecord:\n/, '$1errorrecord: { type: object, description: X. }\n$1ErrorRecord:\n'), /only in case.*ErrorRecord/, ofSchemas],
  ]),
  // biome-ignore format: a table
  ...defineClasses('extension', root, [
    ['unknown of an operation', replace(/x-rules:/, 'x-rulez:'), /does not read this extension.*x-rulez.*x-rules/, ofSchemas],
    ['unknown of a field', keyword('x-visble-to: [Privileged callers]'), /does not read.*x-visble-to.*x-visible-to/, ofSchemas],
    ['text as rules', replace(/x-rules:\n.*\n/, 'x-rules: none\n'), /x-rules: Wrong type.*array/, once],
    ['no rules', replace(/x-rules:\n.*\n/, 'x-rules: []\n'), /x-rules: Too few items/, once],
    ['rule with an unknown key', replace(/title: Access, rule/, 'titel: Access, rule'), /Unknown key "titel".*title, rule/, once],
    ['text as viewers', keyword('x-visible-to: me'), /x-visible-to: Wrong type.*array/, once],
    ['unknown viewer', keyword('x-visible-to: [Nobody]'), /x-visible-to.*Unknown value.*Nobody.*Privileged/, once],
    ['unknown code list', enumKeyword('x-code-list: planets'), /Unknown code list.*planets.*countries/, ofSchemas],
    ['code list of a field', keyword('x-code-list: countries'), /Misplaced code list/, ofSchemas],
    ['explanation of an unknown value', enumKeyword('x-enum-descriptions: { NOPE: No. }'), /unknown value.*NOPE/, ofSchemas],
    ['unknown field in a group', groups('Visit: [appointmentId, status, usersLimit, usersLimt]'), /unknown field.*usersLimt.*usersLimit/, ofSchemas],
    ['field in two groups', groups('Visit: [appointmentId, status, usersLimit], People: [usersLimit]'), /in two groups.*usersLimit/, ofSchemas],
    ['field in no group', groups('Visit: [appointmentId, status]'), /in no group.*usersLimit.*Visit/, { ...ofSchemas, elsewhere: { reason: 'The field has the position' } }],
    ['text as group', groups('Visit: appointmentId'), /x-field-groups.*Wrong type.*array/, once],
    ['rule that the description has', replace(/Returns one appointment\./, 'Returns it. The token must belong to the patient.'), /this rule twice.*must belong/, { ...ofSchemas, elsewhere: { reason: 'The rule has the position' } }],
    ['text as boolean', enumKeyword('x-open-list: "yes"'), /x-open-list: Wrong type.*boolean/, once],
  ]),
];

/** Operations that lack something, or that contradict other parts. */
const operationClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('document', root, [
    ['no version', remove(/openapi: 3\.1\.0\n/), /Unknown version.*3\.1/, first],
    ['OpenAPI 3.0', replace(/openapi: 3\.1\.0/, 'openapi: 3.0.3'), /Unknown version.*3\.0\.3/, first],
    ['Swagger', replace(/openapi: 3\.1\.0/, 'swagger: "2.0"'), /Unknown version/, first],
    ['number as version', replace(/openapi: 3\.1\.0/, 'openapi: 3.1'), /Unknown version.*3\.1/, first],
    ['no info', remove(/info:\n(?: {2}.*\n)+/), /`info`/, parent],
    ['no tags', remove(/tags:\n(?: {2}.*\n)+/), /tags/, { ...once, elsewhere: { file: /^openapi\//, reason: 'The operations have the tags' } }],
    ['tag twice', replace(/\{ name: Appointments, description: Visits\. \}/, '{ name: Token, description: Visits. }'), /Duplicate tag/, once],
    ['misspelled paths', replace(/paths:/, 'pathes:'), /pathes.*paths/, noPaths],
    ['list of paths', replace(/paths:\n[\s\S]*?\nwebhooks:/, 'paths: []\nwebhooks:'), /Paths.*array/, noPaths],
    ['path without a slash', replace(/ {2}\/token:/, '  token:'), /token.*not expected/, once],
    ['path twice', replace(/ {2}\/appointments\/\{id\}:/, '  /token:'), /Duplicate key/, first],
    ['servers', replace(/tags:\n/, 'servers: [{ url: "https://api.test", description: x }]\ntags:\n'), /servers are settings/, first],
  ]),
  // biome-ignore format: a table
  ...defineClasses('operation', root, [
    ['misspelled method', replace(/ {4}get:/, '    gte:'), /gte.*get/, once],
    ['method that pages do not show', replace(/ {4}get:/, '    trace:'), /Unknown key "trace".*get, post/, once],
    ['id twice', replace(/operationId: getAppointment/, 'operationId: appointmentChanged'), /unique `operationId`/, { ...once, elsewhere: { reason: 'Either of the two has the position' } }],
    ['id that differs in case', replace(/operationId: getAppointment/, 'operationId: createtoken'), /only in case.*createtoken/i, { ...ofSchemas, elsewhere: { file: /^openapi\//, reason: 'Either of the two has the position' } }],
    ['unknown parameter of the path', replace(/\/appointments\/\{id\}:/, '/appointments/{appointmentId}:'), /appointmentId/, { ...once, elsewhere: { reason: 'The parameters have the position' } }],
    ['parameter in a cookie', replace(/in: path,/, 'in: cookie,'), /in: Unknown value.*cookie|path parameter/, once],
    ['parameter without a position', remove(/ {12}in: path,\n/), /`in`/, parent],
    ['optional parameter of the path', replace(/required: true,\n {12}description: The id\./, 'required: false,\n            description: The id.'), /required.*true/, once],
    ['parameter without a schema', remove(/ {12}schema: \{ type: integer, format: int64 \},\n/), /schema/, parent],
    ['parameter without a description', remove(/ {12}description: The id\.,\n/), /description/, parent],
    ['parameter example that does not fit', replace(/example: 70412,/, 'example: many,'), /type must be integer.*fits the schema/, once],
    ['unknown security scheme', replace(/ {8}- XToken: \[\]\n {6}x-rules/, '        - YToken: []\n      x-rules'), /YToken.*securitySchemes/, once],
    ['response example that does not fit', replace(/value: \{ appointmentId: 70412/, 'value: { appointmentId: many'), /type must be integer/, once],
    ['unknown tag', replace(/tags: \[Appointments\]/g, 'tags: [Apointments]'), /tags.*Apointments/, { samples: 2 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('operation', path, [
    ['no id', remove(/ {4}operationId: createToken\n/), /`operationId`/, parent],
    ['id with a space', replace(/operationId: createToken/, 'operationId: create token'), /letters and digits/, once],
    ['number as id', replace(/operationId: createToken/, 'operationId: 12'), /Expected type `string`/, once],
    ['no summary', remove(/ {4}summary: Create a token\n/), /summary/, parent],
    ['no description', remove(/ {4}description: Returns the token of a user\.\n/), /description/, parent],
    ['two tags', replace(/tags: \[Token\]/, 'tags: [Token, Appointments]'), /tags: Too many items/, once],
    ['no tag', remove(/ {4}tags: \[Token\]\n/), /tags/, parent],
    ['no security', remove(/ {4}security: \[\]\n/), /Missing key.*security/, parent],
    ['unknown key', replace(/ {4}summary: /, '    sumary: x\n    summary: '), /sumary.*summary/, once],
    ['no responses', remove(/ {4}responses:[\s\S]*/), /responses/, { ...once, elsewhere: { file: /^openapi\//, reason: 'What only the response uses is unused, too' } }],
    ['no error response', remove(/ {6}"405": .*\n/), /`4XX` response/, parent],
    ['unknown status', replace(/"200":/, '"2000":'), /2000/, { ...once, elsewhere: { file: /^openapi\//, reason: 'What only the response uses is unused, too' } }],
    ['response without a description', remove(/ {8}description: The token\.\n/), /description/, parent],
    ['misspelled media type', replace(/application\/json:/, 'aplication/json:'), /aplication\/json.*media type/, once],
    ['body without a description', remove(/ {6}description: The credentials\.\n/), /Missing key.*description/, parent],
    ['body without content', remove(/ {6}content:\n {8}application\/json:\n {10}schema:\n[\s\S]*?secret \} \}\n/), /content/, parent],
    ['required field that does not exist', replace(/required: \[email\]/, 'required: [emial]'), /emial/, once],
    ['boolean as required', replace(/required: \[email\]/, 'required: true'), /Expected type `array`/, once],
    ['example without a required field', replace(/email: dana@example\.com, /, ''), /required property 'email'/, once],
    ['example with an unknown field', replace(/password: secret/, 'pasword: secret'), /pasword/, once],
    ['example without a summary', replace(/summary: Dana, /, ''), /Missing key.*summary/, once],
    ['example without a value', replace(/, value: \{ email.*\} \}/, ' }'), /Missing key.*value/, once],
    ['single example', replace(/examples:\n.*dana: \{ summary: Dana, value: (\{.*\}) \}/, 'example: $1'), /Unknown key "example".*examples/, once],
  ]),
];

export const openApiClasses = [
  ...referenceClasses,
  ...schemaClasses,
  ...operationClasses,
  ...wordingClasses,
];
