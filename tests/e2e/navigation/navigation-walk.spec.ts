import fc from 'fast-check';
import { readExportedPage } from './walk/exported-pages';
import { type PayloadServer, startPayloadServer } from './walk/payload-server';
import { rewind, type WalkTab, walkIn } from './walk/walk';
import { arbitrarySteps } from './walk/walk-steps';
import { days } from '../../support/rotation';
import { testInNewTab as base } from '../support/fixtures';
import { waitForHydration } from '../support/page-state';

/**
 * Random sequences of links, Back, Forward and reloads, on fast, slow and failing connections. After each step, the tab
 * shows what a page load of its address shows. Each day has its own sequences, and `npm run walks` runs all. WALK_SEED runs
 * other sequences, WALK_COUNT more of them.
 */

const count = Number(process.env.WALK_COUNT ?? 50);
/** The parts run in parallel. Each has a tab, because a page load takes as long as a dozen steps. */
const partCount = 2;
/** A part begins with the seed or one after it. */
const seeds = process.env.WALK_SEED
  ? [Number(process.env.WALK_SEED)]
  : days.map((day) => 18 + day * partCount);

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

const test = base.extend<object, { server: PayloadServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startPayloadServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

test.use({ allowErrors: [/Failed to load resource|Failed to fetch RSC payload/] });

const parts = seeds.flatMap((seed) =>
  Array.from({ length: partCount }, (_, index) => ({ seed, part: index + 1 })),
);

for (const { seed, part } of parts) {
  test(`random walks from seed ${seed}, part ${part}`, async ({ page, server }) => {
    test.setTimeout(180_000);
    await page.goto(firstPath);
    await waitForHydration(page);
    // The empty page of a new tab is the first entry of its history in Chromium, and none in Firefox.
    const firstDepth = (await page.evaluate(() => history.length)) - 1;
    const tab: WalkTab = { page, server, pages, firstDepth, depth: firstDepth, log: [] };
    const walks = fc.sample(arbitrarySteps, {
      seed: seed + part - 1,
      numRuns: Math.ceil(count / partCount),
    });
    for (const [index, steps] of walks.entries()) {
      await rewind(tab, firstPath);
      tab.log.push(`Walk ${index + 1}`);
      try {
        await walkIn(tab, steps);
      } catch (cause) {
        const log = tab.log.slice(-60).join('\n');
        throw new Error(`Failed with WALK_SEED=${seed} WALK_COUNT=${count}:\n${log}`, { cause });
      }
    }
  });
}
