import { basename, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/support/chromium.mjs';
import { findFreePort } from './tests/support/free-port';

// A free port, so that suites and checkouts can run at the same time. Workers read the configuration again and inherit it.
process.env.E2E_PORT ??= String(await findFreePort());
const port = Number(process.env.E2E_PORT);

const report = resolve(process.env.E2E_REPORT ?? '.cache/reports/e2e.json');

/** Parses a part of the tests, such as `1/4`. */
function readShard(value: string): { current: number; total: number } {
  const [current = 1, total = 1] = value.split('/').map(Number);
  return { current, total };
}

/** The tests of the exported portal in a browser. Those of settings are in tests/fixture-site. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: true,
  // A test that passes only when repeated is a fault of the test or of the portal. `npm run test:all` repeats once, so
  // that one such test does not hide the rest, and lists it.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  ...(process.env.TEST_SHARD && { shard: readShard(process.env.TEST_SHARD) }),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: report }]],
  // Each suite of a run clears its own.
  outputDir: resolve('test-results', basename(report, '.json')),
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Recording a trace takes 20 percent of a test's time. `npx playwright test --trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    port,
    reuseExistingServer: false,
    env: { PORT: String(port) },
  },
});
