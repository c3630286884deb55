import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config';

const port = Number(process.env.E2E_PORT);

/** The tests of settings: a small site with the base URL /hub/ and every setting on, and the site of another API. */
export default defineConfig({
  ...portal,
  testDir: '..',
  testMatch: ['fixture-site/*.spec.ts', 'other-api/*.spec.ts'],
  use: { ...portal.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    port,
    reuseExistingServer: false,
    cwd: resolve('.cache/fixture-site'),
    env: { PORT: String(port), SITE_BASE_URL: '/hub/' },
  },
});
