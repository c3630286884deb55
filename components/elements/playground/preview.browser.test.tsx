import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addServerHtml } from '@/tests/components/server-html';
import { mountPreview } from './mount-preview';
import { Preview } from './preview';

const tabs = {
  type: 'tabs',
  label: 'Appointments',
  tabs: ['requests', 'scheduled'].map((name) => ({
    name,
    label: name,
    content: [{ type: 'caption', text: `All ${name}` }],
  })),
};

let container: HTMLElement | undefined;
afterEach(() => container?.remove());

test('a preview is whole while it becomes interactive, and a control keeps the focus', async () => {
  const example = { title: 'Tabs', value: tabs };
  container = await addServerHtml(<Preview id="preview" example={example} index={0} />);
  const preview = container.querySelector<HTMLElement>('#preview');
  const [tab] = page.getByRole('tab').elements();
  tab?.focus();
  expect(document.activeElement).toBe(tab);
  if (!preview) throw new Error('Expected a preview');
  const counts = new Set<number>();
  let unmount: (() => void) | undefined;
  void Promise.resolve(mountPreview(preview, [example])).then((mounted) => {
    unmount = mounted;
  });
  // React Aria renders tabs without their panel at first.
  while (!unmount || tab?.isConnected) {
    counts.add(page.getByRole('tabpanel').elements().length);
    await new Promise(requestAnimationFrame);
  }
  counts.add(page.getByRole('tabpanel').elements().length);
  expect([...counts]).toEqual([1]);
  await expect.element(page.getByRole('tab', { name: 'requests' })).toHaveFocus();
  await page.getByRole('tab', { name: 'scheduled' }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('All scheduled');
  unmount();
});
