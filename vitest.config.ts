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
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'out', '.next', '.cache', 'tests/export'],
        },
      },
      { extends: true, test: { name: 'export', include: ['tests/export/*.test.ts'] } },
    ],
  },
});
