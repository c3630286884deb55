import { expect, test } from 'vitest';
import { describeResponse, describeStatus } from './describe-response';

test('describes a status in the words of the API, or in those of the server', () => {
  expect(describeStatus({ status: 405, statusText: 'Method Not Allowed' })).toBe(
    '405 Server reported an error',
  );
  expect(describeStatus({ status: 502, statusText: 'Bad Gateway' })).toBe('502 Bad Gateway');
  expect(describeStatus({ status: 502, statusText: '' })).toBe('502');
});

test('names the reason of a refusal', () => {
  expect(
    describeResponse({
      status: 405,
      errorSummary: { message: 'The call needs an access token.', error: 'SANDBOX_TOKEN' },
      changes: [],
    }),
  ).toBe('Response: 405. The call needs an access token.');
});

test('names what has changed', () => {
  expect(
    describeResponse({
      status: 200,
      changes: ['appointments 1000001 added', 'something else'],
    }),
  ).toBe('Response: 200. Changed in the sandbox: Appointment 1000001 added, something else.');
});
