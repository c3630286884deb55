import { readContract } from '../../lib/contract/load-contract';

/** Checks each file of content/elements. */
export const run = () => readContract().diagnostics;
