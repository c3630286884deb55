import { defineConfig } from '@playwright/test';
import fixture from '../fixture-site/playwright.config';

/** The tests of the site of another API, which read its files. */
export default defineConfig({ ...fixture, testDir: '.', webServer: [] });
