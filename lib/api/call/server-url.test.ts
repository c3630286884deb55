import { expect, it } from 'vitest';
import { resolveServerUrl } from './server-url';

const base = 'https://api.example.com/v2';

it.each([
  ['https://uploads.example.com/v1/', 'https://uploads.example.com/v1'],
  ['/v3', 'https://api.example.com/v3'],
  ['https://{region}.example.com', 'https://eu.example.com'],
  ['{uploadUrl}', 'https://api.example.com/%7BuploadUrl%7D'],
  ['https://[x', base],
])('resolves %s', (url, expected) => {
  const variables = { region: { default: 'eu' } };
  expect(resolveServerUrl({ url, variables }, base)).toBe(expected);
});
