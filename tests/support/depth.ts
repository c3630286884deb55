/**
 * How much generated input a test tries. `npm run test:all` tries the same input each time. `npm run test:deep` (nightly)
 * sets TEST_DEPTH=deep: ten times as much, from the seed in TEST_SEED, which it chooses and prints.
 */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** The seed of generated input. TEST_SEED=7 repeats that of a deep run. */
export const seed = Number(process.env.TEST_SEED ?? 1);

/** Returns the number of generated inputs: `count`, or ten times as many in a deep run. */
export const scale = (count: number): number => (isDeep ? count * 10 : count);
