import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/find-browser.mjs';

const port = 4173;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
