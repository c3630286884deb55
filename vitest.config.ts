import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumOptions } from './tests/support/chromium.mjs';

const root = import.meta.dirname;
const notSource = ['**/node_modules/**', 'out/**', '.next/**', '.cache/**'];

/** Tests of mounted components: `x.browser.test.tsx` beside the component. */
const componentTests = '**/*.browser.test.tsx';

/**
 * Pure functions and rendered HTML. No test mocks a module, so that the test files of a thread can share modules, which
 * saves most of the import time.
 */
const inSharedThread = {
  pool: 'threads',
  isolate: false,
  setupFiles: 'tests/unit-setup.ts',
} as const;

/** Folders of tests that run programs, need out/, or take long: each is a project of its own. */
const folders = ['author-path', 'clients', 'export', 'fuzz', 'mutations', 'programs', 'workflows'];

const createFolderProject = (name: string): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    ...(name === 'author-path' && { testTimeout: 15 * 60_000 }),
  },
});

export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    // Long enough for a loaded machine, because the build may run at the same time.
    testTimeout: 30_000,
    // A thread costs less than a process.
    pool: 'threads',
    ...(process.env.TEST_SHARD && { shard: process.env.TEST_SHARD }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...inSharedThread,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notSource, componentTests, `tests/{content,${folders.join()}}/**`],
        },
      },
      {
        extends: true,
        test: { name: 'content', ...inSharedThread, include: ['tests/content/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        resolve: {
          alias: { '@': root, 'next/navigation': `${root}/tests/components/next-navigation.ts` },
        },
        cacheDir: '.cache/vite',
        // All that components import is bundled at the start: a package that is found later reloads the tab.
        optimizeDeps: {
          entries: [
            'components/**/*.tsx',
            '!components/api/console/**',
            'lib/sandbox/**/*.ts',
            'tests/components/*.ts',
          ],
        },
        test: {
          name: 'components',
          include: [componentTests],
          exclude: notSource,
          setupFiles: 'tests/components/setup.ts',
          testTimeout: 20_000,
          // One tab for all files. tests/components/setup.ts fails a test that leaves something for the next one.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
      ...folders.map(createFolderProject),
    ],
  },
});
