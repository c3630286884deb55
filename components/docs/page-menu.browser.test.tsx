import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mockClipboard } from '@/tests/components/clipboard';
import { startControls } from '@/tests/components/controls';
import { holdTimeout } from '@/tests/components/hold-timeout';
import { press } from '@/tests/components/press';
import { Breadcrumbs } from './breadcrumbs';
import { PageMenu } from './page-menu';

const tools = [{ label: 'Open in Reader', href: 'https://reader.example.com/#page' }];
const summary = page.getBySelector('summary');
const copy = page.getByRole('button');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  await render(
    <>
      <PageMenu markdown="/docs/a.md" tools={tools} />
      <h1 style={{ marginTop: 300 }}>Text</h1>
    </>,
  );
  startControls();
}

test('the menu closes on Escape, which returns the focus, and on a click outside', async () => {
  await open();
  const menu = page.getByRole('group');
  await summary.click();
  await expect.element(menu).toHaveAttribute('open');
  await press('Tab');
  await expect.element(menu.getByRole('link', { name: 'View as Markdown' })).toHaveFocus();
  const tool = menu.getByRole('link', { name: 'Open in Reader' });
  await expect.element(tool).toHaveAttribute('target', '_blank');
  await expect.element(tool).toHaveAttribute('rel', 'noopener noreferrer');
  await press('Escape');
  await expect.element(menu).not.toHaveAttribute('open');
  await expect.element(summary).toHaveFocus();
  await summary.click();
  await expect.element(menu).toHaveAttribute('open');
  await page.getByRole('heading').click();
  await expect.element(menu).not.toHaveAttribute('open');
});

test.for([
  ['says for a second that the page was copied', 200, 'Copied', 1000],
  ['says for four seconds that copying failed', 404, 'Copying failed', 4000],
] as const)('the button %s', async ([_name, status, label, duration]) => {
  history.replaceState(null, '', '/docs/a');
  const fetchPage = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('# A', { status }));
  const copied = mockClipboard();
  await open();
  const endTimeout = holdTimeout(duration);
  await copy.click();
  await expect.element(copy).toHaveTextContent(label);
  await expect.element(page.getByRole('status')).toHaveTextContent(label);
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith('/docs/a.md');
  expect(copied).toEqual(status === 200 ? ['# A'] : []);
  expect(copy.element()).toHaveTextContent(label);
  endTimeout();
  expect(copy.element()).toHaveTextContent('Copy page');
});

test('on a phone, only the closest page above is visible among the breadcrumbs', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await render(<Breadcrumbs trail={[{ label: 'Schemas', path: '/api' }, { label: 'Policy' }]} />);
  const readWidths = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ parentElement }) => parentElement?.offsetWidth);
  expect(readWidths()).toEqual([1, 1, expect.closeTo(70, -1.5)]);
  // The others are visible while they have the focus.
  await press('Tab');
  await expect.element(page.getByRole('link', { name: 'Home page' })).toHaveFocus();
  expect(readWidths()[0]).toBeGreaterThan(10);
});
