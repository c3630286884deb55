import {
  append,
  atList,
  content,
  gone,
  remove,
  replace,
  testFaults,
} from '../../../tests/support/author-faults';
import { checkElements } from './check-elements';

const live = (...code: readonly string[]) => append('```json title="x" live', ...code, '```');
const inElement = { file: /title\.json$/, reason: 'The element needs the page' };
const element = JSON.stringify({
  name: 'x',
  group: 'text',
  since: '1.0',
  uses: [],
  schema: {
    title: 'X',
    description: 'X.',
    type: 'object',
    required: ['type'],
    properties: { type: { const: 'x', description: 'The name.' } },
  },
  examples: [1, 2, 3].map((index) => ({ title: `Example ${index}`, value: { type: 'x' } })),
});

// biome-ignore format: a table
testFaults(() => checkElements(['getAppointment']), {
  'content/elements/title.json': [
    ['unknown field', replace(/"text": "Upcoming visits"/, '"text": "x", "txt": "y"'), /txt.*type, text/],
    ['missing field', remove(/,\n\s+"text": "Upcoming visits"/), /text/],
    ['value out of range', replace(/"level": 1/, '"level": 9'), /out of bounds.*9.*at most 4/],
    ['unknown value', replace(/"size": "l"/, '"size": "xl"'), /not one of the values.*"xl".*s, m, l/],
    ['type of another element', replace(/"type": "title",\n\s+"text": "Upcoming/, '"type": "caption",\n        "text": "Upcoming'), /type of another element.*"caption"/],
    ['binding without data', replace(/"requests": 3/, '"request": 3'), /no data for this binding.*\/requests/, atList],
    ['binding without a slash', replace(/"\/requests"/, '"requests"'), /another form.*"requests"/],
  ],
  'content/elements/x.json': [
    ['element without a page', content(element), /has no page.*elements\/x\.mdx/],
  ],
  'content/docs/doctor-app/elements/title.mdx': [
    ['missing page', gone, /has no page/, inElement],
    ['invalid JSON', live('{', '  "type":', '}'), /valid JSON/],
    ['unknown element', live('{ "type": "titel" }'), /There is no element "titel"/],
    ['unknown field', live('{ "type": "title", "txt": "x" }'), /txt/],
    ['missing field', live('{ "type": "title" }'), /text/],
    ['null', live('null'), /null.*object/],
    ['another language', append('```bash title="x" live', 'echo a', '```'), /Live code must be JSON/],
  ],
});
