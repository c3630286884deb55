import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Long enough for a loaded machine, because the unit tests run at the same time as the second build.
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
          exclude: [
            '**/node_modules/**',
            'out/**',
            '.next/**',
            '.cache/**',
            'tests/export/**',
            'tests/author-path/**',
          ],
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
