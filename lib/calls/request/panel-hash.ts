/** The hash of an operation's page with the request panel open. */
export const panelHash = '#try';
