import fc from 'fast-check';
import { scale, seed } from '../../support/depth';
import { testInNewTab as base } from '../support/fixtures';
import { waitForScripts } from '../support/page-state';
import { readExportedPage } from './walk/exported-pages';
import { type PageDataServer, startPageDataServer } from './walk/page-data-server';
import { rewind, type WalkTab, walkIn } from './walk/walk';
import { arbitrarySteps } from './walk/walk-steps';

/**
 * Random sequences of links, Back, Forward and reloads, on fast, slow and failing connections. After each step, the tab
 * shows what a page load of its address shows.
 */

const count = scale(50);
/** The parts run in parallel. Each has a tab, because a page load takes as long as a dozen steps. */
const parts = [1, 2];

const firstPath = '/docs/doctor-app/overview';
/** Pages without a playground, which changes the height of its page when it is scrolled into view. */
const pages = [
  firstPath,
  '/docs/doctor-app/quick-start',
  '/docs/doctor-app/api-security',
  '/docs/doctor-app/introduction',
  '/api/schemas/Policy',
  '/api/schemas/MessageContact',
].map(readExportedPage);

const test = base.extend<object, { server: PageDataServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startPageDataServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

test.use({ allowErrors: [/Failed to load resource|Failed to fetch RSC payload/] });

for (const part of parts) {
  test(`random walks, part ${part}`, async ({ page, server }) => {
    test.setTimeout(scale(180_000));
    await page.goto(firstPath);
    await waitForScripts(page);
    // The empty page of a new tab is the first entry of its history in Chromium, and none in Firefox.
    const firstDepth = (await page.evaluate(() => history.length)) - 1;
    const tab: WalkTab = { page, server, pages, firstDepth, depth: firstDepth, log: [] };
    const walks = fc.sample(arbitrarySteps, {
      seed: seed + part - 1,
      numRuns: Math.ceil(count / parts.length),
    });
    for (const [index, steps] of walks.entries()) {
      await rewind(tab, firstPath);
      tab.log.push(`Walk ${index + 1}`);
      try {
        await walkIn(tab, steps);
      } catch (cause) {
        const log = tab.log.slice(-60).join('\n');
        throw new Error(`Failed with TEST_SEED=${seed}:\n${log}`, { cause });
      }
    }
  });
}
