/** What the button of a code block does. */
export const copyLabel = 'Copy code to clipboard';
