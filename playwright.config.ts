import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/find-browser.mjs';
import { fixRotation } from './tests/support/rotation';

// Workers inherit it, so that they collect the tests of the day on which the run began.
process.env.ROTATION = fixRotation(Date.now(), process.env.ROTATION);

const port = 4173;
/** Serves the fixture site, which has the base URL /hub/ and every setting on. */
const fixturePort = 4174;

const executablePath = await findBrowser();

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
  // On two cores, a third worker makes the tests a sixth slower.
  workers: 2,
  forbidOnly: true,
  // The speed of a machine in CI varies. A test that passes only when repeated is listed as flaky in the results.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 800 },
    // Recording a trace takes 20 percent of a test's time. `npx playwright test --trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium requires --no-sandbox when it runs as root. The other switches turn off its own network requests.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Saves a process per browser, and a tenth of the CPU time.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // First, because its only test takes longest.
    { name: 'dev-server', testDir: 'tests/dev-server' },
    { name: 'portal', testDir: 'tests/e2e', use: { baseURL: `http://localhost:${port}` } },
    {
      name: 'fixture-site',
      testDir: 'tests/fixture-site',
      use: { baseURL: `http://localhost:${fixturePort}` },
    },
  ],
  webServer: [
    serve(port),
    serve(fixturePort, { cwd: '.cache/fixture-site', env: { SITE_BASE_URL: '/hub/' } }),
  ],
});
