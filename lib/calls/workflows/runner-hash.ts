/** The hash with which the page of a workflow opens its runner. */
export const runnerHash = '#run';
