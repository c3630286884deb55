import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import LivePreview from './live-preview';
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

const container = document.createElement('div');
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  container.remove();
});

test('a preview is whole while it becomes interactive, and a control keeps the focus', async () => {
  const live = await render(<LivePreview document={tabs} />);
  await expect.element(page.getByRole('tabpanel')).toBeVisible();
  // The HTML that the page has from the server.
  container.innerHTML = `<div><div>${live.container.innerHTML}</div></div>`;
  await live.unmount();
  document.body.append(container);
  const [tab] = page.getByRole('tab').elements();
  tab?.focus();
  expect(document.activeElement).toBe(tab);

  root = hydrateRoot(container, <Preview document={tabs} />);
  // React Aria renders tabs without their panel at first.
  const counts = new Set<number>();
  while (tab?.isConnected) {
    counts.add(page.getByRole('tabpanel').elements().length);
    await new Promise(requestAnimationFrame);
  }
  // The frame in which the static HTML is gone.
  counts.add(container.querySelectorAll('[role="tabpanel"]').length);
  expect([...counts]).toEqual([1]);
  await expect.element(page.getByRole('tab', { name: 'requests' })).toHaveFocus();
});
