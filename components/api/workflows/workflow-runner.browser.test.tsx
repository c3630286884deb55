import { useEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openWorkflowRunner } from '@/components/behaviors/open-workflow-runner';
import { TabGroup } from '@/components/docs/mdx/tab-group';
import { runnerHash } from '@/lib/calls/opening-hashes';
import { loadWorkflow } from '@/lib/calls/workflows/browser/load-workflow';
import { findViolations } from '@/tests/components/find-violations';
import { press } from '@/tests/components/press';
import { resetSandboxBeforeEach } from '@/tests/components/sandbox';
import styles from './workflow-page.module.css';
import '@/components/sandbox/run-panel.lazy.css';
import './workflow-runner.lazy.css';

/** The runner in what the page of a workflow has for it (workflow-page.tsx): a link, a container, and its steps. */

const { name, workflow } = await loadWorkflow('confirm-several-visits');

function Page() {
  const container = useRef<HTMLElement>(null);
  useEffect(
    () =>
      container.current
        ? openWorkflowRunner(container.current, () => import('./workflow-runner'))
        : undefined,
    [],
  );
  return (
    <main>
      <div className={styles.runner}>
        <a href={runnerHash}>Open the runner</a>
        <section
          ref={container}
          className={styles.container}
          aria-label="Runner"
          data-workflow={name}
        />
      </div>
      {workflow.steps.map(({ stepId, description }) => (
        <section key={stepId} aria-labelledby={`about-${stepId}`}>
          <h2 id={`about-${stepId}`}>{description}</h2>
          <p data-workflow-done="false" style={{ minHeight: 300 }} />
          <div data-workflow-step={stepId} />
          <TabGroup
            label="Message"
            tabs={[
              { value: 'request', label: 'Request' },
              { value: 'response', label: 'Response' },
            ]}
          >
            <div data-workflow-live="request" />
            <div data-workflow-live="response" />
          </TabGroup>
        </section>
      ))}
    </main>
  );
}

const runner = page.getByRole('region', { name: 'Runner' });
const bar = runner.getByRole('status').first();
const button = (label: string, parent: Locator = runner) =>
  parent.getByRole('button', { name: label, exact: true });
const step = (title: string) => page.getByRole('region', { name: title });
const confirm = step('Confirm both');
const done = (position: number) => new RegExp(`^${position} of \\d+ steps done\\.`);
const allDone = /^Appointment \d+ is [A-Z_]+, at .+ UTC\. All \d+ steps are done\.$/;

async function openRunner(): Promise<void> {
  await render(<Page />);
  await page.getByRole('link', { name: 'Open the runner' }).click();
  await expect.element(button('Run step 1')).toHaveFocus();
}

resetSandboxBeforeEach();
afterEach(() => page.viewport(1280, 800));

test('the keyboard alone runs a workflow, and again after a failure to load it', async () => {
  const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await render(<Page />);
  await press('Tab', 'Enter');
  await expect.element(runner.getByRole('alert')).toHaveTextContent('the workflow');
  failing.mockRestore();
  await press('Tab', 'Enter');
  await expect.element(button('Run step 1')).toHaveFocus();
  await press('Enter');
  await expect.element(bar).toHaveTextContent(done(1));
  await expect.element(button('Run step 2')).toHaveFocus();
  await press('Tab', 'Enter');
  await expect.element(bar).toHaveTextContent(allDone);
});

test('running all steps stays at the bar, which states the outcome', async () => {
  await openRunner();
  const y = scrollY;
  await button('Run all').click();
  await expect.element(bar).toHaveTextContent(allDone);
  await expect.element(bar).toHaveFocus();
  // The results below change the page, but nothing above it.
  expect(Math.abs(scrollY - y)).toBeLessThan(100);
  await runner.getByRole('link', { name: /^Show step \d+$/ }).click();
  const heading = page.getByRole('heading', { level: 2 }).last();
  await expect.element(heading).toBeInViewport();
  const { bottom } = runner.element().getBoundingClientRect();
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThan(bottom + 8);
});

test('in a narrow window, the buttons are one row, and a menu opens the inputs', async () => {
  await page.viewport(390, 844);
  await openRunner();
  await expect.element(button('Inputs')).not.toBeInTheDocument();
  const row = page.getBySelector('.workflow-bar').element();
  const { clientHeight } = row;
  await button('Run step 1').click();
  await expect.element(bar).toHaveTextContent(done(1));
  expect(row.clientHeight).toBe(clientHeight);
  await button('Run the rest').click();
  await expect.element(bar).toHaveTextContent(allDone);
  expect(row.clientHeight).toBe(clientHeight);
  await button('More').click();
  await button('Inputs').click();
  const input = runner.getByRole('textbox', { name: 'homeVisitId' });
  await input.fill('one');
  await expect.element(runner).toHaveTextContent('Enter a number.');
  // The next requests send what was typed.
  await input.fill('70518');
  const first = step('Read the offered home visit');
  await button('Run this step again', first).click();
  // The tab with the response is open, and the other one has the request that was sent.
  await expect.element(first.getByRole('tab', { selected: true })).toHaveTextContent('Response');
  const response = first.getByRole('tabpanel', { name: 'Response' });
  await expect.element(response).toHaveTextContent('Response 200, live');
  await expect.element(first).toHaveTextContent('/appointments/70518');
});

test('a step can be broken on purpose, changed, and repaired', async () => {
  await openRunner();
  await button('Run steps 1 to 2', step('Read the offered clinic visit')).click();
  await expect.element(bar).toHaveTextContent(done(2));

  await confirm.getByText('Break it').click();
  await button('The home address is missing', confirm).click();
  await expect.element(confirm.getByText('405 as documented')).toBeVisible();
  await expect
    .element(confirm.getBySelector('.workflow-advice'))
    .toHaveTextContent('requiresHomeAddress');

  await button('Change the request', confirm).click();
  const body = confirm.getByRole('textbox', { name: 'Body' });
  const sent = body.element().textContent;
  const send = async (text: string) => {
    await body.fill(text);
    await button('Send', confirm).click();
  };
  await send('{"appointmentId": ');
  await expect.element(confirm.getByRole('alert')).toHaveTextContent('The body isn’t JSON.');

  await send(sent.replace(/"appointmentId": \d+/, '"appointmentId": 1'));
  await expect.element(confirm.getByText('405 not expected')).toBeVisible();
  await expect.element(confirm.getByText('The response doesn’t meet this:')).toBeVisible();
  await expect.element(bar).toHaveTextContent(done(2));

  await send(sent.replace('EX1234567', 'EX7654321'));
  await expect.element(confirm.getByText('204 as expected')).toBeVisible();
  await button('Run the rest').click();
  await expect.element(bar).toHaveTextContent(allDone);
});

test('a damaged stored run starts again', async () => {
  const stored = '{"inputs":{"homeVisitId":"x"},"done":{"read-home":{"request":1}}}';
  sessionStorage.setItem(`workflow-run:${name}`, stored);
  history.replaceState(null, '', runnerHash);
  await render(<Page />);
  await expect.element(bar).toHaveTextContent(done(0));
});

test.for(['light', 'dark'] as const)('axe finds nothing in a run: %s, 360 px', async (mode) => {
  document.documentElement.dataset.theme = mode;
  await page.viewport(360, 800);
  await openRunner();
  await button('Run all').click();
  await expect.element(bar).toHaveTextContent(allDone);
  await button('Change the request', confirm).click();
  await confirm.getByText('Break it').click();
  await button('More').click();
  await button('Inputs').click();
  expect(await findViolations(page.getByRole('main').element())).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
