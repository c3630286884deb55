import { defineConfig } from '@playwright/test';
import portal from './playwright.config';
import { findFirefox } from './scripts/setup/find-browser.mjs';

const firefox = findFirefox();
if (!firefox)
  throw new Error('No Firefox was found that is new enough. FIREFOX_PATH names one to use.');
const [project] = portal.projects ?? [];
const [server] = [portal.webServer ?? []].flat();

/**
 * `npm run firefox`: what readers do, in a Firefox as its makers ship it, driven by WebDriver BiDi: Playwright's own
 * build cannot be had everywhere. No part of `npm test`, which takes as long as it may without it.
 */
export default defineConfig({
  ...portal,
  ...(server && { webServer: [server] }),
  projects: [
    {
      ...project,
      name: 'firefox',
      testMatch:
        /\/(color-mode|console|elements|loading|mobile-menu|not-found|reading|reference|routing|sandbox|sandbox-calls|screens|search|storage)\.spec\.ts$/,
      // Over BiDi Playwright leaves `javaScriptEnabled` aside. What Firefox cannot do is marked where it stands.
      grepInvert: /without JavaScript|@chromium/,
      use: {
        ...project?.use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox,
          firefoxUserPrefs: {
            // Playwright waits for a load that a page kept in memory does not repeat.
            'fission.bfcacheInParent': false,
            // The system prefers dark; a mouse is there.
            'layout.css.prefers-color-scheme.content-override': 0,
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
          },
        },
      },
    },
  ],
});
