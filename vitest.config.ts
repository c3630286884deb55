import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
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
