import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config';

const { webServer: _, ...common } = portal;

/** The test of `npm run dev`, which starts its own server. */
export default defineConfig({
  ...common,
  testDir: '.',
  // The tests share a server, and each continues where the one before has ended.
  fullyParallel: false,
});
