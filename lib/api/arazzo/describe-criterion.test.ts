import { expect, it } from 'vitest';
import { describeCriterion } from './describe-criterion';

it.each([
  ['$statusCode == 200', 'status `200`'],
  [
    "$response.body#/appointments/1/status == 'REQUESTED'",
    '`appointments.1.status` is `REQUESTED`',
  ],
  ['$response.body#/email != null', '`email` is present'],
  ['$statusCode == 200 || $statusCode == 204', 'status `200` or `204`'],
  ['$response.body#/email == $inputs.email', '`email` equals the input `email`'],
  ['$response.body#/a == 1 || $response.body#/a == 2', '`a` is `1` or `a` is `2`'],
  ['$response.body#/email == null', 'no `email`'],
  ["$response.body#/street == ''", '`street` is blank'],
  ['$response.body#/minutes >= 15', '`minutes` is at least `15`'],
  ['$response.body#/id == $steps.request.outputs.id', '`id` equals `id` of an earlier step'],
  ['$response.body#/a == 1 && !($response.body#/b == 2)', '`a` is `1` and not (`b` is `2`)'],
  ["$response.header.Content-Type == 'text/csv'", 'the header `Content-Type` is `text/csv`'],
])('describes the condition %s', (condition, text) => {
  expect(describeCriterion({ condition })).toBe(text);
});

it.each([
  [
    '$response.body#/email == $inputs.email',
    '`email` equals the input `email` (`mila@example.com`)',
  ],
  ['$response.body#/id != $steps.request.outputs.id', '`id` differs from `id` of step 3'],
])('describes the condition %s with what it refers to', (condition, text) => {
  const names = { inputs: { email: 'mila@example.com' }, steps: { request: 3 } };
  expect(describeCriterion({ condition }, names)).toBe(text);
});

it.each([
  ['$[?@.list[?@.id == 1]]', '`list` has an item whose `id` is `1`'],
  ['$[?!@[0].event.note]', 'no `0.event.note`'],
  ['$[?@.event.initiatorId == -1]', '`event.initiatorId` is `-1`'],
])('describes the JSONPath %s', (condition, text) => {
  const criterion = { context: '$response.body', condition, type: 'jsonpath' } as const;
  expect(describeCriterion(criterion)).toBe(text);
});

it.each([
  ['$response.body#/profile/street', '.', '`profile.street` isn’t blank'],
  ['$response.body', '^id,', 'the body matches `^id,`'],
])('describes a regular expression on %s', (context, condition, text) => {
  expect(describeCriterion({ context, condition, type: 'regex' })).toBe(text);
});
