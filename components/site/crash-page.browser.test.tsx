import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CrashPage } from './crash-page';

test('a page whose code is missing again after it was loaded again offers to retry', async () => {
  sessionStorage.setItem('hub.reloaded', window.location.href);
  onTestFinished(() => sessionStorage.removeItem('hub.reloaded'));
  const error = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  await render(<CrashPage error={error} retry={() => undefined} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('Page Error');
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByText('Loading chunk 7 failed')).toBeVisible();
});
