import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { findViolations } from '@/tests/components/find-violations';
import { callSandbox, changeNotes, resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { SandboxBar } from './sandbox-bar';
import { SandboxPanel, SandboxPanelContent } from './sandbox-panel';

/** The panel of the sandbox, which runs in the page. Its service worker is tested in tests/e2e/sandbox. */

resetSandboxBeforeEach();
afterEach(() => page.viewport(1280, 800));

const reset = page.getByRole('button', { name: 'Reset', exact: true });

test.for([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'the panel shows calls and webhooks, advances the clock, and loads scenarios: %s, %i px',
  async ([mode, width]) => {
    document.documentElement.dataset.theme = mode;
    await page.viewport(width, 900);
    const { container } = await render(
      <main className="sandbox-container">
        <SandboxPanel />
      </main>,
    );
    const panel = page.elementLocator(container);
    await expect.element(reset).toBeVisible();
    await expect.element(panel).toHaveTextContent('The sandbox runs in this page');
    await changeNotes('Now with fever.');
    await panel.getByRole('button', { name: '15 minutes' }).click();
    await expect.element(panel).toHaveTextContent('Mar 2, 2027, 09:25 UTC');
    await panel.getByText('Receive webhooks: ').click();
    await panel.getByText('UPDATE_APPOINTMENT').click();
    await expect
      .element(page.getByRole('region', { name: 'Payload' }))
      .toHaveTextContent('Now with fever.');
    await panel.getByText('1 call').click();
    await expect.element(panel).toHaveTextContent('POST /appointment');
    await expect.element(panel).toHaveTextContent('dana@example.com');
    await panel.getByText('Codes for password resets').click();
    await expect.element(panel.getByText('resetPasswordCode').first()).toBeVisible();
    await panel.getByRole('button', { name: '30 days' }).click();
    await expect.element(panel).toHaveTextContent('Apr 1, 2027, 09:25 UTC');
    await expect.element(page.getByText('moved forward by 30 days.')).toHaveRole('status');
    expect(await findViolations(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

    await panel.getByLabelText('Scenario').selectOptions('New partner');
    await panel.getByRole('button', { name: 'Load' }).click();
    await expect.element(panel).toHaveTextContent('Mar 2, 2027, 09:10 UTC');
    expect(await (await callSandbox('/appointments')).json()).toEqual([]);
  },
);

const renderState = (changes: Partial<SandboxState>) => {
  const now = '2027-03-02T09:10:00Z';
  const initial = { scenario: 'everyday', now, calls: 0, webHooks: 0, isKept: true };
  const state = { ...initial, hasForgotten: false, ...changes };
  return (
    <SandboxPanelContent
      view={{ status: 'ready', host: 'service-worker', state }}
      refresh={() => undefined}
    />
  );
};

test('the panel says whether the browser keeps the data', async () => {
  const { container, rerender } = await render(renderState({}));
  await expect.element(container).toHaveTextContent('stores its data there, for this site only');
  await rerender(renderState({ isKept: false, hasForgotten: true }));
  await expect.element(container).toHaveTextContent('Your browser stores no data for this site');
  await expect.element(container).toHaveTextContent('so the sandbox started over.');
});

test('if damaged data cannot be shown, the panel offers a reset', async () => {
  const reportError = vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = await render(renderState({ now: 'never' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('data is damaged');
  reportError.mockRestore();
  await rerender(renderState({}));
  await page.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect.element(reset).toBeVisible();
});

test('the webhooks of the panel are compared from the oldest to the newest', async () => {
  await render(<SandboxPanel />);
  await expect.element(reset).toBeVisible();
  for (const notes of ['Fever.', 'No fever.']) await changeNotes(notes);
  await page.getByText('Receive webhooks: ').click();
  await page.getByRole('button', { name: 'Send to a receiver or compare' }).click();
  const compare = page.getByRole('region', { name: 'Compare two deliveries' });
  await expect.element(compare.getBySelector('del').last()).toHaveTextContent(/^"Fever."$/);
  await expect.element(compare.getBySelector('ins').last()).toHaveTextContent(/^"No fever."$/);
});

test.for([
  ['on a phone', 360, 640],
  ['in a low window', 1280, 500],
] as const)(
  'the panel of the console leaves space for it %s, and what is opened scrolls into view',
  async ([, width, height]) => {
    await page.viewport(width, height);
    await render(<SandboxBar />);
    await page.getByText('Scenario and clock', { exact: true }).click();
    await page.getByText('Receive webhooks: ').click();
    const hint = page.getByText('An override of a policy sends none.');
    await expect.element(hint).toBeInViewport({ ratio: 1 });
    await page.getByText('Codes for password resets').click();
    await expect.element(page.getByText('resetPasswordCode').last()).toBeInViewport({ ratio: 1 });
    const { scrollHeight, clientHeight } = page.getBySelector('.sandbox-panel').element();
    expect(scrollHeight).toBeGreaterThan(clientHeight);
    expect(clientHeight / innerHeight).toBeLessThanOrEqual(0.61);
  },
);
