import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/find-browser.mjs';

const port = 4173;
/** The second build: under /hub/, with every setting on (tests/hub/build.ts). */
const hubPort = 4174;

const serve = (port: number, options: { cwd?: string; env?: Record<string, string> } = {}) => ({
  command: 'node --import tsx scripts/serve.ts',
  port,
  reuseExistingServer: false,
  ...options,
  env: { PORT: String(port), ...options.env },
});

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the two cores of CI: pages wait for files and for each other.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 800 },
    // A trace of each test costs a fifth of its time; `npx playwright test --trace on` makes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      // Chromium as root needs --no-sandbox; the others keep it from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'portal', testDir: 'tests/e2e', use: { baseURL: `http://localhost:${port}` } },
    { name: 'hub', testDir: 'tests/hub', use: { baseURL: `http://localhost:${hubPort}` } },
  ],
  webServer: [serve(port), serve(hubPort, { cwd: '.cache/hub', env: { SITE_BASE_URL: '/hub/' } })],
});
