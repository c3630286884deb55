import { defineConfig } from '@playwright/test';
import portal from './playwright.config';
import { findFirefox } from './scripts/setup/find-browser.mjs';

const firefox = findFirefox();
if (!firefox) throw new Error('No recent Firefox was found. Set FIREFOX_PATH to the path of one.');

/**
 * `npm run firefox`: runs the tests of what readers do in a release of Firefox, driven over WebDriver BiDi, because
 * Playwright's own build of Firefox is not available everywhere. It is not part of `npm test`, to keep that fast.
 */
export default defineConfig({
  ...portal,
  projects: [
    {
      name: 'firefox',
      testMatch:
        /\/(color-mode|console|elements|loading|mobile-menu|navigation-walk|not-found|reading|reference|routing|sandbox|sandbox-samples|console-sandbox|screens|search|storage)\.spec\.ts$/,
      // Over BiDi, Playwright ignores `javaScriptEnabled`. Other tests that Firefox cannot run have the tag @chromium.
      grepInvert: /without JavaScript|@chromium/,
      use: {
        ...portal.use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox,
          firefoxUserPrefs: {
            // Playwright waits for a load event, which a page from the back/forward cache does not repeat.
            'fission.bfcacheInParent': false,
            // Simulates a system that prefers dark mode and has a mouse.
            'layout.css.prefers-color-scheme.content-override': 0,
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
          },
        },
      },
    },
  ],
});
