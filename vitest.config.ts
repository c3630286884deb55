import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // A sign of a hang, not of a slow machine: the unit tests share two cores with the second build.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // What is tested is pure, and no test stands in for a module: files share what they import, which saves
          // most of the time that importing takes.
          isolate: false,
          setupFiles: 'tests/unit-setup.ts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'out', '.next', '.cache', 'tests/export'],
        },
      },
      { extends: true, test: { name: 'export', include: ['tests/export/*.test.ts'] } },
    ],
  },
});
