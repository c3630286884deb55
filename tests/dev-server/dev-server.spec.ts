import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { createSite } from '../fixture-site/copy-site';
import { findFreePort } from '../support/free-port';

type DevServer = {
  url: string;
  /** Is rejected with the end of the server's output when it stops. */
  stopped: Promise<never>;
  /** Replaces text in a file of the site. */
  edit: (file: string, from: string, to: string) => void;
};

/** The site in `npm run dev`. */
const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = createSite('dev-site');
      const port = await findFreePort();
      const child: ChildProcess = spawn(process.execPath, ['scripts/dev-server.mjs'], {
        cwd: site,
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          output = (output + chunk).slice(-4000);
        });
      }
      const stopped = new Promise<never>((_resolve, reject) => {
        child.once('exit', () => reject(new Error(`The server has stopped:\n${output}`)));
      });
      // It also stops after the test.
      stopped.catch(() => {});
      const edit: DevServer['edit'] = (file, from, to) => {
        const path = join(site, file);
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
        writeFileSync(path, text.replace(from, to));
      };
      await use({ url: `http://localhost:${port}`, stopped, edit });
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Opens the page again until the server runs and a condition holds. On a busy machine, the server starts in minutes. */
const reloadUntil = (
  page: Page,
  url: string,
  { stopped }: DevServer,
  check: () => Promise<void>,
): Promise<void> =>
  Promise.race([
    stopped,
    expect(async () => {
      await page.goto(url);
      await check();
    }).toPass({ timeout: 300_000 }),
  ]);

test('a wrong address has the page for it, and changes to settings, sidebar and navbar show without a restart', async ({
  page,
  devServer,
}) => {
  test.setTimeout(660_000);
  const { url, edit } = devServer;
  const doc = `${url}/docs/doctor-app/overview`;
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const bar = page.getByRole('banner');
  await reloadUntil(page, `${url}/docs/nope`, devServer, () =>
    expect(page).toHaveTitle(/^Page Not Found/),
  );
  await reloadUntil(page, doc, devServer, () =>
    expect(page).toHaveTitle(/Doctor App Documentation Hub/),
  );
  await expect(sidebar.getByText('Start here')).toBeVisible();

  edit('content/site/settings.yaml', 'name: Doctor App', 'name: Renamed App');
  edit('content/site/settings.yaml', 'disableSwitch: false', 'disableSwitch: true');
  edit('content/site/sidebar.yaml', 'category: Start here', 'category: Begin here');
  edit('content/site/navbar.yaml', 'label: Guides', 'label: Handbook');
  await reloadUntil(page, doc, devServer, async () => {
    await expect(page).toHaveTitle(/Renamed App Documentation Hub/, { timeout: 1000 });
    await expect(sidebar.getByText('Begin here')).toBeVisible({ timeout: 1000 });
    await expect(bar.getByRole('link', { name: 'Handbook' })).toBeVisible({ timeout: 1000 });
    // A setting of the browser's code.
    const toggle = page.getByRole('button', { name: /Switch between dark and light/ });
    await expect(toggle).toHaveCount(0, { timeout: 1000 });
  });
});

test('an open page is that of the export, and is loaded again when its files have changed', async ({
  context,
  page,
  devServer,
}) => {
  test.setTimeout(2_000_000);
  const { url, edit } = devServer;
  await reloadUntil(page, `${url}/docs/doctor-app/overview`, devServer, () =>
    expect(page).toHaveTitle(/^Overview/),
  );
  await expect(page.locator('html')).toHaveAttribute('data-prepared');
  await expect(page.locator('script[src*="/_next/"]')).toHaveCount(0);

  // On a busy machine, a build takes minutes, and a change can come while another is built.
  const isReloaded = { timeout: 600_000 };
  edit(
    'content/docs/doctor-app/overview.mdx',
    'The server sends screens.',
    'It sends new screens.',
  );
  await expect(page.getByText('It sends new screens.')).toBeVisible(isReloaded);
  // A script that Next does not compile.
  edit('lib/client/controls/search-box.ts', 'label && isApplePlatform()', 'label');
  await expect(page.locator('[role="search"] kbd')).toHaveText('⌘ K', isReloaded);

  // A page shows what is wrong with it, and the others are as before.
  const other = await context.newPage();
  const showsOther = async () => {
    const response = await other.goto(`${url}/docs/doctor-app/introduction`);
    expect(response?.status()).toBe(200);
    await expect(other.locator('html')).toHaveAttribute('data-prepared');
  };
  edit('content/docs/doctor-app/overview.mdx', 'It sends new screens.', '<Unclosed>');
  await expect(page.getByText('Expected a closing tag').first()).toBeVisible(isReloaded);
  await expect(page.getByText(/> +\d+ \| <Unclosed>/)).toBeVisible();
  await showsOther();
  edit('content/docs/doctor-app/overview.mdx', '<Unclosed>', '<Calout>It is valid.</Calout>');
  await expect(page.getByText(/Calout/).first()).toBeVisible(isReloaded);
  await showsOther();
  edit('content/docs/doctor-app/overview.mdx', '<Calout>It is valid.</Calout>', 'It is valid.');
  // The excerpt of the error has the text, too.
  await expect(page.locator('main p', { hasText: 'It is valid.' })).toBeVisible(isReloaded);
  await expect(page.locator('html')).toHaveAttribute('data-prepared');
  edit('content/docs/doctor-app/overview.mdx', 'title: ', 'title: One: ');
  await expect(page.getByText('This page cannot be shown').first()).toBeVisible(isReloaded);
  await showsOther();
  edit('content/docs/doctor-app/overview.mdx', 'title: One: ', 'title: ');
  await expect(page).toHaveTitle(/^Overview/, isReloaded);
  await expect(page.locator('html')).toHaveAttribute('data-prepared');

  // So does a doc of the sidebar that does not exist.
  edit('content/site/sidebar.yaml', 'doctor-app/introduction', 'doctor-app/nope');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  // Also a page that is just loaded has no such link.
  await expect(sidebar.getByRole('link').first()).toHaveText('Quick start', isReloaded);
  await showsOther();
});
