import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './tests/support/chromium.ts';

/** Tests that a browser runs, in one tab for all: `x.browser.test.tsx` beside the component. */
const componentTests = '**/*.browser.test.tsx';
const notSource = ['**/node_modules/**', 'out/**', '.next/**', '.cache/**'];

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Long enough for a loaded machine, because the build may run at the same time.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // No test mocks a module, so that the test files of a process can share modules. This saves most of the
          // import time.
          isolate: false,
          setupFiles: 'tests/unit-setup.ts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notSource, componentTests, 'tests/export/**', 'tests/author-path/**'],
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            '@': import.meta.dirname,
            'next/navigation': `${import.meta.dirname}/tests/components/next-navigation.ts`,
          },
        },
        cacheDir: '.cache/vite',
        // All that components import is bundled at the start: a package that is found later reloads the tab.
        optimizeDeps: {
          entries: [
            'components/**/*.tsx',
            '!components/console/**',
            'lib/sandbox/**/*.ts',
            'tests/components/*.ts',
          ],
        },
        test: {
          name: 'components',
          include: [componentTests],
          exclude: notSource,
          setupFiles: 'tests/components/setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // One page for all files, like the unit tests; tests/components/setup.ts fails on what a test leaves.
            provider: playwright({ launchOptions: chromiumOptions }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
          isolate: false,
        },
      },
      { extends: true, test: { name: 'export', include: ['tests/export/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'author-path',
          include: ['tests/author-path/*.test.ts'],
          testTimeout: 15 * 60_000,
        },
      },
    ],
  },
});
