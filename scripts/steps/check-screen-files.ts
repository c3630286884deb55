import { readScreens } from '../../lib/contract/screens/load-screens';

/** Checks the form of each file of content/screens. */
export const run = () => readScreens().diagnostics;
