import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findViolations } from '@/tests/components/find-violations';
import { press } from '@/tests/components/press';
import { WebhookWorkbench } from './webhook-workbench';

/** The workbench of webhooks with a receiver that is not real. A real one is in tests/e2e/sandbox. */

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const deliveries = ['Fever.', 'No fever.'].map((notes, index) => ({
  id: 500 + index,
  timestamp: '2027-03-02T09:10:00Z',
  hook: 'appointmentChanged',
  payload: { reason: 'UPDATE_APPOINTMENT', appointmentId: 70412, notes },
}));

const replay = page.getByRole('region', { name: 'Send to a receiver' });
const url = replay.getByLabelText('URL of your receiver');
const sendBoth = replay.getByRole('button', { name: 'Send 2 payloads' });
const confirm = replay.getByRole('button', { name: 'Yes, send' });
const results = replay.getByRole('listitem');
const readResults = () => results.elements().map(({ textContent }) => textContent);

/** Opens the workbench with a receiver. */
async function openWorkbench(respond = () => new Response(null, { status: 204 })) {
  const bodies: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const response = respond();
    bodies.push(JSON.parse(String(init?.body)));
    return response;
  });
  const { container } = await render(
    <main>
      <WebhookWorkbench deliveries={deliveries} />
    </main>,
  );
  return { container, bodies };
}

test('two deliveries are compared field by field', async () => {
  await openWorkbench();
  const compare = page.getByRole('region', { name: 'Compare two deliveries' });
  await expect.element(compare.getByRole('listitem')).toHaveTextContent(/^notes changed/);
  await expect.element(compare.getBySelector('del')).toHaveTextContent(/^"Fever."$/);
  await expect.element(compare.getBySelector('ins')).toHaveTextContent(/^"No fever."$/);
  await compare.getByLabelText('First delivery').selectOptions('501');
  await expect
    .element(compare.getByRole('status'))
    .toHaveTextContent(/^The payloads are the same.$/);
});

test.for([
  ['light', 1280],
  ['dark', 320],
] as const)(
  'payloads are sent in the chosen order after a question that names the server: %s, %i px',
  async ([mode, width]) => {
    document.documentElement.dataset.theme = mode;
    await page.viewport(width, 900);
    const { container, bodies } = await openWorkbench();
    const question = replay.getByRole('group', { name: 'Send to localhost:8080?' });
    await sendBoth.click();
    await expect.element(question).toHaveTextContent('2 payloads');
    expect(await findViolations(container)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bodies).toEqual([]);

    await replay.getByLabelText('Order').selectOptions('Reversed');
    await sendBoth.click();
    await expect.element(confirm).toHaveFocus();
    await press('Enter');
    await expect
      .poll(readResults)
      .toEqual([expect.stringMatching(/^204 2\./), expect.stringMatching(/^204 1\./)]);
    expect(bodies).toMatchObject([{ notes: 'No fever.' }, { notes: 'Fever.' }]);
    expect(await findViolations(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

    // The server is confirmed, so another payload needs no question.
    await replay.getByLabelText('Deliveries').selectOptions('500');
    await replay.getByRole('button', { name: 'Send 1 payload' }).click();
    await expect.poll(readResults).toEqual([expect.stringMatching(/^204 1\./)]);
    expect(bodies).toHaveLength(3);
  },
);

test('a receiver that is not running is explained once', async () => {
  await openWorkbench(() => {
    throw new TypeError('Failed to fetch');
  });
  await sendBoth.click();
  await confirm.click();
  await expect.poll(readResults).toEqual([expect.stringMatching(/^Not reached/)]);
  await expect.element(replay).toHaveTextContent('Check that your receiver is running');
});

test('a receiver on another machine is refused, also with the keyboard', async () => {
  await openWorkbench();
  await url.fill('https://hooks.example.com/secret');
  await expect.element(replay.getByRole('alert')).toHaveTextContent('blocks hooks.example.com');
  await expect.element(sendBoth).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(url, '{Enter}');
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(replay.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await url.fill('localhost:8080');
  await expect
    .element(replay.getByRole('alert'))
    .toHaveTextContent('starts with http:// or https://');
});
