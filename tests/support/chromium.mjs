// @ts-check
import { findChromium } from '../../scripts/setup/find-browser.mjs';

const executablePath = findChromium();

/** How every test starts Chromium: the one of the machine, without network requests of its own. */
export const chromiumOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    // Chromium requires it when it runs as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Saves a process per browser, and a tenth of the CPU time.
    '--in-process-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
