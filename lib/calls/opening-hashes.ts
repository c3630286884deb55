/** The hash of an operation's page with the request panel open. */
export const panelHash = '#try';

/** The hash with which the page of a workflow opens its runner. */
export const runnerHash = '#run';
