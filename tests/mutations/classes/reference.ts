import { append, content, defineClasses, type MutationClass, remove, replace } from '../mutation';

const file = (name: string) => new RegExp(`^content/reference/${name}\\.yaml$`);
const data = (name: string) => ({ files: file(name), steps: ['check-reference-data'] }) as const;
const apiNames = (name: string) => ({ files: file(name), steps: ['check-api-names'] }) as const;
const once = { samples: 1 };

const limit = (target: string) =>
  content(
    'limits:',
    '  - title: A',
    '    value: 1 s',
    '    meaning: B.',
    `    ${target}`,
    'units: []',
  );

/** Faults in the facts of content/reference. */
export const referenceClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses(
    'reference',
    { files: /^content\/reference\//, steps: ['check-reference-data'] },
    [['unknown key', append('nope: 1'), /Unknown key "nope"/, { samples: 6 }]],
  ),
  // biome-ignore format: a table
  ...defineClasses('limits', data('limits'), [
    ['without a target', limit('# nothing'), /one of `operation`/, once],
    ['two targets', limit('operation: createToken\n    parameter: x'), /one of `operation`/, once],
    ['schema without a field', limit('schema: Token'), /both `schema` and `field`/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('limits', apiNames('limits'), [
    ['unknown operation', limit('operation: nope'), /Unknown operation.*nope/, once],
    ['unknown parameter', limit('parameter: nope'), /Unknown parameter.*nope/, once],
    ['unknown schema', limit('schema: Nope\n    field: x'), /Unknown schema.*Nope/, once],
    ['unknown field', limit('schema: Token\n    field: nope'), /Unknown field.*nope.*token/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('phases', apiNames('appointment-phases'), [
    ['unknown status', content('phases:', '  - title: A', '    meaning: b', '    statuses:', '      - { status: NOPE, cause: c }'), /Unknown status.*NOPE.*APPOINTMENT_/, once],
    ['unknown parameter', content('phases:', '  - title: A', '    meaning: b', '    statuses:', '      - { status: APPOINTMENT_SCHEDULED, cause: c, parameters: [nope] }'), /Unknown parameter.*nope/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('glossary', data('glossary'), [
    ['term twice', content('terms:', '  - { term: A, meaning: b }', '  - { term: A, meaning: c }'), /no other item/, once],
    ['link without a slash', content('terms:', '  - { term: A, meaning: b, to: docs }'), /a path of this site/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('glossary', { files: file('glossary'), steps: ['check-links'] }, [
    ['broken link', content('terms:', '  - { term: A, meaning: b, to: /docs/nope }'), /Broken link.*\/docs\/nope/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('data paths', data('data-paths'), [
    ['path twice', replace(/( {2}- path: \/name\n[\s\S]*)$/, '$1$1'), /no other item/, once],
    ['path without a slash', replace(/path: \/name/, 'path: name'), /a path such as/, once],
    ['unknown source', replace(/source: app/, 'source: ap'), /source: Unknown value.*"app"/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('data paths', { files: file('data-paths'), steps: ['check-data-paths'] }, [
    ['path that no screen reads', replace(/( {2}- path: \/name)/, '  - { path: /nope, source: host-app, contents: Nothing. }\n$1'), /No screen reads.*nope/, once],
    ['unknown schema', replace(/(path: \/name)/, '$1\n    schema: Appointmnt'), /no such schema.*Appointment/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('message references', data('message-references'), [
    ['prefix twice', content('references:', '  - { prefix: A, meaning: b }', '  - { prefix: A, meaning: c }'), /no other item/, once],
  ]),
  // biome-ignore format: a table
  ...defineClasses('system parameters', data('system-parameters'), [
    ['text as example', replace(/example: \d+/g, 'example: many'), /example: Wrong type.*many.*number/],
    ['unknown unit', replace(/unit: seconds/g, 'unit: second'), /unit: Unknown value.*second.*"seconds"/],
    ['name with a space', replace(/name: (\w+)/g, 'name: a $1'), /name: Wrong format/],
    ['parameter twice', replace(/( {6}- name: [^-]*\n)/, '$1$1'), /no other item/, once],
    ['missing unit', remove(/\n\s+unit: [^\n]+/g), /Missing key.*unit/, { samples: 2, elsewhere: { reason: 'A missing key is reported at the object that lacks it' } }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('system parameters', apiNames('system-parameters'), [
    ['parameter of the sandbox without an example', replace(/(name: doctorReviewsLimit[\s\S]*?)\n\s+example: \d+/, '$1'), /doctorReviewsLimit with an example/, { ...once, elsewhere: { reason: 'The list has the position' } }],
    ['parameter of the sandbox renamed', replace(/name: doctorReviewsLimit/, 'name: reviewsLimit'), /doctorReviewsLimit with an example/, { ...once, elsewhere: { reason: 'The list has the position' } }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('wording', data('wording'), [
    ['nothing to avoid', replace(/avoid: \[sign in\]/, 'avoid: []'), /avoid: Too few items/, once],
  ]),
];
