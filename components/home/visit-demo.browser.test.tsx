import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { builtDemo } from '@/.generated/site/demo';
import { allElementsStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { VisitDemo } from './visit-demo';

/** The demonstration of the home page: a visit whose requests run in the sandbox, and the doctor's screen that shows it. */

const demo = page.getByRole('group', { name: 'A visit, step by step' });
const phone = demo.getByRole('group', { name: 'Screen' });
const record = demo.getBySelector('pre');
const status = demo.getByRole('region', { name: 'API v2' }).getByRole('status');
const button = (name: string, parent = demo) => parent.getByRole('button', { name, exact: true });

resetSandboxBeforeEach();
afterEach(() => page.viewport(1280, 800));

async function renderDemo(): Promise<void> {
  if (!builtDemo) throw new Error('Expected content/site/demo.yaml');
  await render(
    <>
      <Stylesheet path={allElementsStylesheet} />
      <h1>Home</h1>
      <VisitDemo {...builtDemo} />
    </>,
  );
}

test('the buttons of the screen work before and after the first request', async () => {
  await renderDemo();
  // The reader's sandbox has no visit yet: it is requested first.
  await button('Confirm the visit', phone).click();
  await expect.element(status).toHaveTextContent('The visit is now APPOINTMENT_SCHEDULED.');
  await expect.element(status).toHaveTextContent('200 · POST /appointment');
  const requests = status.getByRole('listitem');
  await expect.element(requests).toHaveLength(4);
  await button('Cancel the visit').click();
  await expect.element(requests).toHaveLength(2);
  await button('Start again').click();
  await button('Send the request').click();
  await button('Refuse', phone).click();
  await expect.element(phone).toHaveTextContent('Refused');
  await expect.element(button('Start again')).toBeVisible();
});

test('in a narrow window, a step shows its outcome below it, and what changes on the screen', async () => {
  await page.viewport(390, 844);
  await renderDemo();
  const send = button('Send the request');
  send.element().scrollIntoView({ block: 'nearest' });
  await send.click();
  const outcome = demo.getByText('200 · The visit is now REQUESTED');
  await expect.element(outcome).toBeVisible();
  await expect.element(outcome).toHaveFocus();
  await expect.element(button('Confirm the visit', phone)).toBeInViewport({ ratio: 1 });
});

test('pointing at a field marks what shows it', async () => {
  await renderDemo();
  const marked = phone.getBySelector('[data-marked]');
  await record.getByText('"scheduledTimestamp"').hover();
  await expect.element(marked).toHaveTextContent('March 9, 2027');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(marked).not.toBeInTheDocument();
});
