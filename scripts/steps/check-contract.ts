import { readContractFiles } from '../../lib/contract/load-contract';

/** Checks the form of each file of content/elements. */
export const run = () => readContractFiles().diagnostics;
