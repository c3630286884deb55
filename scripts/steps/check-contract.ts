import { readContract } from '../../lib/contract/load-contract';

/** The files of content/elements, each for itself. */
export const run = () => readContract().diagnostics;
