import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderIsland } from './render-island';

let isBroken = true;

function Island() {
  if (isBroken) throw new Error('No data');
  return <p>Works</p>;
}

test('an island that crashes says so in its place, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { container: parent } = await render(null);
  const container = parent.appendChild(document.createElement('div'));
  const remove = renderIsland(container, <Island />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This page crashed.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No data');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Works')).toBeVisible();
  remove();
  expect(container.childElementCount).toBe(0);
});
