import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfflineSettings } from './offline-settings';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.for<[string, () => unknown]>([
  ['has no service workers', () => vi.stubGlobal('navigator', {})],
  ['blocks its storage', () => vi.spyOn(caches, 'keys').mockRejectedValue(new Error('Denied'))],
  [
    'blocks its storage and its channels, like Firefox',
    () => {
      vi.spyOn(caches, 'keys').mockRejectedValue(new Error('Denied'));
      vi.spyOn(window, 'BroadcastChannel').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    },
  ],
])('if the browser %s, the page says that nothing can be kept', async ([_name, limit]) => {
  limit();
  await render(<OfflineSettings />);
  await expect.element(page.getByRole('status')).toHaveTextContent('This browser can’t keep pages');
  expect(page.getByRole('button').elements()).toEqual([]);
});
