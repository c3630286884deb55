import { expect, it } from 'vitest';
import { parseFieldQuery } from './field-query';

it.each([
  ['$[?!@.passportNumber]', { pointer: '/passportNumber', value: undefined }],
  ['$[?!@[0].event.internalNote]', { pointer: '/0/event/internalNote', value: undefined }],
  ['$[?@.event.initiatorId == -1]', { pointer: '/event/initiatorId', value: '-1' }],
  [
    "$[?@[0].payload.reason == 'STATUS_CHANGE']",
    { pointer: '/0/payload/reason', value: 'STATUS_CHANGE' },
  ],
  ["$[?@.name == '']", { pointer: '/name', value: '' }],
])('%s is about one field', (query, expected) => {
  expect(parseFieldQuery(query)).toEqual(expected);
});

it.each(['$[?@.name]', "$[?!@.name == 'a']", '$[?@.list[?@.id == 5]]', '$.name', 'name'])(
  '%s is another query',
  (query) => {
    expect(parseFieldQuery(query)).toBeUndefined();
  },
);
