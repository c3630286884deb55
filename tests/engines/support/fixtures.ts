import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findWebKit } from '../../../scripts/setup/engines.mjs';
import { tolerateMissingMediaEmulation } from '../../e2e/support/firefox-workarounds';
import type { Driver } from './driver';
import { openPlaywrightDriver } from './playwright-driver';
import { createReader, desktop, type Reader } from './reader';
import { type RecordingServer, startRecordingServer } from './recording-server';
import { launchWebKit } from './webkit-driver';

/** What the configuration says of an engine. */
export type EngineOptions = {
  /** Whether it is WebKit, which Playwright cannot start. */
  isWebKit: boolean;
};

type Engine = { open: () => Promise<Driver> };

/** A test with a new browser, or a new context of one. It fails if anything goes wrong in its pages. */
export const test = base.extend<
  {
    reader: Reader;
    skipsMissingEngine: undefined;
    /** Problems of pages that the test expects. */
    allowProblems: RegExp[];
  },
  EngineOptions & { engine: Engine; server: RecordingServer }
>({
  isWebKit: [false, { option: true, scope: 'worker' }],
  allowProblems: [[], { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startRecordingServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ isWebKit, playwright, browserName, channel, launchOptions }, use) => {
      if (isWebKit) {
        const launcher = await launchWebKit(findWebKit());
        await use(launcher);
        launcher.close();
        return;
      }
      const browser = await playwright[browserName].launch({
        ...launchOptions,
        ...(channel !== undefined && { channel }),
      });
      tolerateMissingMediaEmulation(browser);
      await use({ open: () => openPlaywrightDriver(browser) });
      await browser.close();
    },
    { scope: 'worker' },
  ],
  skipsMissingEngine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use, { project }) => {
      const { E2E_ENGINES } = process.env;
      const isMissing = E2E_ENGINES !== undefined && !E2E_ENGINES.split(' ').includes(project.name);
      base.skip(isMissing, `There is no ${project.name} on this machine`);
      await use(undefined);
    },
    { auto: true },
  ],
  reader: async ({ engine, server, allowProblems }, use, testInfo) => {
    server.startTest();
    const driver = await engine.open();
    const reader = createReader(driver, server.origin);
    await reader.resize(desktop);
    await use(reader);
    if (testInfo.status !== testInfo.expectedStatus)
      // WebKitGTK does not respond on some pages.
      await driver
        .screenshot()
        .then((png) => writeFile(testInfo.outputPath('screenshot.png'), png))
        .catch(() => undefined);
    await driver.close();
    const isExpected = (problem: string) => allowProblems.some((pattern) => pattern.test(problem));
    expect(server.problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },
});

export { expect };
