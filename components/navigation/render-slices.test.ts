import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  unstable_NormalPriority,
  unstable_scheduleCallback,
  unstable_shouldYield,
} from 'next/dist/compiled/scheduler';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lengthenRenderSlices, sliceMs } from './render-slices';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('lengthenRenderSlices', () => {
  it('has the scheduler yield after that time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    lengthenRenderSlices();
    const yields = await new Promise((resolve) => {
      unstable_scheduleCallback(unstable_NormalPriority, () => {
        resolve(
          [sliceMs - 1, sliceMs + 1].map((time) => {
            now.mockReturnValue(time);
            return unstable_shouldYield();
          }),
        );
      });
    });
    expect(yields).toEqual([false, true]);
  });

  it('changes the scheduler that Next’s React uses', () => {
    const renderer = createRequire(import.meta.url).resolve(
      'next/dist/compiled/react-dom/cjs/react-dom-client.production.js',
    );
    expect(readFileSync(renderer, 'utf8')).toContain('require("next/dist/compiled/scheduler")');
  });
});
