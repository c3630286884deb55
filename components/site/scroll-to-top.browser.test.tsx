import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startControls } from '@/tests/components/controls';
import { press } from '@/tests/components/press';
import { ScrollToTop } from './scroll-to-top';

test.for([
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)('with reduced motion "%s", the button scrolls %s', async ([value, behavior]) => {
  const emulate = (features: Array<{ name: string; value: string }>) =>
    cdp().send('Emulation.setEmulatedMedia', { features });
  await emulate([{ name: 'prefers-reduced-motion', value }]);
  onTestFinished(async () => void (await emulate([])));
  const scroll = vi.spyOn(window, 'scrollTo');
  onTestFinished(() => scroll.mockRestore());
  await render(
    <div style={{ paddingTop: 3000 }}>
      <ScrollToTop />
    </div>,
  );
  startControls();
  await expect.element(page.getByRole('button', { name: 'Scroll back to top' })).toBeVisible();
  await press('Tab', 'Enter');
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior });
  await expect.poll(() => scrollY).toBe(0);
});
