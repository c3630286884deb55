import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config';
import { findFirefox } from '../../scripts/setup/find-browser.mjs';
import { chromiumOptions } from '../support/chromium.mjs';
import type { EngineOptions } from './support/fixtures';

const firefox = findFirefox();

/**
 * The same checks in three engines. `test:all` and `test:deep` run those with the tag @smoke in Firefox and WebKit,
 * `npm run firefox` and `npm run webkit` run all. Chromium is for comparison: `--project chromium`.
 */
export default defineConfig<object, EngineOptions>({
  ...portal,
  testDir: '.',
  webServer: [],
  // WebKitGTK draws without a GPU here, which is slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { ...(firefox !== undefined && { executablePath: firefox }) },
      },
    },
    { name: 'webkit', use: { isWebKit: true } },
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumOptions } },
  ],
});
