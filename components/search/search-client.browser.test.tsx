import { expect, onTestFinished, test, vi } from 'vitest';
import { createSearchClient } from '@/lib/search/engine/worker/search-worker-client';

const brokenScript = 'Error: The search worker could not be loaded';
const otherScript = 'Error: The search worker does not respond';

test.for<[string, BlobPart, string]>([
  ['a page of HTML', '<!doctype html><title>Sign in</title>', brokenScript],
  ['random bytes', new Uint8Array([0, 255, 17, 130, 64, 9, 226]), brokenScript],
  ['half of a file', 'self.addEventListener("message", () => {', brokenScript],
  ['an object', '{"a": 1}', brokenScript],
  ['a list', '[]', otherScript],
  ['null', 'null', otherScript],
  ['nothing', '', otherScript],
])('a worker that is %s fails, at the latest after 15 s', async ([, script, reason]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  onTestFinished(() => URL.revokeObjectURL(url));
  const worker = new Worker(url);
  const failing = createSearchClient(() => worker).search({ query: 'token', limit: 8 });
  if (reason === otherScript) vi.advanceTimersByTime(15_000);
  // Otherwise, the browser reports the error to the console.
  worker.addEventListener('error', (event) => event.preventDefault());
  await expect(failing.catch(String)).resolves.toBe(reason);
});
