import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createCurlCommand } from './curl-command';

it('quotes URL and payload, so that a shell passes them on unchanged', () => {
  const url = "http://localhost:8080/a?b=$(id)&c='";
  const payload = '{"note":"It\'s `$HOME` \\"here\\"!"}';
  const script = `curl() { printf '%s\\n' "$@"; }\n${createCurlCommand(url, payload)}`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\n')).toEqual([
    '--request',
    'POST',
    url,
    '--header',
    'Content-Type: application/json',
    '--data',
    payload,
    '',
  ]);
});
