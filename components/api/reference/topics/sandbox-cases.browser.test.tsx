import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { filterLists } from '@/components/behaviors/filter-lists';
import { runCases } from '@/components/behaviors/run-cases';
import { findViolations } from '@/tests/components/find-violations';
import { callSandbox, resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { SandboxAccounts } from './sandbox-accounts';
import { SandboxCases } from './sandbox-cases';

/** The cases with known outcomes and the accounts of the sandbox's page. */

resetSandboxBeforeEach();
afterEach(() => page.viewport(1280, 800));

const excess = page.getBySelector('#excess-of-20');
const wrongCompany = page.getBySelector('#wrong-company-id');
const expiring = page.getBySelector('#request-that-expires-soon');
const filter = page.getByRole('searchbox', { name: 'Filter the cases' });
const groupTitle = page.getBySelector('h3#excess');
const runAll = page.getByRole('button', { name: /^Reset the sandbox and run all/ });

/** Renders the cases with the behaviors of their page. */
async function renderCases(width = 1280) {
  await page.viewport(width, 800);
  const { container, unmount } = await render(<SandboxCases />);
  const root = container.querySelector<HTMLElement>('[data-cases]') ?? container;
  const stopRunning = runCases(root);
  const stopFiltering = filterLists();
  const stop = () => {
    stopRunning();
    stopFiltering();
  };
  onTestFinished(stop);
  return { container, stop, unmount };
}

const run = (title: string) =>
  page.getByRole('button', { name: `Run: ${title}`, exact: true }).click();

// The first test, because the file is loaded once.
test('a file that cannot be loaded is reported, and loads with the next click', async () => {
  await renderCases();
  const load = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 405 }));
  await run('Excess of 20%');
  await expect.element(excess.getByRole('status')).toHaveTextContent('could not be run');
  load.mockRestore();
  await run('Excess of 20%');
  await expect.element(excess.getByRole('status')).toHaveTextContent('As expected');
});

test('a case that was run shows what was compared', async () => {
  const { container } = await renderCases();
  await run('Excess of 20%');
  await excess.getByText('What was compared').click();
  const rows = excess.getByRole('row');
  await expect.element(rows.filter({ hasText: 'status' })).toHaveTextContent(/^status200200$/);
  await expect
    .element(rows.filter({ hasText: 'excessAmount' }))
    .toHaveTextContent(/^excessAmount1212$/);
  await expect.element(rows.filter({ hasText: 'patient.excessPercentage' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('a case that has its outcome is marked, and one whose data has changed says so', async () => {
  const { stop, unmount } = await renderCases();
  await run('Wrong company id');
  await expect.element(wrongCompany.getByRole('status')).toHaveTextContent('As expected');
  const body = { appointmentId: 70522, status: 'PATIENT_CANCELLED_REQUEST' };
  await callSandbox('/appointment', body, 'sandbox-rosa-token');
  await run('Request that expires soon');
  await expect.element(expiring.getByRole('status')).toHaveTextContent('Its data has changed');
  stop();
  await unmount();

  await renderCases();
  await expect.element(wrongCompany.getByRole('status')).toHaveTextContent('As expected');
  await expect.element(expiring).not.toHaveAttribute('data-outcome');
  const count = page.getBySelector('[data-case]').elements().length;
  await runAll.click();
  await expect.element(page.getByText(`${count} of ${count} as expected`)).toBeVisible();
  expect(page.getBySelector('[data-outcome="met"]').elements()).toHaveLength(count);
});

test('the filter shows the cases with all of its words, and a button clears it', async () => {
  await renderCases(390);
  const count = page.getBySelector('[data-case]').elements().length;
  const readTop = () => filter.element().getBoundingClientRect().top + scrollY;
  const top = readTop();
  await filter.fill('promo refused');
  await expect.element(page.getByText('Promo code refused: it has expired')).toBeVisible();
  await expect.element(excess).not.toBeVisible();
  await expect.element(groupTitle).not.toBeVisible();
  await filter.fill('nothing has this');
  await expect.element(page.getByText('No matches')).toBeVisible();
  await expect.element(page.getByText('No cases')).toHaveRole('status');
  expect(readTop()).toBe(top);
  const clear = page.getByRole('button', { name: 'Clear the filter' });
  await clear.click();
  await expect.element(filter).toHaveFocus();
  await expect.element(filter).toHaveValue('');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
  await expect.element(groupTitle).toBeVisible();
  // The groups are collapsed as before.
  await expect.element(excess).not.toBeVisible();

  await filter.fill('promo');
  await expect.element(wrongCompany).not.toBeVisible();
  // A link to a case that the filter hides.
  location.hash = '#wrong-company-id';
  await expect.element(wrongCompany).toBeInViewport();
});

test('the groups are collapsed on a phone only, and nothing is clipped', async () => {
  const { container } = await renderCases();
  const summary = page.getBySelector('.case-group > summary').first();
  await expect.element(excess).toBeVisible();
  await expect.element(summary).not.toBeVisible();
  await page.viewport(360, 740);
  await expect.element(excess).not.toBeVisible();
  await expect.element(summary).toBeVisible();
  for (const group of page.getBySelector('.case-group > summary').all()) await group.click();
  await expect.element(excess).toBeVisible();
  const clippedTexts = [...container.querySelectorAll('li *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    })
    .map(({ textContent }) => textContent);
  expect(clippedTexts).toEqual([]);
});

test('on a phone, the rows of the accounts look like cards and keep their table roles', async () => {
  await page.viewport(360, 740);
  await render(<SandboxAccounts />);
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').filter({ hasText: 'carrier@example.com' });
  const header = row.getByRole('rowheader');
  const cells = row.getByRole('cell').elements();
  await expect.element(header).toHaveTextContent('Casey Carrier');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'sandbox-carrier-token',
    expect.stringContaining('for company'),
  ]);
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Account', 'Token', 'What it can do']);
  expect(cells[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    header.element().getBoundingClientRect().bottom,
  );
  const { scrollWidth, clientWidth } = table.element().parentElement ?? document.body;
  expect(scrollWidth).toBe(clientWidth);
});
