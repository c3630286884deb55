import { unstable_forceFrameRate } from 'next/dist/compiled/scheduler';

/**
 * How long React renders before it lets the browser do other work, in milliseconds: as long as a task may take without
 * being a long one. React's own 5 ms make hydration and navigations of a slow phone wait for the browser most of the time.
 */
export const sliceMs = 50;

/** Has React render in longer slices. See .github/decisions/37-longer-render-slices.md. */
export const lengthenRenderSlices = (): void => unstable_forceFrameRate(1000 / sliceMs);
