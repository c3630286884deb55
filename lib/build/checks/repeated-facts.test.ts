import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { type Facts, findContradictions, listFacts } from './repeated-facts';

const facts: Facts = new Map([
  ['wait', { numbers: [2700], unit: 'seconds', isReading: false, source: 'a' }],
  ['most', { numbers: [3], unit: 'count', isReading: true, source: 'a' }],
  ['limit', { numbers: [0, 999], source: 'b' }],
  ['window', { numbers: [24], unit: 'hours', source: 'b' }],
  ['left', { numbers: [], unit: 'minutes', source: 'b' }],
  ['find', { numbers: [1000], source: 'c' }],
  ['Status', { numbers: [], size: 14, source: 'd' }],
]);

describe('findContradictions', () => {
  it.each([
    'The request expires after `wait`, 2700 seconds in the example, so 45 minutes after it was sent.',
    'By its name, `most` limits the offers; the example value is 3, and 3 in the example.',
    '| `limit` | 0 | Ignored, and 999 applies to company 12. |',
    '`window` is the start plus 24 hours.',
    '`left` is in minutes, such as 45 minutes.',
    '<Operation id="find" /> returns at most 1000 records in 5 seconds.',
    '14 values of [Status](/s), or `Status` has fourteen values.',
    'Other names, such as `other`, have 5 seconds.',
  ])('accepts %s', (text) => {
    expect(findContradictions(text, facts)).toEqual([]);
  });

  it.each([
    ['It is `wait`, 2600 seconds.', '2600 seconds', '2700 seconds'],
    ['It is `wait`, which is in minutes.', 'in minutes', '2700 seconds'],
    ['It is `wait`: 2700 minutes.', '2700 minutes', '2700 seconds'],
    ['After `wait`, 50 minutes later.', '50 minutes', '2700 seconds'],
    ['By its name, `most` is 4 in the example.', '4', '3 count'],
    ['By its name, `most` (example 5).', '5', '3 count'],
    ['`limit`: 0 means 998.', '998', '0 or 999'],
    ['`window` ends after 48 hours.', '48 hours', '24 hours'],
    ['`left` is in seconds.', 'in seconds', 'minutes'],
    ['<Operation id="find" /> returns 500 records.', '500', '1000'],
    ['| `left` | Seconds |', 'Seconds', 'minutes'],
    ['`wait`, `window`: 24 hours', '24 hours', '2700 seconds'],
    ['13 values of [Status](/s)', '13 values', '14 values'],
    ['`Status` has ten values', 'ten values', '14 values'],
    ['`most` limits the offers.', 'most', '"By its name, …", or a link to what is not documented'],
  ])('reports %s', (text, found, expected) => {
    expect(findContradictions(text, facts)).toMatchObject([
      { found: expect.stringContaining(found), expected },
    ]);
  });

  it('reads the header of a table as the label of its rows', () => {
    expect(findContradictions('| `most` | 3 |', facts, '| Interpretation |')).toEqual([]);
  });
});

it('the description and the list of parameters have the facts that pages repeat', () => {
  const known = listFacts(getOpenApiDocument());
  expect(known.get('timeToRequestExpiration')).toMatchObject({ numbers: [2700], isReading: false });
  expect(known.get('timeToCancelForFree')).toMatchObject({ unit: 'seconds', isReading: true });
  expect(known.get('usersLimit')?.numbers).toContain(999);
  expect(known.get('endTimestamp')).toMatchObject({ numbers: [24], unit: 'hours' });
  expect(known.get('searchPolicies')?.numbers).toEqual([1000]);
  expect(known.get('MessageStatus')?.size).toBe(14);
});
